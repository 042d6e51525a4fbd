import { type Frame, leastFrame, type Turn, turns } from "./picture-desk.ts";

export type Size = { width: number; height: number };

/** Pictures of pieces, everywhere in the shop. */
export const pieceRatio = 3 / 4;

/** The picture as it stands after its turn. */
export function turned({ width, height }: Size, turn: Turn): Size {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

function widestIn({ width, height }: Size, ratio: number): number {
  return Math.max(1, Math.floor(Math.min(width, height * ratio)));
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** Whole pixels, of this shape, inside the picture; `x` and `y` are the middle that is wished for. */
function placed(size: Size, ratio: number, turn: Turn, wish: { x: number; y: number; width: number }): Frame {
  const room = turned(size, turn);
  const widest = widestIn(room, ratio);
  const width = within(Math.round(wish.width), Math.min(leastFrame, widest), widest);
  const height = within(Math.round(width / ratio), 1, room.height);
  return {
    turn,
    x: within(Math.round(wish.x - width / 2), 0, room.width - width),
    y: within(Math.round(wish.y - height / 2), 0, room.height - height),
    width,
    height,
  };
}

const middleOf = ({ x, y, width, height }: Frame) => ({ x: x + width / 2, y: y + height / 2 });

/** As large as there is room, in the middle. */
export function centredFrame(size: Size, ratio: number, turn: Turn = 0): Frame {
  const room = turned(size, turn);
  return placed(size, ratio, turn, { x: room.width / 2, y: room.height / 2, width: room.width });
}

export function moveFrame(frame: Frame, by: { x: number; y: number }, size: Size): Frame {
  const room = turned(size, frame.turn);
  return {
    ...frame,
    x: within(Math.round(frame.x + by.x), 0, room.width - frame.width),
    y: within(Math.round(frame.y + by.y), 0, room.height - frame.height),
  };
}

/** Larger or smaller about its middle, as far as there is room. */
export function sizeFrame(frame: Frame, factor: number, size: Size, ratio: number): Frame {
  return placed(size, ratio, frame.turn, { ...middleOf(frame), width: frame.width * factor });
}

/** What was in the frame stays in it, as far as its shape allows. */
export function turnFrame(frame: Frame, size: Size, ratio: number): Frame {
  const { x, y } = middleOf(frame);
  const { height } = turned(size, frame.turn);
  const turn = ((frame.turn + 90) % 360) as Turn;
  return placed(size, ratio, turn, { x: height - y, y: x, width: frame.width });
}

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** The corner goes where the finger is, the one across stays; the shape decides between width and height. */
export function dragCorner(
  frame: Frame,
  corner: Corner,
  to: { x: number; y: number },
  size: Size,
  ratio: number,
): Frame {
  const room = turned(size, frame.turn);
  const [isLeft, isTop] = [corner.endsWith("left"), corner.startsWith("top")];
  const still = { x: isLeft ? frame.x + frame.width : frame.x, y: isTop ? frame.y + frame.height : frame.y };
  const reach = { width: isLeft ? still.x : room.width - still.x, height: isTop ? still.y : room.height - still.y };
  const wished = Math.max(
    (isLeft ? still.x - to.x : to.x - still.x) || 0,
    (isTop ? still.y - to.y : to.y - still.y) * ratio,
  );
  const widest = widestIn(reach, ratio);
  const width = within(Math.round(wished), Math.min(leastFrame, widest), widest);
  const height = within(Math.round(width / ratio), 1, reach.height);
  return { ...frame, width, height, x: isLeft ? still.x - width : still.x, y: isTop ? still.y - height : still.y };
}

/** From the fields: left, top and width as they were typed. What isn't a number leaves its side as it is. */
export function typedFrame(frame: Frame, typed: Partial<Pick<Frame, "x" | "y" | "width">>, size: Size, ratio: number) {
  const number = (value: number | undefined, otherwise: number) =>
    value !== undefined && Number.isFinite(value) ? value : otherwise;
  const width = number(typed.width, frame.width);
  const resized = placed(size, ratio, frame.turn, {
    x: frame.x + width / 2,
    y: frame.y + width / ratio / 2,
    width,
  });
  return moveFrame({ ...resized, x: number(typed.x, frame.x), y: number(typed.y, frame.y) }, { x: 0, y: 0 }, size);
}

/** Inside the picture, large enough, and of this shape but for a pixel or two of rounding. */
export function isFrameWithin({ turn, x, y, width, height }: Frame, size: Size, ratio: number): boolean {
  const room = turned(size, turn);
  return (
    [x, y, width, height].every((side) => Number.isSafeInteger(side) && side >= 0) &&
    width >= Math.min(leastFrame, widestIn(room, ratio)) &&
    Math.abs(height - width / ratio) <= 2 &&
    x + width <= room.width &&
    y + height <= room.height
  );
}

/** From the fields of a form: a side that isn't a whole number is NaN. */
export function readFrame(field: (name: keyof Frame) => string): Frame | undefined {
  const number = (name: keyof Frame) => (/^\d{1,5}$/.test(field(name)) ? Number(field(name)) : Number.NaN);
  const turn = turns.find((each) => each === number("turn"));
  if (turn === undefined) return undefined;
  return { turn, x: number("x"), y: number("y"), width: number("width"), height: number("height") };
}

/** For screen readers: "120 from the left, 40 from the top, 900 wide, of 1600 by 1200; turned once". */
export function frameInWords({ turn, x, y, width }: Frame, size: Size): string {
  const room = turned(size, turn);
  const turns = ["", "; turned once", "; turned twice", "; turned three times"][turn / 90];
  return `${x} from the left, ${y} from the top, ${width} wide, of ${room.width} by ${room.height}${turns}`;
}
