import { expect, it } from "vitest";
import { writeDocument } from "./document.ts";
import type { Section } from "./section.ts";

const section: Section = {
  title: "Pages served",
  method: "wrk against both.",
  columns: ["page", "a second"],
  rows: [["home | first", "10,000"]],
  goals: [
    { figure: "pages", goal: "≥ 0.5 ×", came: "0.61 ×", kept: true },
    { figure: "orders", goal: "≥ 0.35 ×", came: "0.2 ×", kept: false },
  ],
  charts: [{ file: "pages.svg", title: "Pages", unit: "/s", groups: [] }],
  notes: ["One note.", "Another."],
};

it("puts the goals first, then each part with its method, table, charts and notes", () => {
  const text = writeDocument([section], { cores: 2, memoryGb: 8, node: "v26" }, "performance");
  const places = [
    "2 cores and 8 GB, Node v26",
    "## Goals",
    "| pages | ≥ 0.5 × | 0.61 × | kept |",
    "| orders | ≥ 0.35 × | 0.2 × | **not kept** |",
    "## Pages served",
    "wrk against both.",
    "| page | a second |",
    "| home \\| first | 10,000 |",
    "![Pages](performance/pages.svg)",
    "- One note.\n- Another.",
  ].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
