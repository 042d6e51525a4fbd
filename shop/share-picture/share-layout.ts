import { type FitSteps, fitText, type TextFit } from "./fit-text.ts";
import type { ShareShape, ShareStatus, ShareWords } from "./share-words.ts";

export type ShareFace = "display" | "text" | "strong";

type Box = { x: number; y: number; width: number; height: number };

export type PlacedText = {
  text: string;
  face: ShareFace;
  size: number;
  /** `y` is the baseline. */
  x: number;
  y: number;
  colour: string;
  isStruck?: true;
};

export type ShareLayout = {
  width: number;
  height: number;
  photo: Box;
  logo: Box;
  texts: readonly PlacedText[];
  /** In front of the status. */
  nuqta: (Box & { colour: string }) | undefined;
};

/** Of a text that is one pixel high. */
export type ShareWidthOf = (face: ShareFace, text: string) => number;

type Shape = {
  width: number;
  height: number;
  /** Where the photograph stands at its largest, 3:4. */
  photo: Box;
  logo: Box;
  /** The column of words. */
  text: { x: number; width: number };
  name: FitSteps;
  summary: FitSteps;
  /** Prices and status. The words stand above it; it stands at a fixed height, or as far below the photograph as they need. */
  foot: { size: number; width: number; baseline: number | "below-photo" };
  /** Between photograph and words, where they stand below it. */
  gap: number | undefined;
  /** Between the last baselines of name and noun line, and from there to the foot. */
  leading: { summary: number; foot: number };
};

/** Instagram covers 250 px at the top and the foot of a story: no words there. */
export const shareShapeSizes: Readonly<Record<ShareShape, Shape>> = {
  post: {
    ...{ width: 1080, height: 1350 },
    photo: { x: 270, y: 0, width: 810, height: 1080 },
    logo: { x: 60, y: 60, width: 154, height: 57 },
    text: { x: 60, width: 960 },
    name: steps([76, 1], [68, 1], [60, 1], [52, 2], [46, 2]),
    summary: steps([36, 1], [33, 1], [33, 2]),
    foot: { size: 44, width: 960, baseline: 1294 },
    gap: 32,
    leading: { summary: 56, foot: 72 },
  },
  story: {
    ...{ width: 1080, height: 1920 },
    photo: { x: 0, y: 0, width: 1080, height: 1440 },
    logo: { x: 848, y: 0, width: 172, height: 63 },
    text: { x: 60, width: 960 },
    name: steps([84, 1], [72, 1], [64, 1], [56, 2], [50, 2]),
    summary: steps([38, 1], [35, 1], [35, 2]),
    foot: { size: 48, width: 760, baseline: "below-photo" },
    gap: 52,
    leading: { summary: 60, foot: 76 },
  },
  preview: {
    ...{ width: 1200, height: 630 },
    photo: { x: 0, y: 0, width: 473, height: 630 },
    logo: { x: 533, y: 60, width: 162, height: 60 },
    text: { x: 533, width: 607 },
    name: steps([88, 1], [72, 2], [58, 2], [50, 3]),
    summary: steps([34, 2], [30, 2]),
    foot: { size: 40, width: 607, baseline: 566 },
    gap: undefined,
    leading: { summary: 64, foot: 80 },
  },
};

function steps(...pairs: readonly (readonly [size: number, lines: number])[]): FitSteps {
  return pairs.map(([size, lines]) => ({ size, lines }));
}

/** A small photograph is enlarged by no more, and then leaves paper around it. */
const mostEnlarged = 1.4;

/** Line heights, and the height of a capital letter. */
const nameLine = 1.12;
const summaryLine = 1.32;
const capital = 0.7;

const ink = "#241a27";
const ink2 = "#5d5160";
const statusColours: Readonly<Record<ShareStatus, string>> = {
  "Made to Order": "#7b327d",
  "Ready to Ship": "#2c7150",
  "Sold out": ink2,
};

/** What stands where. The photograph is never cropped; a name of two lines takes room from it. */
export function layOutShare(
  shape: ShareShape,
  words: ShareWords,
  photo: { width: number; height: number },
  widthOf: ShareWidthOf,
): ShareLayout {
  const { width, height, logo, text, foot, gap, leading, ...largest } = shareShapeSizes[shape];
  const name = fitText(words.name, text.width, largest.name, (part) => widthOf("display", part));
  const summary = fitText(words.summary, text.width, largest.summary, (part) => widthOf("text", part));
  // How far above the foot: the last baselines, then the top of the words.
  const summaryUp = leading.foot;
  const nameUp = summaryUp + tail(summary, summaryLine) + (summary.lines.length > 0 ? leading.summary : 0);
  const topUp = nameUp + tail(name, nameLine) + capital * name.size;

  const photoEnd = largest.photo.y + largest.photo.height;
  const isBelow = foot.baseline === "below-photo";
  const baseline = foot.baseline === "below-photo" ? Math.round(photoEnd + (gap ?? 0) + topUp) : foot.baseline;
  const room = gap === undefined || isBelow ? photoEnd : Math.min(photoEnd, Math.round(baseline - topUp - gap));
  const placed = placeFoot(words, foot, { x: text.x, y: baseline }, widthOf);
  return {
    ...{ width, height },
    photo: placePhoto({ ...largest.photo, height: room - largest.photo.y }, photo),
    logo: isBelow ? { ...logo, y: baseline + 12 - logo.height } : logo,
    texts: [
      ...placeLines(name, nameLine, { face: "display", colour: ink, x: text.x, y: baseline - nameUp }),
      ...placeLines(summary, summaryLine, { face: "text", colour: ink2, x: text.x, y: baseline - summaryUp }),
      ...placed.texts,
    ],
    nuqta: placed.nuqta,
  };
}

/** From the first baseline to the last. */
function tail({ size, lines }: TextFit, line: number): number {
  return Math.max(0, lines.length - 1) * size * line;
}

/** `y` is the last line's. */
function placeLines({ size, lines }: TextFit, line: number, last: Omit<PlacedText, "text" | "size">): PlacedText[] {
  return lines.map((text, index) => {
    const y = Math.round(last.y - (lines.length - 1 - index) * size * line);
    return { ...last, text, size, y };
  });
}

type Foot = Pick<ShareLayout, "nuqta"> & { texts: PlacedText[] };

/** The price, the one before, the status; the status is left out where there is no room for it. */
function placeFoot(
  { price, was, status }: ShareWords,
  foot: Shape["foot"],
  at: { x: number; y: number },
  widthOf: ShareWidthOf,
): Foot {
  const { size } = foot;
  const end = at.x + foot.width;
  const texts: PlacedText[] = [];
  let { x } = at;
  const place = (text: string, style: Pick<PlacedText, "face" | "size" | "colour" | "isStruck">) => {
    texts.push({ ...style, text, x: Math.round(x), y: at.y });
    x += widthOf(style.face, text) * style.size;
  };
  if (price) place(price, { face: "strong", size, colour: ink });
  if (was) {
    x += size * 0.45;
    place(was, { face: "text", size: Math.round(size * 0.8), colour: ink2, isStruck: true });
  }
  const small = Math.round(size * 0.74);
  const side = Math.round(small * 0.62);
  if (price) x += size * 0.9;
  if (price && x + side * 1.7 + widthOf("strong", status) * small > end) return { texts, nuqta: undefined };
  const colour = statusColours[status];
  const nuqta = { x: Math.round(x), y: Math.round(at.y - small * 0.35 - side / 2), width: side, height: side, colour };
  x += side * 1.7;
  place(status, { face: "strong", size: small, colour });
  return { texts, nuqta };
}

/** As large as it may be: in the middle of its place, or in the corner where its place doesn't begin at the left. */
function placePhoto(place: Box, photo: { width: number; height: number }): Box {
  const scale = Math.min(place.width / photo.width, place.height / photo.height, mostEnlarged);
  // A photograph that is meant to reach the edge must not miss it by a pixel.
  const fill = (size: number, most: number) => (most - size * scale < 2 ? most : Math.round(size * scale));
  const width = fill(photo.width, place.width);
  const height = fill(photo.height, place.height);
  const inCorner = place.x > 0;
  return {
    x: place.x + (inCorner ? place.width - width : Math.round((place.width - width) / 2)),
    y: place.y + (inCorner ? 0 : Math.round((place.height - height) / 2)),
    width,
    height,
  };
}
