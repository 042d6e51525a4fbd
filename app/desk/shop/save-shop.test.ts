import { expect, test } from "vitest";
import { typedFields } from "../../../shop/editor/piece-form.ts";
import { valueAt } from "../../../shop/editor/record-path.ts";
import type { ShopAnswer, ShopDesk, ShopRecord, ShopRecordKind } from "../../../shop/editor/shop-desk.ts";
import { fieldsOf, itemCount } from "../../../shop/editor/shop-field.ts";
import { countField, readShop, type ShopRecords, shownValue } from "../../../shop/editor/shop-form.ts";
import { shopSections } from "../../../shop/editor/shop-sections.ts";
import { saveShopForm } from "./save-shop.ts";

const sketch: ShopRecords = {
  settings: {
    announcement: "Delivery all over Pakistan!",
    deliveryCharge: 250,
    makingDays: { from: 10, to: 15 },
    wallet: { name: "JazzCash", accountNumber: "0300", accountTitle: "Naqsh" },
    bannerSlides: [{ title: "One", line: "A", button: "B", listing: "rings", ground: "#EFE6D8", dark: false }],
  },
  policies: { returns: { title: "Returns", description: "D", intro: "I", sections: [{ heading: "H", text: "T" }] } },
};

/** In memory; refuses an empty announcement. */
function deskOf(): ShopDesk {
  const versions: Record<ShopRecordKind, ShopRecord[]> = { settings: [first.settings], policies: [first.policies] };
  const describe = (kind: ShopRecordKind, version: number) => ({
    record: versions[kind][version] ?? {},
    version,
    saved: { at: 0, by: "Bilal" },
    why: "",
  });
  const latest = (kind: ShopRecordKind) => describe(kind, versions[kind].length - 1);
  return {
    find: async (kind) => latest(kind),
    async save(kind, record, seen): Promise<ShopAnswer> {
      if (record.announcement === "")
        return { outcome: "refused", faults: [{ field: "announcement", reason: "is empty" }] };
      if (latest(kind).version !== seen) return { outcome: "changed", latest: latest(kind) };
      versions[kind].push(record);
      return { outcome: "saved" };
    },
    versions: async (kind) => versions[kind].map((_, version) => describe(kind, version)).reverse(),
    restore: async () => ({ outcome: "unknown" }),
  };
}

/** The page's form with these records, and `typed` on top. */
function formOf(records: ShopRecords, seen: Record<ShopRecordKind, number>, typed: Record<string, string>): FormData {
  const form = new FormData();
  for (const section of shopSections) {
    const record = records[section.record];
    if (section.list) form.set(countField(section.list), String(itemCount(section, record)));
    for (const { field } of fieldsOf(section, record)) {
      const value = shownValue(field, valueAt(record, field.path));
      if (field.kind !== "yes" || value === "true") form.set(field.path, field.kind === "yes" ? "yes" : value);
    }
  }
  form.set("seen.settings", String(seen.settings));
  form.set("seen.policies", String(seen.policies));
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return form;
}

/** With every field that the form has, so that sending it adds none. */
const first = readShop(typedFields(formOf(sketch, { settings: 0, policies: 0 }, {})), sketch);

const begun = { settings: 0, policies: 0 };

test("one save makes a version of each record that changed, and none of the other", async () => {
  const desk = deskOf();
  const typed = { announcement: "Eid", "returns.title": "Returns and repairs" };
  expect(await saveShopForm(desk, formOf(first, begun, typed))).toEqual({ reason: "saved" });
  expect((await desk.find("settings")).record.announcement).toBe("Eid");
  expect(valueAt((await desk.find("policies")).record, "returns.title")).toBe("Returns and repairs");
  await saveShopForm(desk, formOf(first, begun, {}));
  expect((await desk.find("settings")).version).toBe(1);
});

test("a change of the delivery charge needs a confirmation", async () => {
  const desk = deskOf();
  const asked = await saveShopForm(desk, formOf(first, begun, { deliveryCharge: "300" }));
  expect(asked).toMatchObject({ reason: "ask", typed: { settings: { deliveryCharge: 300 } } });
  expect((await desk.find("settings")).version).toBe(0);
  const sure = "warnings" in asked ? asked.warnings.join(" ") : "";
  expect(await saveShopForm(desk, formOf(first, begun, { deliveryCharge: "300", sure }))).toEqual({ reason: "saved" });
});

test("the second of two people is shown what the first saved, saves again, and both changes stay", async () => {
  const desk = deskOf();
  await saveShopForm(desk, formOf(first, begun, { "bannerSlides.1.title": "Two", announcement: "Eid" }));
  const met = await saveShopForm(desk, formOf(first, begun, { announcement: "Eid Mubarak", "makingDays.to": "20" }));
  expect(met).toMatchObject({
    reason: "changed",
    seen: { settings: 1, policies: 0 },
    both: ["announcement"],
    typed: { settings: { announcement: "Eid Mubarak", makingDays: { from: 10, to: 20 } } },
  });
  if (met.reason !== "changed") return;
  expect(valueAt(met.typed.settings, "bannerSlides")).toHaveLength(2);
  expect(await saveShopForm(desk, formOf(met.typed, met.seen, {}))).toEqual({ reason: "saved" });
  expect(valueAt((await desk.find("settings")).record, "bannerSlides.1.title")).toBe("Two");
});

test("a form that is sent again because its answer was lost is saved once", async () => {
  const desk = deskOf();
  const typed = { announcement: "Eid", "returns.title": "Returns and repairs" };
  for (const _ of ["sent", "again"])
    expect(await saveShopForm(desk, formOf(first, begun, typed))).toEqual({ reason: "saved" });
  expect((await desk.find("settings")).version).toBe(1);
});

test("a refusal comes with what was typed", async () => {
  const refused = await saveShopForm(deskOf(), formOf(first, begun, { announcement: " " }));
  expect(refused).toMatchObject({ reason: "refused", status: 422, typed: { settings: { announcement: "" } } });
});
