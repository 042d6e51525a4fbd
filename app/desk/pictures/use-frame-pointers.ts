import { type PointerEvent, useRef } from "react";
import { type Corner, dragCorner, moveFrame, type PixelSize, sizeFrame, turned } from "../../../shop/editor/frame.ts";
import type { Frame } from "../../../shop/editor/picture-desk.ts";

type Options = { frame: Frame; size: PixelSize; ratio: number; onFrame: (frame: Frame) => void };
type Point = { x: number; y: number };

const corners: readonly string[] = ["top-left", "top-right", "bottom-left", "bottom-right"] satisfies Corner[];
const distance = ([one, other]: readonly Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** One pointer moves the frame or drags a corner, two resize it. */
export function useFramePointers({ frame, size, ratio, onFrame }: Options) {
  const fingers = useRef(new Map<number, Point>());
  const held = useRef<{ frame: Frame; from: Point; spread: number; corner: Corner | undefined }>(undefined);

  /** In pixels of the turned picture. */
  function pointAt({ clientX, clientY, currentTarget }: PointerEvent): Point {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = turned(size, frame.turn).width / Math.max(1, width);
    return { x: (clientX - left) * scale, y: (clientY - top) * scale };
  }

  function hold(from: Point, corner: string | undefined): void {
    const known = corners.includes(corner ?? "") ? (corner as Corner) : undefined;
    held.current = { frame, from, corner: known, spread: distance([...fingers.current.values()]) };
  }

  function lift({ pointerId }: PointerEvent): void {
    fingers.current.delete(pointerId);
    const [left] = fingers.current.values();
    if (left) hold(left, undefined);
    else held.current = undefined;
  }

  return {
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const point = pointAt(event);
      fingers.current.set(event.pointerId, point);
      hold(
        point,
        event.target instanceof Element
          ? (event.target.closest("[data-corner]")?.getAttribute("data-corner") ?? undefined)
          : undefined,
      );
    },
    onPointerMove(event: PointerEvent): void {
      if (!held.current || !fingers.current.has(event.pointerId)) return;
      const point = pointAt(event);
      fingers.current.set(event.pointerId, point);
      const { frame: before, from, corner, spread } = held.current;
      if (spread > 0) onFrame(sizeFrame(before, distance([...fingers.current.values()]) / spread, size, ratio));
      else if (corner) onFrame(dragCorner(before, corner, point, size, ratio));
      else onFrame(moveFrame(before, { x: point.x - from.x, y: point.y - from.y }, size));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
