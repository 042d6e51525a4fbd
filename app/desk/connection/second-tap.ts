/** Taps of a finger that taps everything twice are no further apart; a mouse counts its clicks itself. */
const together = { ms: 350, px: 24 };
const controls = "a, button, input, label, summary";
const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest(controls) : null);

let first: { at: number; x: number; y: number; on: Element | null } | undefined;
let isMouse = false;
let isSecond = false;

function press(event: PointerEvent): void {
  const { pointerType, timeStamp, clientX, clientY } = event;
  isMouse = pointerType === "mouse";
  const isSent = first?.on?.matches("[type=submit]") && controlOf(event) === first.on;
  isSecond =
    first !== undefined &&
    !isMouse &&
    timeStamp - first.at < together.ms &&
    // What was pressed before the scripts and is carried out by the page has no place.
    (Math.hypot(clientX - first.x, clientY - first.y) < together.px || isSent === true) &&
    // The first opens it full screen, the second enlarges it.
    !first.on?.matches(".slide-link");
}

function click(event: MouseEvent): void {
  const on = controlOf(event);
  // By a key: what was carried out by the page isn't trusted.
  isSecond ||= event.isTrusted && event.detail === 0 && on === first?.on && event.timeStamp - first.at < together.ms;
  // A form is sent once, and a fold opened; what counts, steps or turns over gets both taps.
  if (isSecond && (on !== first?.on || on?.matches("[type=submit], summary"))) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else first = { at: event.timeStamp, x: event.clientX, y: event.clientY, on };
  isSecond = false;
}

/**
 * Who taps twice means it once: what the first tap has brought under her finger doesn't get the second, nor does a form
 * that it has sent, and a sheet that it has opened isn't closed by it.
 */
export function hearSecondTaps(): void {
  const hear: typeof document.addEventListener = (type: string, listener: EventListener) =>
    document.addEventListener(type, listener, true);
  hear("pointerdown", press);
  hear("mousedown", ({ detail }) => {
    isSecond ||= isMouse && detail > 1 && first !== undefined;
  });
  hear("click", click);
  // It goes on to scroll.
  hear("pointercancel", () => {
    isSecond = false;
  });
  // She has typed in between.
  hear("input", () => {
    first = undefined;
  });
  // A key that is held down; another one in between, such as Escape, makes the next a press of its own.
  hear("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") first = undefined;
    const sends = event.target instanceof Element && event.target.matches("input, [type=submit]");
    if (event.repeat && event.key === "Enter" && sends) event.preventDefault();
  });
  hear("cancel", (event) => isSecond && event.preventDefault());
}
