import { expect, test } from "vitest";
import { leavesOf } from "../shop/editor/record-path.ts";
import { fieldsOf } from "../shop/editor/shop-field.ts";
import { shopSections } from "../shop/editor/shop-sections.ts";
import { policies } from "./policies.ts";
import { settings } from "./settings.ts";

/** Paths of a record that `/desk/shop` can change. */
function changeable(kind: "settings" | "policies", record: Readonly<Record<string, unknown>>): string[] {
  return shopSections
    .filter((section) => section.record === kind)
    .flatMap((section) => fieldsOf(section, record))
    .map(({ field }) => field.path);
}

test("every setting and every text of the policy pages has a field at the desk", () => {
  for (const [kind, record] of [
    ["settings", settings],
    ["policies", policies],
  ] as const) {
    const fields = new Set(changeable(kind, record));
    const missing = leavesOf(record)
      .map(([path]) => path)
      .filter((path) => !fields.has(path));
    expect(missing, kind).toEqual([]);
  }
});
