import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { middle, pinchedZoom, watchTaps } from "./zoom.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fingers = (apart: number) =>
  [
    { x: 100 - apart / 2, y: 200 },
    { x: 100 + apart / 2, y: 200 },
  ] as const;

test("fingers that draw apart enlarge, to 2.5 times at most and never below the whole picture", () => {
  expect(pinchedZoom(1, fingers(100), fingers(150))).toBe(1.5);
  expect(pinchedZoom(1, fingers(100), fingers(900))).toBe(2.5);
  expect(pinchedZoom(2, fingers(100), fingers(10))).toBe(1);
  expect(pinchedZoom(1, fingers(0), fingers(0))).toBe(1);
  expect(middle(fingers(80))).toEqual({ x: 100, y: 200 });
});

test("a tap is one tap once the second could have come; two are a double tap and nothing else", () => {
  const [single, double] = [vi.fn(), vi.fn()];
  const { tap, stop } = watchTaps({ single, double });
  tap({ x: 10, y: 10 });
  expect(single).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(single).toHaveBeenCalledOnce();

  tap({ x: 10, y: 10 });
  tap({ x: 14, y: 12 });
  vi.advanceTimersByTime(300);
  expect(double).toHaveBeenCalledExactlyOnceWith({ x: 14, y: 12 });
  expect(single).toHaveBeenCalledOnce();

  tap({ x: 10, y: 10 });
  stop();
  vi.advanceTimersByTime(300);
  expect(single).toHaveBeenCalledOnce();
});

test("the first tap may have been on another element", () => {
  const [single, double] = [vi.fn(), vi.fn()];
  const before = { x: 10, y: 10 };
  watchTaps({ single, double }, before).tap({ x: 12, y: 10 });
  expect(double).toHaveBeenCalledOnce();
  const late = watchTaps({ single, double }, before);
  vi.advanceTimersByTime(300);
  late.tap({ x: 12, y: 10 });
  expect(double).toHaveBeenCalledOnce();
});

test("a second tap far from the first is another first one", () => {
  const [single, double] = [vi.fn(), vi.fn()];
  const { tap } = watchTaps({ single, double });
  tap({ x: 10, y: 10 });
  tap({ x: 200, y: 10 });
  vi.advanceTimersByTime(300);
  expect(double).not.toHaveBeenCalled();
  expect(single).toHaveBeenCalledOnce();
});
