import fc from "fast-check";
import { expect, test } from "vitest";
import { bannerCrops } from "../pieces/banner-art.ts";
import {
  centredFrame,
  dragCorner,
  frameInWords,
  isFrameWithin,
  moveFrame,
  pieceRatio,
  readFrame,
  type Size,
  sizeFrame,
  turned,
  turnFrame,
  typedFrame,
} from "./frame.ts";
import type { Frame } from "./picture-desk.ts";

const wide: Size = { width: 1600, height: 1200 };
const ratios = [pieceRatio, bannerCrops.mobile.ratio, bannerCrops.desktop.ratio];

function expectInside(frame: Frame, size: Size, ratio: number): void {
  const room = turned(size, frame.turn);
  for (const side of [frame.x, frame.y, frame.width, frame.height]) expect(Number.isInteger(side)).toBe(true);
  expect(frame.x).toBeGreaterThanOrEqual(0);
  expect(frame.y).toBeGreaterThanOrEqual(0);
  expect(frame.x + frame.width).toBeLessThanOrEqual(room.width);
  expect(frame.y + frame.height).toBeLessThanOrEqual(room.height);
  expect(Math.abs(frame.width / ratio - frame.height)).toBeLessThanOrEqual(1);
}

test("begins in the middle, as large as there is room", () => {
  expect(centredFrame(wide, pieceRatio)).toEqual({ turn: 0, x: 350, y: 0, width: 900, height: 1200 });
  expect(centredFrame({ width: 900, height: 3000 }, pieceRatio)).toEqual({
    turn: 0,
    x: 0,
    y: 900,
    width: 900,
    height: 1200,
  });
});

test("stops at the edges", () => {
  const frame = centredFrame(wide, pieceRatio);
  expect(moveFrame(frame, { x: -9999, y: 9999 }, wide)).toMatchObject({ x: 0, y: 0 });
  expect(moveFrame(frame, { x: 9999, y: 0 }, wide)).toMatchObject({ x: 700 });
});

test("grows and shrinks about its middle, never out of the picture and never to nothing", () => {
  const small = sizeFrame(centredFrame(wide, pieceRatio), 0.5, wide, pieceRatio);
  expect(small).toEqual({ turn: 0, x: 575, y: 300, width: 450, height: 600 });
  const corner = moveFrame(small, { x: -9999, y: -9999 }, wide);
  expect(sizeFrame(corner, 9, wide, pieceRatio)).toMatchObject({ x: 0, y: 0, width: 900, height: 1200 });
  expect(sizeFrame(small, 0.001, wide, pieceRatio).width).toBe(120);
});

test("turned, it holds what it held; four turns are none", () => {
  const frame = moveFrame(sizeFrame(centredFrame(wide, pieceRatio), 0.5, wide, pieceRatio), { x: -575, y: -300 }, wide);
  const once = turnFrame(frame, wide, pieceRatio);
  // The upper left corner of a picture stands at its upper right after a quarter turn clockwise.
  expect(once).toMatchObject({ turn: 90, x: 675, y: 0, width: 450, height: 600 });
  let around = sizeFrame(centredFrame(wide, pieceRatio), 0.5, wide, pieceRatio);
  const before = around;
  for (let turn = 0; turn < 4; turn += 1) around = turnFrame(around, wide, pieceRatio);
  expect(around).toEqual(before);
});

test("a corner follows the finger, the one across stays", () => {
  const frame = sizeFrame(centredFrame(wide, pieceRatio), 0.5, wide, pieceRatio);
  const grown = dragCorner(frame, "bottom-right", { x: 1175, y: 900 }, wide, pieceRatio);
  expect(grown).toMatchObject({ x: 575, y: 300, width: 600, height: 800 });
  const pulled = dragCorner(frame, "top-left", { x: -500, y: -500 }, wide, pieceRatio);
  expect([pulled.x + pulled.width, pulled.y + pulled.height]).toEqual([1025, 900]);
  expect(pulled.height).toBe(900);
});

test("numbers: what isn't one changes nothing", () => {
  const frame = centredFrame(wide, pieceRatio);
  expect(typedFrame(frame, { width: 600 }, wide, pieceRatio)).toEqual({ ...frame, width: 600, height: 800 });
  expect(typedFrame(frame, { x: Number.NaN }, wide, pieceRatio)).toEqual(frame);
  expect(typedFrame(frame, { x: 5000, y: -3, width: 5000 }, wide, pieceRatio)).toMatchObject({ x: 700, y: 0 });
});

test("whatever is done to it, it keeps its shape and stays inside", () => {
  const sizes: Size[] = [wide, { width: 300, height: 4000 }, { width: 61, height: 47 }, { width: 5000, height: 5001 }];
  for (const size of sizes)
    for (const ratio of ratios) {
      let frame = centredFrame(size, ratio);
      for (let step = 0; step < 60; step += 1) {
        const reach = (step * 7919) % 500;
        if (step % 5 === 0) frame = turnFrame(frame, size, ratio);
        else if (step % 5 === 1) frame = sizeFrame(frame, 0.6 + (step % 7) / 6, size, ratio);
        else if (step % 5 === 2) frame = moveFrame(frame, { x: reach - 250.5, y: 250.5 - reach }, size);
        else if (step % 5 === 3) frame = dragCorner(frame, "top-right", { x: reach, y: reach / 2 }, size, ratio);
        else frame = typedFrame(frame, { x: reach, width: reach * 2 }, size, ratio);
        expectInside(frame, size, ratio);
      }
    }
});

test("its place in words", () => {
  expect(frameInWords(turnFrame(centredFrame(wide, pieceRatio), wide, pieceRatio), wide)).toBe(
    "150 from the left, 200 from the top, 900 wide, of 1200 by 1600; turned once",
  );
});

function typed(fields: Record<string, string>) {
  const all: Record<string, string> = { turn: "0", x: "0", y: "0", width: "300", height: "400", ...fields };
  return readFrame((name) => all[name] ?? "");
}

test.each([
  [{}, true],
  [{ height: "401" }, true],
  [{ height: "300" }, false],
  [{ width: "119", height: "159" }, false],
  [{ width: "901", height: "1201" }, false],
  [{ x: "1301" }, false],
  [{ y: "801" }, false],
  [{ turn: "90", x: "901" }, false],
  [{ width: "nine" }, false],
  [{ x: "-1" }, false],
  [{ y: "" }, false],
  [{ height: "400.5" }, false],
])("a frame as it was sent: %j is within the picture: %s", (fields, isWithin) => {
  const frame = typed(fields);
  expect(frame && isFrameWithin(frame, wide, pieceRatio)).toBe(isWithin);
});

test("a turn that there isn't is no frame", () => {
  expect(typed({ turn: "45" })).toBeUndefined();
});

test("a picture that is smaller than any frame may be is used whole", () => {
  for (const ratio of ratios) {
    const tiny = { width: 80, height: 61 };
    expect(isFrameWithin(centredFrame(tiny, ratio), tiny, ratio)).toBe(true);
  }
});

test("whatever the page can make of a frame holds", () => {
  fc.assert(
    fc.property(
      fc.record({ width: fc.integer({ min: 8, max: 2600 }), height: fc.integer({ min: 8, max: 2600 }) }),
      fc.constantFrom(...ratios),
      fc.constantFrom<Frame["turn"]>(0, 90, 180, 270),
      fc.array(fc.tuple(fc.integer({ min: -3000, max: 3000 }), fc.double({ min: 0.1, max: 5, noNaN: true }))),
      (size, ratio, turn, steps) => {
        const last = steps.reduce(
          (frame, [by, factor]) => sizeFrame(moveFrame(frame, { x: by, y: -by }, size), factor, size, ratio),
          centredFrame(size, ratio, turn),
        );
        expect(isFrameWithin(last, size, ratio)).toBe(true);
      },
    ),
  );
});
