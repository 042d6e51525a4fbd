/**
 * A browser of 2022 made from today's: what Chrome 109, Safari 16 or Firefox 115 don't know is taken out of the page on
 * its way, and out of the script's reach before any other script runs.
 */
const unknown: readonly [RegExp, string][] = [
  [/\((scripting)\s*:/g, "(unknown-$1:"],
  [/:has\(/g, ":unknown-has("],
  [/content-visibility/g, "unknown-visibility"],
  [/field-sizing/g, "unknown-sizing"],
  [/text-wrap/g, "unknown-wrap"],
  [/@starting-style/g, "@unknown-style"],
  [/:popover-open/g, ":unknown-open"],
  [/ (closedby|command|commandfor|popover|popovertarget)="[^"]*"/gi, ""],
];

/** Nothing of what is inline is the page's own any more, so its policy can't hold. */
export const withoutPolicy = "content-security-policy";

export function makeOlder(html: string): string {
  return unknown.reduce((page, [pattern, instead]) => page.replace(pattern, instead), html);
}

/** Runs in the page, before anything else does. */
export function forgetNews(): void {
  const forget = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name);
  };
  forget(HTMLButtonElement.prototype, "commandForElement", "command");
  forget(HTMLDialogElement.prototype, "closedBy", "requestClose");
  forget(HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover");
  forget(Array.prototype, "toReversed", "toSorted", "toSpliced", "with");
  forget(Set.prototype, "union", "intersection", "difference", "isSubsetOf");
  forget(Object, "groupBy");
  forget(Map, "groupBy");
  forget(Promise, "withResolvers", "try");
  forget(Array, "fromAsync");
  forget(URL, "canParse", "parse");
  forget(URLSearchParams.prototype, "size");
  forget(AbortSignal, "any");
  forget(Element.prototype, "checkVisibility", "moveBefore");
  forget(window, "Iterator", "navigation", "scheduler", "onscrollend");
  for (const scrolled of [Document, Element]) forget(scrolled.prototype, "onscrollend");
  addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true);
  const silence = (event: Event) => {
    if (event.target instanceof HTMLDialogElement) event.stopImmediatePropagation();
  };
  for (const toggled of ["beforetoggle", "toggle"]) addEventListener(toggled, silence, true);
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function set(this: Element, name: string, value: string) {
    if (!["closedby", "command", "commandfor", "popover", "popovertarget"].includes(name.toLowerCase()))
      setAttribute.call(this, name, value);
  };
}
