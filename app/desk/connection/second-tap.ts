/** Two taps within these limits are one double tap of a finger; a mouse counts its clicks itself (`detail`). */
const doubleTap = { ms: 350, px: 24 };
const controls = "a, button, input, label, summary";
const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest(controls) : null);

let first: { at: number; x: number; y: number; on: Element | null } | undefined;
let isMouse = false;
let isSecond = false;

function onPointerDown(event: PointerEvent): void {
  const { pointerType, timeStamp, clientX, clientY } = event;
  isMouse = pointerType === "mouse";
  const isSameSubmit = first?.on?.matches("[type=submit]") && controlOf(event) === first.on;
  isSecond =
    first !== undefined &&
    !isMouse &&
    timeStamp - first.at < doubleTap.ms &&
    // Clicks replayed from before hydration are synthetic and have no coordinates.
    (Math.hypot(clientX - first.x, clientY - first.y) < doubleTap.px || isSameSubmit === true) &&
    // A picture: the first tap opens it full screen, the second zooms in.
    !first.on?.matches(".slide-link");
}

function onClick(event: MouseEvent): void {
  const on = controlOf(event);
  // A click by key has no `detail`; neither has a replayed one, but that isn't trusted.
  isSecond ||= event.isTrusted && event.detail === 0 && on === first?.on && event.timeStamp - first.at < doubleTap.ms;
  // On one and the same control only submits and disclosures ignore the second tap: steppers and checkboxes take both.
  if (isSecond && (on !== first?.on || on?.matches("[type=submit], summary"))) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else first = { at: event.timeStamp, x: event.clientX, y: event.clientY, on };
  isSecond = false;
}

/**
 * Some people double-tap everything. The second tap must not press what the first one has brought under the finger,
 * send a form twice, or close a sheet that the first has opened. Listens in the capture phase, ahead of React.
 */
export function ignoreSecondTaps(): void {
  const listen: typeof document.addEventListener = (type: string, listener: EventListener) =>
    document.addEventListener(type, listener, true);
  listen("pointerdown", onPointerDown);
  listen("mousedown", ({ detail }) => {
    isSecond ||= isMouse && detail > 1 && first !== undefined;
  });
  listen("click", onClick);
  // The touch became a scroll.
  listen("pointercancel", () => {
    isSecond = false;
  });
  // After typing, the next tap is a first one.
  listen("input", () => {
    first = undefined;
  });
  // So it is after another key, such as Escape. Enter held down sends a form once.
  listen("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") first = undefined;
    const sends = event.target instanceof Element && event.target.matches("input, [type=submit]");
    if (event.repeat && event.key === "Enter" && sends) event.preventDefault();
  });
  listen("cancel", (event) => isSecond && event.preventDefault());
}
