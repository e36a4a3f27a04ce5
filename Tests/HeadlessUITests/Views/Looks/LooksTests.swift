import HeadlessUI
import Testing

/// Every modifier that only changes looks compiles as in SwiftUI, and leaves the element as it is.
struct LooksTests {
  @Test func `texts with looks stay texts and can be joined`() {
    let view = ShownView {
      Text("a").bold().italic().underline().strikethrough(true, color: .red).font(.body)
        + Text("b").fontWeight(.semibold).foregroundStyle(.secondary).kerning(1).tracking(1)
        + Text("c").foregroundColor(.red).monospacedDigit().baselineOffset(2).fontDesign(.serif)
    }
    #expect(view.outline == ["text 'abc'"])
  }

  @Test func `fonts and line limits change nothing`() {
    let view = ShownView {
      Text("a")
        .font(.system(size: 12, weight: .bold, design: .rounded))
        .font(.system(.body, design: .monospaced))
        .font(.custom("Inter", size: 12).weight(.medium).italic())
        .fontWeight(.bold).fontWidth(.condensed)
        .lineLimit(2).lineLimit(1...3).lineLimit(2...).lineLimit(3, reservesSpace: true)
        .lineSpacing(3).multilineTextAlignment(.center).minimumScaleFactor(0.5)
        .truncationMode(.tail).allowsTightening(true).textCase(.uppercase)
        .textSelection(.enabled).dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
    #expect(view.outline == ["text 'a'"])
  }

  @Test func `colours change nothing`() {
    let view = ShownView {
      Text("a")
        .lineLimit(1)
        .foregroundStyle(.red).foregroundStyle(.primary, .tint).foregroundStyle(Color.red.gradient)
        .foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        )
        .foregroundStyle(AnyShapeStyle(.tint))
        .foregroundColor(.accentColor).tint(.blue).accentColor(.blue)
        .background(.red).background(Color(red: 0.1, green: 0.2, blue: 0.3).opacity(0.5))
        .background(Color(.systemGray6)).background(Color(uiColor: .label))
        .background(.ultraThinMaterial).background(in: RoundedRectangle(cornerRadius: 8))
        .background(.red, in: .rect(cornerRadius: 8)).background(Circle().fill(.red))
        .background { RoundedRectangle(cornerRadius: 8).fill(Color.gray) }
        .overlay(.red, in: Capsule())
        .opacity(0.5).brightness(0.1).contrast(0.1).saturation(0.2).grayscale(1).colorInvert()
        .colorMultiply(.red).preferredColorScheme(.dark).environment(\.colorScheme, .dark)
    }
    #expect(view.outline == ["text 'a'"])
  }

  @Test func `shapes change nothing and show nothing themselves`() {
    let view = ShownView {
      Text("a")
        .clipShape(UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4))
        .background(AngularGradient(colors: [.red, .blue], center: .center))
        .cornerRadius(4).clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous))
        .clipShape(.circle).clipShape(.rect(cornerRadius: 3)).clipped().mask(Circle())
        .mask { Rectangle() }.border(.gray, width: 2).border(Color.red)
        .shadow(color: .black.opacity(0.1), radius: 3, x: 1, y: 1).shadow(radius: 2).blur(radius: 1)
        .contentShape(Rectangle()).compositingGroup().drawingGroup()
        .rotationEffect(.degrees(90)).rotation3DEffect(.radians(1), axis: (x: 0, y: 1, z: 0))
        .scaleEffect(1.5).scaleEffect(x: -1)
      Rectangle().fill(.red).frame(height: 1)
      RoundedRectangle(cornerRadius: 3).stroke(.gray, style: StrokeStyle(lineWidth: 2, dash: [1]))
      Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 2)
      Capsule().strokeBorder(.red).frame(width: 3)
      Ellipse().inset(by: 2)
      Color.red.frame(height: 1)
      RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)
    }
    #expect(view.outline == ["text 'a'"])
  }

  @Test func `sizes and positions change nothing`() {
    let view = ShownView {
      Text("a")
        .padding().padding(4).padding(.horizontal).padding([.top, .leading], 8)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .frame(width: 10).frame(maxWidth: .infinity, alignment: .leading)
        .frame(width: 1, height: 2, alignment: .topLeading)
        .containerRelativeFrame(.horizontal).fixedSize()
        .fixedSize(horizontal: true, vertical: false)
        .layoutPriority(1).aspectRatio(contentMode: .fit).aspectRatio(1.5, contentMode: .fill)
        .scaledToFit().scaledToFill().controlSize(.large).imageScale(.small)
        .listRowInsets(EdgeInsets()).safeAreaPadding().contentMargins(.horizontal, 8)
        .offset(x: 1).position(x: 1, y: 2).zIndex(1).ignoresSafeArea()
        .ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.all)
        .alignmentGuide(.leading) { $0[.leading] + $0.width }
        .alignmentGuide(.top) { $0.height }
        .gridCellColumns(2).gridColumnAlignment(.leading).gridCellAnchor(.center)
        .gridCellUnsizedAxes(.horizontal)
    }
    #expect(view.outline == ["text 'a'"])
  }

  @Test func `animated changes are shown at once`() throws {
    let view = ShownView(Moving())
    try view.tap("Move")
    #expect(view.outline == ["button 'Move'", "text 'moved'"])
  }

  @Test func `styles change nothing`() {
    let view = ShownView {
      Button("a") {}
        .buttonStyle(.borderedProminent).buttonStyle(Pressed()).buttonBorderShape(.capsule)
        .menuStyle(.button).groupBoxStyle(.automatic).disclosureGroupStyle(.automatic)
        .labelStyle(.iconOnly).toggleStyle(.switch).listStyle(.insetGrouped).listStyle(
          PlainListStyle()
        )
        .formStyle(.grouped).textFieldStyle(.roundedBorder).pickerStyle(.menu)
        .progressViewStyle(.circular).tabViewStyle(.page(indexDisplayMode: .never))
        .symbolRenderingMode(.hierarchical).symbolVariant(.fill).labelsHidden()
        .menuIndicator(.hidden).menuOrder(.fixed)
        .headerProminence(.increased).badgeProminence(.decreased)
        .listRowSeparator(.hidden).listRowSeparatorTint(.red, edges: .bottom)
        .listSectionSeparator(.hidden).listRowBackground(Color.red).listRowSpacing(2)
        .listSectionSpacing(4).listItemTint(.red).scrollContentBackground(.hidden)
        .scrollIndicators(.hidden).scrollDisabled(true).scrollDismissesKeyboard(.interactively)
        .scrollBounceBehavior(.basedOnSize).scrollTargetLayout().scrollClipDisabled()
        .labeledContentStyle(.automatic).defaultScrollAnchor(.bottom)
        .scrollTargetBehavior(.viewAligned).presentationSizing(.form)
        .scrollPosition(id: .constant(Int?.none), anchor: .top)
        .privacySensitive().redacted(reason: .placeholder).unredacted()
    }
    #expect(view.outline == ["button 'a'"])
  }

  @Test func `keyboards, bars and sheets change nothing`() {
    let view = ShownView {
      TextField("a", text: .constant(""))
        .keyboardType(.emailAddress).textContentType(.streetAddressLine1).autocorrectionDisabled()
        .disableAutocorrection(true).textInputAutocapitalization(.never).submitLabel(.done)
        .keyboardShortcut("s").keyboardShortcut(.defaultAction).speechSpellsOutCharacters()
        .navigationBarTitleDisplayMode(.inline).navigationBarHidden(true)
        .toolbar(.hidden, for: .navigationBar).toolbarBackground(.visible, for: .tabBar)
        .toolbarBackground(.red, for: .navigationBar).toolbarColorScheme(.dark)
        .toolbarTitleDisplayMode(.inline).toolbarRole(.editor).statusBarHidden()
        .persistentSystemOverlays(.hidden).presentationDetents([.medium, .fraction(0.3)])
        .presentationDragIndicator(.visible).presentationCornerRadius(8)
        .presentationBackground(.thinMaterial).presentationContentInteraction(.scrolls)
        .accessibilityHint("b").accessibilityInputLabels(["b"]).accessibilitySortPriority(1)
        .accessibilityIgnoresInvertColors().accessibilityShowsLargeContentViewer()
        .accessibilityHeading(.h1).accessibilityRespondsToUserInteraction().help("b")
    }
    #expect(view.outline == ["field 'a' = ''"])
  }
}

private struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Moving: View {
  @Namespace private var names
  @State private var isMoved = false
  @State private var done = false

  var body: some View {
    Button("Move") {
      withAnimation(.spring(duration: 0.3)) {
        isMoved = true
      } completion: {
        done = true
      }
      withTransaction(Transaction(animation: nil)) { done = isMoved }
    }
    if isMoved {
      Text("moved")
        .transition(
          .asymmetric(insertion: .move(edge: .top), removal: .opacity.combined(with: .scale))
        )
        .animation(.easeInOut(duration: 0.2).delay(1), value: done).animation(.interactiveSpring())
        .animation(.interpolatingSpring(stiffness: 170, damping: 15))
        .transaction { $0.animation = nil }.contentTransition(.numericText())
        .matchedGeometryEffect(id: "a", in: names)
        .sensoryFeedback(.success, trigger: done).symbolEffect(.bounce, value: done)
        .symbolEffect(.pulse)
    }
  }
}
