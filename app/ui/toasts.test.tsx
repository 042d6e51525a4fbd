// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { showToast, Toasts } from "./toasts.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const toasts = () => [...document.querySelectorAll<HTMLElement>(".toast")];

let unmount: () => void;
beforeEach(() => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Toasts />));
  unmount = () => act(() => root.unmount());
});
afterEach(() => {
  unmount();
  document.body.replaceChildren();
});

describe("toasts", () => {
  test("the newest stands below the others", () => {
    act(() => showToast("error", "First"));
    act(() => showToast("success", "Second"));
    expect(toasts().map(({ textContent }) => textContent)).toEqual(["First", "Second"]);
  });

  test("a problem interrupts, success waits its turn; one dot and three", () => {
    act(() => showToast("error", "A problem"));
    act(() => showToast("success", "It worked"));
    expect(toasts().map(({ role }) => role)).toEqual(["alert", "status"]);
    const dots = toasts().map((toast) => toast.querySelector("svg")?.querySelectorAll("path").length);
    expect(dots).toEqual([1, 3]);
  });

  test("the same words again are the same toast", async () => {
    act(() => showToast("error", "Once"));
    await act(async () => showToast("error", "Once"));
    expect(toasts()).toHaveLength(1);
  });

  test("words are never markup", () => {
    act(() => showToast("error", "<b>bold</b>"));
    expect(toasts()[0]?.querySelector("b")).toBeNull();
  });
});
