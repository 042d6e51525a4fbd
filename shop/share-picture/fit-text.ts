/** In the unit of its size: of a text of one pixel. */
export type WidthOf = (text: string) => number;

export type TextFit = { size: number; lines: readonly string[] };

/** Sizes with the number of lines that each may take, in order of preference. */
export type FitSteps = readonly { size: number; lines: number }[];

/** The first step whose lines hold the whole text; the last one cuts it with an ellipsis. */
export function fitText(text: string, width: number, steps: FitSteps, widthOf: WidthOf): TextFit {
  if (text === "") return { size: 0, lines: [] };
  for (const { size, lines: most } of steps) {
    const lines = wrap(text, width / size, widthOf);
    if (lines && lines.length <= most) return { size, lines };
  }
  const { size, lines: most } = steps.at(-1) ?? { size: 1, lines: 1 };
  return { size, lines: cut(text, width / size, most, widthOf) };
}

/** Undefined if a word alone is too wide. */
function wrap(text: string, width: number, widthOf: WidthOf): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    if (widthOf(word) > width) return undefined;
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The longest beginning of the text that fits with an ellipsis. */
function cut(text: string, width: number, most: number, widthOf: WidthOf): readonly string[] {
  const letters = [...text];
  for (let count = letters.length - 1; count > 0; count -= 1) {
    const lines = wrap(`${letters.slice(0, count).join("").trimEnd()}…`, width, widthOf);
    if (lines && lines.length <= most) return lines;
  }
  return ["…"];
}
