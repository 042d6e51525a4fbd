// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settlingMs, useBackOnline } from "./use-back-online.ts";

const tryAgain = vi.fn<() => void>();
const place = document.createElement("div");

function ErrorState() {
  useBackOnline(tryAgain);
  return null;
}

function show() {
  const root = createRoot(place);
  act(() => root.render(<ErrorState />));
  return root;
}

const comeBack = () => void window.dispatchEvent(new Event("online"));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  tryAgain.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line that comes, breaks and comes is tried once, when it has settled; the next time again", () => {
  const root = show();
  comeBack();
  vi.advanceTimersByTime(settlingMs - 1);
  comeBack();
  expect(tryAgain).not.toHaveBeenCalled();
  vi.advanceTimersByTime(settlingMs);
  expect(tryAgain).toHaveBeenCalledTimes(1);
  comeBack();
  vi.advanceTimersByTime(settlingMs);
  expect(tryAgain).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});

test("what is gone meanwhile isn't tried", () => {
  const root = show();
  comeBack();
  act(() => root.unmount());
  vi.advanceTimersByTime(settlingMs);
  expect(tryAgain).not.toHaveBeenCalled();
});
