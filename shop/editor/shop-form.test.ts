import { describe, expect, test } from "vitest";
import { typedFields } from "./piece-form.ts";
import { leavesOf, valueAt, withValueAt } from "./record-path.ts";
import { fieldsOf } from "./shop-field.ts";
import {
  labelAt,
  mergeShop,
  plainWarnings,
  readSection,
  shopChanges,
  shopFaultInWords,
  shownValue,
} from "./shop-form.ts";
import { shopSections } from "./shop-sections.ts";

const settings = {
  announcement: "Delivery all over Pakistan!",
  deliveryCharge: 250,
  makingDays: { from: 10, to: 15 },
  arrivalTime: "2 to 4 days",
  placingDelay: 2500,
  wallet: { name: "JazzCash", accountNumber: "0300", accountTitle: "Naqsh" },
  homeCarousels: [{ listing: "rings", look: "row", products: [1, 2] }],
};

const section = (slug: string) => {
  const found = shopSections.find((each) => each.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};

/** The form as the screen shows it, with these fields changed. */
function typed(slug: string, record: Record<string, unknown>, changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const { field } of fieldsOf(section(slug), record)) {
    const value = shownValue(field, valueAt(record, field.path));
    form.set(field.path, field.kind === "yes" ? (value === "true" ? "yes" : "") : value);
  }
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return readSection(section(slug), typedFields(form), record);
}

describe("the form of a section", () => {
  test("changes what was typed and leaves the rest of the record alone", () => {
    for (const slug of ["announcement", "delivery", "wallet", "home"]) expect(typed(slug, settings)).toEqual(settings);
    expect(typed("delivery", settings, { deliveryCharge: "Rs 300", "makingDays.to": "20" })).toEqual({
      ...settings,
      deliveryCharge: 300,
      makingDays: { from: 10, to: 20 },
    });
  });

  test("an item added, one removed, and an empty one ignored", () => {
    const added = typed("home", settings, {
      "homeCarousels.1.listing": "bangles",
      "homeCarousels.1.look": "room",
      "homeCarousels.1.products": "64, 66",
    });
    expect(added.homeCarousels).toEqual([
      { listing: "rings", look: "row", products: [1, 2] },
      { listing: "bangles", look: "room", products: [64, 66] },
    ]);
    expect(typed("home", added, { "homeCarousels.0.out": "yes" }).homeCarousels).toHaveLength(1);
    expect(typed("home", settings, { "homeCarousels.1.listing": "bangles" })).toEqual(settings);
  });

  test("has the form's number of items, whatever is saved meanwhile", () => {
    const row = (place: number) => ({
      [`homeCarousels.${place}.listing`]: "rings",
      [`homeCarousels.${place}.look`]: "row",
      [`homeCarousels.${place}.products`]: `${place + 1}`,
    });
    const three = { "homeCarousels.count": "3", ...row(0), ...row(1), ...row(2) };
    expect(valueAt(typed("home", settings, three), "homeCarousels")).toHaveLength(3);
    const saved = typed("home", settings, three);
    expect(valueAt(typed("home", saved, { "homeCarousels.count": "1" }), "homeCarousels")).toHaveLength(1);
    expect(valueAt(typed("home", settings, { ...three, "homeCarousels.count": "900" }), "homeCarousels")).toHaveLength(
      3,
    );
  });

  test("a policy section has text, points, or both", () => {
    const policies = {
      returns: { title: "R", description: "D", intro: "I", sections: [{ heading: "H", points: ["a", "b"] }] },
    };
    expect(typed("returns", policies)).toEqual(policies);
    const changed = typed("returns", policies, { "returns.sections.0.points": "", "returns.sections.0.text": "T" });
    expect(valueAt(changed, "returns.sections")).toEqual([{ heading: "H", text: "T" }]);
  });
});

test("changes are named by their field", () => {
  const after = typed("home", { ...settings, announcement: "Eid" }, { "homeCarousels.0.products": "2" });
  expect(shopChanges(settings, after)).toEqual([
    { label: "Announcement", from: "Delivery all over Pakistan!", to: "Eid" },
    { label: "Row 1, pieces", from: "1, 2", to: "2" },
  ]);
  expect(labelAt("bannerSlides.2.art.mobile")).toBe("Slide 3, picture on phones, by name");
  expect(labelAt("homeCarousels")).toBe("First on the home page");
});

test("by two people: both people's changes are kept, lists as a whole; what both changed is named", () => {
  const his = { ...settings, announcement: "Eid", deliveryCharge: 300, homeCarousels: [] };
  const hers = { ...settings, announcement: "Eid Mubarak", wallet: { ...settings.wallet, name: "EasyPaisa" } };
  const { merged, both } = mergeShop(settings, his, hers);
  expect(both).toEqual(["Announcement"]);
  expect(merged).toMatchObject({ announcement: "Eid Mubarak", deliveryCharge: 300, homeCarousels: [] });
  expect(valueAt(merged, "wallet")).toEqual({ name: "EasyPaisa", accountNumber: "0300", accountTitle: "Naqsh" });
});

test("only changes that affect every order have to be confirmed", () => {
  expect(plainWarnings(settings, { ...settings, announcement: "Eid" })).toEqual([]);
  expect(plainWarnings(settings, { ...settings, deliveryCharge: 300 })).toEqual([
    "From now on every order pays Rs\u00a0300 for delivery. Orders taken before keep their Rs\u00a0250.",
  ]);
  const other = { ...settings, wallet: { ...settings.wallet, accountNumber: "0321" } };
  expect(plainWarnings(settings, other)[0]).toContain("JazzCash, 0321, Naqsh");
  // It is refused anyway.
  const emptied = { ...settings, wallet: { name: "", accountNumber: "", accountTitle: "" } };
  expect(plainWarnings(settings, emptied)).toEqual([]);
});

test("an account for Raast: IBAN and name, or neither", () => {
  const raast = { iban: "PK36SCBL0000001123456702", accountTitle: "Naqsh" };
  const both = { "raast.iban": "pk36 scbl 0000 0011 2345 6702", "raast.accountTitle": " Naqsh " };
  const added = typed("wallet", settings, both);
  expect(added).toEqual({ ...settings, raast });
  expect(typed("wallet", added)).toEqual(added);
  expect(plainWarnings(settings, added)).toEqual([
    "From now on payments by Raast go to PK36 SCBL 0000 0011 2345 6702, Naqsh. Read the IBAN once more.",
  ]);
  expect(plainWarnings(added, added)).toEqual([]);
  expect(typed("wallet", added, { "raast.iban": "", "raast.accountTitle": "" })).toEqual(settings);
  const half = typed("wallet", added, { "raast.accountTitle": "" });
  expect(half.raast).toEqual({ iban: raast.iban });
  expect(plainWarnings(added, half)).toEqual([]);
});

test("the form shows seconds and choices in words; the record stores milliseconds and keys", () => {
  expect(typed("delivery", settings, { placingDelay: "3.5" }).placingDelay).toBe(3500);
  expect(typed("delivery", settings, { placingDelay: "soon" }).placingDelay).toBeNaN();
  const after = { ...settings, placingDelay: 3500, promises: [{ icon: "promise-cash" }] };
  expect(shopChanges({ ...settings, promises: [{ icon: "promise-chat" }] }, after)).toEqual([
    { label: "“Placing your order” shows for at least", from: "2.5 seconds", to: "3.5 seconds" },
    { label: "Promise 1, its picture", from: "Chat", to: "Cash" },
  ]);
  expect(shopFaultInWords({ field: "placingDelay", reason: "is above 30000" })).toBe(
    "“Placing your order” shows for at least is above 30 seconds.",
  );
});

test("paths into a record", () => {
  const record = { a: { b: [{ c: 1 }] }, d: ["x", "y"] };
  expect(valueAt(record, "a.b.0.c")).toBe(1);
  expect(valueAt(record, "a.x.y")).toBeUndefined();
  expect(valueAt(record, "constructor")).toBeUndefined();
  expect(withValueAt(record, "a.b.0.c", 2)).toEqual({ a: { b: [{ c: 2 }] }, d: ["x", "y"] });
  expect(withValueAt(record, "d", undefined)).toEqual({ a: { b: [{ c: 1 }] } });
  expect(withValueAt({}, "a.b", 1)).toEqual({ a: { b: 1 } });
  expect(withValueAt({ a: { b: 1 }, c: 2 }, "a.b", undefined)).toEqual({ c: 2 });
  expect(withValueAt({ c: 2 }, "a.b", undefined)).toEqual({ c: 2 });
  expect(leavesOf(record)).toEqual([
    ["a.b.0.c", "1"],
    ["d", "x, y"],
  ]);
});
