import { escapeXml } from "./charts.ts";
import type { Goal, Section } from "./section.ts";

export type Machine = { cores: number; memoryGb: number; node: string };

const introduction = [
  "# Performance",
  "",
  "Written by `npm run bench`: a real browser, a real server, and beside each figure the baseline that the machine or the network sets, measured in the same run.",
  "Ratios travel from one machine to another; times don't. What lies between a figure and its goal stands in [limits](decisions/speed-limits.md).",
];

/** The whole of docs/performance.md, which links to the charts beside it. */
export function writeDocument(sections: readonly Section[], machine: Machine, chartFolder: string): string {
  const { cores, memoryGb, node } = machine;
  return [
    ...introduction,
    "",
    `Measured on ${cores} cores and ${memoryGb} GB, Node ${node}; everything, browser and load included, on this one machine.`,
    "",
    "## Goals",
    "",
    ...goalsTable(sections.flatMap(({ goals }) => goals)),
    ...sections.flatMap((section) => writeSection(section, chartFolder)),
    "",
  ].join("\n");
}

function goalsTable(goals: readonly Goal[]): string[] {
  const rows = goals.map(({ figure, goal, came, kept }) => [figure, goal, came, kept ? "kept" : "**not kept**"]);
  return markdownTable(["figure", "goal", "came to", ""], rows);
}

function writeSection({ title, method, columns, rows, charts, notes = [] }: Section, chartFolder: string): string[] {
  return [
    "",
    `## ${title}`,
    "",
    method,
    "",
    ...markdownTable(columns, rows),
    ...charts.flatMap((chart) => ["", `![${escapeXml(chart.title)}](${chartFolder}/${chart.file})`]),
    ...notes.flatMap((note, place) => (place === 0 ? ["", `- ${note}`] : [`- ${note}`])),
  ];
}

function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(columns), `|${columns.map(() => "---").join("|")}|`, ...rows.map(line)];
}
