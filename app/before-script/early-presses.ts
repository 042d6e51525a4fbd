/**
 * Until React has hydrated the page, a press on a button that needs script would be lost. It is noted instead,
 * acknowledged in the same frame, and replayed as a click: docs/decisions/early-presses.md.
 */
export const hydrated = "hydrated";
export const earlyPress = "earlypress";
export const scriptsLost = "scriptslost";
const statusId = "early-status";

/** Outside React's root. A live region must be in the page before it speaks. */
export const earlyStatus = `<p id="${statusId}" role="status" class="sr-only"></p>`;

/** The page is hydrated: early presses are replayed, pictures near the viewport may load. */
export function sayHydrated(): void {
  document.dispatchEvent(new Event(hydrated));
}

export function earlyPressScript(): string {
  return `(${notePresses})(${JSON.stringify({ hydrated, earlyPress, scriptsLost, statusId })})`;
}

type Names = { hydrated: string; earlyPress: string; scriptsLost: string; statusId: string };

/** Serialised into the page's head, so it may use nothing but its argument. */
function notePresses(names: Names): void {
  type Control = HTMLButtonElement | HTMLAnchorElement;
  const pressed: Control[] = [];
  let areScriptsLost = false;
  let giveUp: ReturnType<typeof setTimeout>;

  const say = (text: string, className = "sr-only") => {
    const status = document.getElementById(names.statusId);
    if (!status) return undefined;
    status.className = className;
    status.textContent = text;
    return status;
  };
  const clear = () => {
    clearTimeout(giveUp);
    say("");
    for (const control of pressed) {
      control.removeAttribute("aria-busy");
      control.removeAttribute("data-pending");
    }
    return pressed.splice(0);
  };

  // A browser doesn't ask again for a script that failed while the page is open, so the page must be loaded again.
  const sayLost = () => {
    areScriptsLost = true;
    const controls = clear();
    if (controls.length === 0) return;
    const last = controls.at(-1);
    if (last instanceof HTMLAnchorElement) return last.click();
    const again = document.createElement("a");
    again.href = location.href;
    again.textContent = "Load it again";
    say("A part of this page didn’t arrive. ", "scripts-lost")?.append(again);
  };

  // What the browser does without script: `command`, a dialog's own form, a form with an address.
  const isNativeButton = ({ type, form, attributes }: HTMLButtonElement) =>
    (attributes.getNamedItem("commandfor") && "commandForElement" in HTMLButtonElement.prototype) ||
    (type === "submit" && (form?.method === "dialog" || form?.hasAttribute("action")));
  // A link that opens something on this page needs script; any other link waits only behind a press that waits,
  // or the cart that it leads to would lack the piece.
  const isNativeLink = ({ target, hash }: HTMLAnchorElement, opensHere: boolean) =>
    !opensHere && (pressed.length === 0 || target !== "" || hash !== "");
  const hasModifier = (event: MouseEvent) =>
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

  const note = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest<Control>("button, a[href]");
    if (!control || hasModifier(event)) return;
    const isNative =
      control instanceof HTMLAnchorElement
        ? isNativeLink(control, control.ariaHasPopup !== null) || areScriptsLost
        : isNativeButton(control);
    if (isNative) return;
    // In the capture phase on window, ahead of React, whose listeners may be there before the state behind them is.
    event.preventDefault();
    event.stopImmediatePropagation();
    // Pressed again while it waits, a submit button is still one submit.
    if (control.type !== "submit" || !pressed.includes(control)) pressed.push(control);
    if (areScriptsLost) return sayLost();
    control.setAttribute("aria-busy", "true");
    control.setAttribute("data-pending", "");
    say("One moment…");
    document.dispatchEvent(new Event(names.earlyPress));
    clearTimeout(giveUp);
    giveUp = setTimeout(sayLost, 15_000);
  };

  const replay = async () => {
    removeEventListener("click", note, true);
    for (const control of clear()) {
      // React renders the outcome of one click before the next.
      await undefined;
      control.click();
    }
  };

  addEventListener("click", note, true);
  document.addEventListener(names.hydrated, replay, { once: true });
  document.addEventListener(names.scriptsLost, sayLost);
}
