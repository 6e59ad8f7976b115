/// What the report does when somebody uses it. Without it, all stands below one another.
enum PageScript {
  static let text = #"""

    "use strict";
    const root = document.documentElement;
    const articles = Array.from(document.querySelectorAll("article"));
    const items = Array.from(document.querySelectorAll("#list li"));
    const buttons = Array.from(document.querySelectorAll("#results button"));
    const filter = document.getElementById("filter");
    const panels = document.querySelector("main");
    let selected = -1;

    function setTheme(dark) { root.dataset.theme = dark ? "dark" : "light"; }
    const system = window.matchMedia("(prefers-color-scheme: dark)");
    setTheme(system.matches);
    system.addEventListener("change", event => setTheme(event.matches));

    function isShown(index) { return !items[index].hidden; }

    function select(index) {
      if (selected >= 0) {
        articles[selected].classList.remove("selected");
        items[selected].classList.remove("selected");
        items[selected].firstChild.removeAttribute("aria-current");
      }
      selected = index;
      if (index < 0) { return; }
      articles[index].classList.add("selected");
      items[index].classList.add("selected");
      items[index].firstChild.setAttribute("aria-current", "true");
      items[index].scrollIntoView({ block: "nearest" });
      panels.scrollTop = 0;
    }

    function move(step) {
      for (let index = selected + step; index >= 0 && index < items.length; index += step) {
        if (isShown(index)) { select(index); return; }
      }
    }

    function apply() {
      const words = filter.value.toLowerCase().split(" ").filter(word => word !== "");
      const results = new Set(
        buttons.filter(button => button.getAttribute("aria-pressed") === "true")
          .map(button => button.dataset.result));
      let shown = 0;
      articles.forEach((article, index) => {
        const fits = results.has(article.dataset.result)
          && words.every(word => article.dataset.name.includes(word));
        items[index].hidden = !fits;
        shown += fits ? 1 : 0;
      });
      document.getElementById("none").hidden = shown > 0;
      if (selected < 0 || !isShown(selected)) {
        select(items.findIndex((_, index) => isShown(index)));
      }
    }

    const views = { "0": "", "1": "expected", "2": "actual", "3": "difference" };
    const layers = ["", "only-old", "only-new"];
    let layer = 0;

    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) { return; }
      if (event.target === filter) {
        if (event.key === "Escape") { filter.value = ""; apply(); filter.blur(); }
        if (event.key === "Enter") { filter.blur(); }
        return;
      }
      switch (event.key) {
      case "j": case "ArrowDown": move(1); break;
      case "k": case "ArrowUp": move(-1); break;
      case "0": case "1": case "2": case "3": panels.dataset.view = views[event.key]; break;
      case "o":
        layer = (layer + 1) % layers.length;
        panels.className = layers[layer];
        break;
      case "t": setTheme(root.dataset.theme !== "dark"); break;
      case "/": if (filter) { filter.focus(); } break;
      default: return;
      }
      event.preventDefault();
    });

    if (filter) {
      root.classList.add("scripted");
      filter.addEventListener("input", apply);
      for (const button of buttons) {
        button.addEventListener("click", () => {
          button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
          apply();
        });
      }
      items.forEach((item, index) => item.firstChild.addEventListener("click", event => {
        event.preventDefault();
        select(index);
      }));
      apply();
      const named = articles.findIndex(article => "#" + article.id === window.location.hash);
      if (named >= 0) { select(named); }
    }

    """#
}
