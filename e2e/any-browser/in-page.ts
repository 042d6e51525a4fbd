/** What these checks look for inside a page. Each function is sent there as it stands, so it knows only what it is given. */
import type { Point } from "./driver.ts";

export type Found = { point: Point } | { reason: string };

/** A control that is shown, by what it is called: by its label, or by its words. */
export function findControl(source: string, place: number): Element | string {
  const wanted = new RegExp(source);
  const squeezed = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element): string => {
    const by = element.getAttribute("aria-labelledby");
    if (by) return squeezed(document.getElementById(by)?.textContent);
    const label = element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    return squeezed(label ?? element.textContent);
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === "visible" && !element.closest("[inert]");
  };
  const modals = [...document.querySelectorAll("dialog[open]")].filter((dialog) => dialog.matches(":modal"));
  const scope = modals.at(-1) ?? document;
  const kinds = ["a[href], button, input, select, textarea, summary", "label"];
  const named = kinds.flatMap((kind) => [...scope.querySelectorAll(kind)].filter((each) => wanted.test(nameOf(each))));
  return named.filter(isShown)[place] ?? `${named.length} of that name, but none is shown`;
}

/**
 * Where to tap on it, or why that can't be. It looks within a frame: where frames are slow, an engine calls a movement
 * finished while the page still stands where the last frame left it.
 */
export async function whereToTap(find: () => Element | string | undefined): Promise<Found> {
  await new Promise(requestAnimationFrame);
  const control = find() ?? "it isn't there";
  if (typeof control === "string") return { reason: control };
  if (control.matches(":disabled")) return { reason: "it is disabled" };
  const isMoving = (element: Element | null): boolean =>
    element !== null &&
    (element.getAnimations().some(({ playState }) => playState === "running") || isMoving(element.parentElement));
  if (isMoving(control)) return { reason: "it is moving" };
  const middle = () => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const over = ({ x, y }: Point) => document.elementFromPoint(x, y);
  const isFree = () => control.contains(over(middle())) || over(middle())?.closest("label")?.control === control;
  if (!isFree()) control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  if (!isFree()) return { reason: `covered by ${over(middle())?.outerHTML.slice(0, 120)}` };
  return { point: middle() };
}

/** React has taken the page over: from here on every control answers. */
export function isHydrated(): boolean {
  return [document.documentElement, document.querySelector("#app > *")].some((element) =>
    Object.keys(element ?? {}).some((key) => key.startsWith("__reactProps$")),
  );
}

/** The parts that stick out at the side, or whose words are cut off. */
export function findCutOff(): string[] {
  const width = document.documentElement.clientWidth;
  const problems: string[] = [];
  if (document.documentElement.scrollWidth > width)
    problems.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  for (const element of document.querySelectorAll<HTMLElement>(
    "h1, h2, h3, p, a, button, label, summary, legend, dt, dd",
  )) {
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
    const isMeant = textOverflow === "ellipsis" || clipPath !== "none" || element.closest(".sr-only, [inert], ul, ol");
    if (overflowX === "visible" || isMeant || element.clientWidth === 0) continue;
    if (element.scrollWidth > element.clientWidth + 1) problems.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
  }
  return problems;
}

/** As a hand would: the browser's own menu can't be pressed from outside. */
export function choose(label: string, option: string): void {
  const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
  const index = [...(select?.options ?? [])].findIndex(({ text }) => text === option);
  if (!select || index < 0) throw new Error(`There is no ${option} in ${label}.`);
  select.selectedIndex = index;
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The names on the cards, in their order. */
export function pieceNames(): string[] {
  const chats = [...document.querySelectorAll("main article a[aria-label^='GET BEST PRICE for ']")];
  return chats.map((chat) =>
    (chat.getAttribute("aria-label") ?? "").replace(/^GET BEST PRICE for (.*), on WhatsApp$/, "$1"),
  );
}
