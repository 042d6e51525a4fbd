import { fileURLToPath } from "node:url";
import { encode } from "uqr";
import { formatDesk, type Rupees } from "../../shop/money/rupees.ts";

const ink = "#241a27";

/** Written by scripts/fonts.ts: libvips reads no WOFF2, and a server may have no fonts at all. */
const font = {
  family: "Figtree Light",
  file: fileURLToPath(new URL("../pictures/fonts/figtree-600.ttf", import.meta.url)),
};

/** Level M, without a margin. */
function codeSvg(text: string, module: number): { svg: string; side: number } {
  const { size, data } = encode(text, { ecc: "M", border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = size * module;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${ink}" d="${squares.join("")}"/></svg>`;
  return { svg, side };
}

/** The code for a page, which leaves four modules free around it. */
export function raastSvg(code: string): string {
  return codeSvg(code, 7).svg;
}

export type RaastWords = { shop: string; amount: Rupees; number: string | undefined };

/** The code to be saved and opened in a bank's app: 1024 px wide, with words that tell it from other pictures. */
export async function raastPng(code: string, words: RaastWords): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded when first needed: most shops' processes never draw a picture.
  const { default: sharp } = await import("sharp");
  const width = 1024;
  const { svg, side } = codeSvg(code, 24);
  const margin = (width - side) / 2;
  const { data, info } = await sharp({
    text: {
      text: wordsMarkup(words),
      font: `${font.family}, 40`,
      fontfile: font.file,
      width: side,
      align: "centre",
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const top = margin + side + margin;
  return new Uint8Array(
    await sharp({ create: { width, height: top + info.height + margin, channels: 3, background: "#fff" } })
      .composite([
        { input: Buffer.from(svg), left: margin, top: margin },
        { input: data, left: Math.round((width - info.width) / 2), top },
      ])
      .png()
      .toBuffer(),
  );
}

/** Pango's markup. */
function wordsMarkup({ shop, amount, number }: RaastWords): string {
  const lines = [
    `<span size="44pt">${escaped(shop)}</span>`,
    `<span size="60pt">${formatDesk(amount)}</span>`,
    ...(number ? [`<span size="36pt">${number}</span>`] : []),
  ];
  return `<span foreground="${ink}">${lines.join("\n")}</span>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
