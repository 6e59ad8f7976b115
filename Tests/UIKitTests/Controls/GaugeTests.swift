import Testing

@testable import UIKit

@MainActor @Suite struct GaugeTests {
  private let root = UIViewController()
  private let log = CallLog()

  private func stage(_ view: UIView) -> Stage {
    let stage = Stage(root: root)
    root.view.addSubview(view)
    stage.application.commit()
    return stage
  }

  private func slider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 16, y: 32, width: 131, height: 31))
    slider.maximumValue = 100
    return slider
  }

  // MARK: Sliders

  @Test(arguments: [
    (true, ["down 0.0", "value 50.0", "primary 50.0", "up 50.0"]),
    (false, ["down 0.0", "value 50.0", "primary 50.0", "up 50.0"]),
  ])
  func theKnobFollowsTheFinger(isContinuous: Bool, calls: [String]) {
    let slider = slider()
    slider.isContinuous = isContinuous
    let stage = stage(slider)
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("value", .valueChanged), ("primary", .primaryActionTriggered),
      ("up", .touchUpInside),
    ]
    let targets = events.map { name, event in
      let target = ClosureTarget { [log, slider] _ in log.add("\(name) \(slider.value)") }
      slider.addTarget(target, action: Selector(name), for: event)
      return target
    }
    stage.touch(CGPoint(x: 30, y: 45), liftAt: CGPoint(x: 80, y: 45))
    #expect(log.take() == calls && targets.count == 4)
    slider.setValue(10, animated: true)
    #expect(log.take().isEmpty && slider.value == 10)
  }

  @Test func targetsHearOfEachStepOnlyWhenTheSliderIsContinuous() {
    let slider = slider()
    let stage = stage(slider)
    let target = ClosureTarget { [log, slider] _ in log.add("\(slider.value)") }
    slider.addTarget(target, action: Selector("changed"), for: .valueChanged)
    for isContinuous in [true, false] {
      slider.isContinuous = isContinuous
      slider.value = 0
      let touch = UITouch(window: stage.window, location: CGPoint(x: 30, y: 45))
      func send(_ phase: UITouch.Phase, x: Double) {
        touch.phase = phase
        touch.windowLocation = CGPoint(x: x, y: 45)
        stage.application.sendEvent(UIEvent(touches: [touch]))
      }
      send(.began, x: 30)
      send(.moved, x: 55)
      send(.moved, x: 5)
      send(.moved, x: 300)
      #expect(slider.value == 100)
      send(.ended, x: 300)
      #expect(log.take() == (isContinuous ? ["25.0", "0.0", "100.0"] : ["100.0"]))
    }
  }

  @Test func theTrackTakesNoTaps() {
    let slider = slider()
    let stage = stage(slider)
    stage.touch(CGPoint(x: 120, y: 45), liftAt: CGPoint(x: 60, y: 45))
    #expect(slider.value == 0)
    slider.isEnabled = false
    stage.touch(CGPoint(x: 30, y: 45), liftAt: CGPoint(x: 80, y: 45))
    #expect(slider.value == 0)
  }

  @Test func theValueStaysBetweenTheEnds() {
    let slider = UISlider(frame: .zero)
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = -5
    #expect(slider.minimumValue == -5 && slider.value == -5)
    slider.value = .nan
    #expect(slider.value == -5)
    slider.maximumValue = .infinity
    slider.value = .infinity
    #expect(slider.accessibilityTree()?.value == "0%")
  }

  @Test(arguments: [
    (#"value="50" minValue="0.0" maxValue="100""#, 50.0, "50%"),
    (#"value="-90" minValue="-90" maxValue="-10""#, -90, "0%"),
    (#"minValue="6" maxValue="10""#, 6, "0%"), (#"value="9" minValue="6" maxValue="10""#, 9, "75%"),
    (#"value="1e300" minValue="0.0" maxValue="1e300""#, Double.infinity, "0%"),
    (#"value="3" minValue="4" maxValue="2""#, 2, "0%"),
  ])
  func aFileSetsTheSliderUp(attributes: String, value: Double, percent: String) throws {
    let slider: UISlider = try NibFixtures.view(
      "<slider \(attributes) continuous=\"NO\" minimumValueImage=\"quiet\" id=\"1\"/>")
    #expect(Double(slider.value) == value && !slider.isContinuous)
    #expect(slider.minimumValueImage?.description == "quiet")
    #expect(slider.accessibilityTree()?.value == percent && slider.defaultEvent == .valueChanged)
  }

  // MARK: Progress

  @Test(arguments: [("0.5", Float(0.5)), ("7", 1), ("-1", 0), ("x", 0)])
  func aFileSetsTheProgressUp(text: String, progress: Float) throws {
    let bar: UIProgressView = try NibFixtures.view(
      "<progressView progress=\"\(text)\" progressViewStyle=\"bar\" id=\"1\"/>")
    #expect(bar.progress == progress && bar.progressViewStyle == .bar)
    bar.setProgress(.nan, animated: true)
    #expect(bar.progress == 0)
  }

  @Test func runtimeAttributesSetTheNumbers() throws {
    let (objects, _, messages) = try NibFixtures.load(
      """
      <slider id="1" minValue="0" maxValue="9"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="value"><real key="value" value="4.5"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></slider>
      <progressView id="2"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="progress">
      <real key="value" value="0.25"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></progressView>
      """)
    #expect((objects.first as? UISlider)?.value == 4.5)
    #expect((objects.last as? UIProgressView)?.progress == 0.25 && messages.isEmpty)
  }

  // MARK: Wheels

  @Test func aWheelHidesWhenItStopsUnlessToldOtherwise() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden && wheel.frame.size == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.isHidden = true
    wheel.startAnimating()
    #expect(wheel.isHidden)
  }

  @Test(arguments: [
    ("", false, false, "0"), (#"animating="YES""#, true, false, "1"),
    (#"hidden="YES""#, false, true, "0"), (#"hidesWhenStopped="YES""#, false, true, "0"),
    (#"hidden="YES" hidesWhenStopped="YES" animating="YES""#, true, false, "1"),
  ])
  func aFileSetsTheWheelUp(
    attributes: String, isAnimating: Bool, isHidden: Bool, value: String
  ) throws {
    let wheel: UIActivityIndicatorView = try NibFixtures.view(
      "<activityIndicatorView \(attributes) style=\"gray\" id=\"1\"/>")
    #expect(wheel.isAnimating == isAnimating && wheel.isHidden == isHidden)
    #expect(wheel.style == .gray)
    wheel.isHidden = false
    #expect(wheel.accessibilityTree()?.value == value)
  }
}
