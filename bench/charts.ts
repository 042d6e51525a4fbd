import type { Bar, Chart } from "./section.ts";

/** The colours of app/theme.css, for readers who prefer light or dark. */
export const palette = {
  light: { paper: "#fbf9f6", ink: "#241a27", quiet: "#5d5160", bars: ["#a64ca6", "#b79a63", "#2c7150", "#8e8190"] },
  dark: { paper: "#1d0f22", ink: "#ffffff", quiet: "#b9a5bc", bars: ["#d9a3d9", "#d8c6a0", "#2c7150", "#8e8190"] },
} as const;

const width = 720;
const margin = 24;
const labelEnd = 190;
const barStart = labelEnd + 12;
const valueRoom = 120;
const rowHeight = 24;
const barHeight = 14;
const headingHeight = 34;
const titleHeight = 56;

/** Horizontal bars in groups; the same label has the same colour in every group. */
export function drawChart({ title, unit, groups }: Chart): string {
  const bars = groups.flatMap((group) => group.bars);
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const labels = [...new Set(bars.map(({ label }) => label))];
  const parts: string[] = [];
  let top = titleHeight;
  for (const group of groups) {
    parts.push(text({ x: margin, y: top + 22, look: "group" }, group.label));
    top += headingHeight;
    for (const bar of group.bars) {
      parts.push(drawBar(bar, { top, most, unit, colour: labels.indexOf(bar.label) }));
      top += rowHeight;
    }
  }
  const height = top + margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<style>${stylesheet()}</style>`,
    `<rect class="paper" width="${width}" height="${height}" rx="2"/>`,
    text({ x: margin, y: 38, look: "title" }, title),
    ...parts,
    "</svg>\n",
  ].join("\n");
}

type Place = { top: number; most: number; unit: string; colour: number };

function drawBar({ label, value }: Bar, { top, most, unit, colour }: Place): string {
  const longest = width - margin - valueRoom - barStart;
  const length = most > 0 ? Math.max(1, Math.round((value / most) * longest)) : 1;
  const baseline = top + 16;
  return [
    text({ x: labelEnd, y: baseline, look: "label" }, label),
    `<rect class="bar-${colour % palette.light.bars.length}" x="${barStart}" y="${top + (rowHeight - barHeight) / 2}" width="${length}" height="${barHeight}" rx="2"/>`,
    text({ x: barStart + length + 8, y: baseline, look: "value" }, `${formatValue(value)} ${unit}`),
  ].join("\n");
}

function text({ x, y, look }: { x: number; y: number; look: string }, words: string): string {
  return `<text class="${look}" x="${x}" y="${y}">${escapeXml(words)}</text>`;
}

function stylesheet(): string {
  const colours = ({ paper, ink, quiet, bars }: (typeof palette)["light" | "dark"]) =>
    [
      `.paper{fill:${paper}}`,
      `text{fill:${ink}}`,
      `.label{fill:${quiet}}`,
      ...bars.map((colour, place) => `.bar-${place}{fill:${colour}}`),
    ].join("");
  return [
    "text{font:13px system-ui,sans-serif}",
    ".title{font:22px Forum,Georgia,serif}",
    ".group{font-weight:600}",
    ".label{text-anchor:end}",
    ".value{font-variant-numeric:tabular-nums}",
    colours(palette.light),
    `@media(prefers-color-scheme:dark){${colours(palette.dark)}}`,
  ].join("");
}

/** Three significant digits: 1,234 · 56.7 · 8.90. */
export function formatValue(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function escapeXml(words: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return words.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
