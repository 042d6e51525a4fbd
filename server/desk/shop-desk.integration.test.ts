import { describe, expect, test } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { valueAt } from "../../shop/editor/record-path.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { testCatalogue } from "../testing/desk.ts";
import { createShopDesk } from "./shop-desk.ts";

const noon = Date.UTC(2026, 10, 15, 7);
const { settings, policies } = fileSource;

describe.each(databaseKinds)("%s", (kind) => {
  async function openWords() {
    const database = await openTestDatabase(kind);
    const catalogue = testCatalogue(database);
    const parts = { database, now: () => noon, ...catalogue };
    return { ...catalogue, sana: createShopDesk(parts, "Sana"), bilal: createShopDesk(parts, "Bilal") };
  }

  test("what is saved is current at once, with its version; the files' version can be restored", async () => {
    const { sana, editions } = await openWords();
    expect(await sana.find("settings")).toEqual({ record: settings, version: 0, saved: undefined });
    expect(await sana.save("settings", settings, 0)).toEqual({ outcome: "unchanged" });
    expect(await sana.save("settings", { ...settings, deliveryCharge: 300 }, 0)).toEqual({ outcome: "saved" });
    expect(editions.current().settings.deliveryCharge).toBe(300);
    const [latest, first] = await sana.versions("settings");
    expect(latest).toMatchObject({ version: 1, saved: { by: "Sana", at: noon }, record: { deliveryCharge: 300 } });
    expect(first).toMatchObject({ version: 0, saved: undefined });
    expect(await sana.restore("settings", 0, 1)).toEqual({ outcome: "saved" });
    expect(editions.current().settings.deliveryCharge).toBe(250);
    expect(await sana.restore("settings", 9, 2)).toEqual({ outcome: "unknown" });
  });

  test("of two people the second gets a conflict with the latest version, and nothing is overwritten", async () => {
    const { sana, bilal } = await openWords();
    await sana.save("settings", { ...settings, announcement: "Eid" }, 0);
    expect(await bilal.save("settings", { ...settings, announcement: "Sale" }, 0)).toMatchObject({
      outcome: "changed",
      latest: { version: 1, saved: { by: "Sana" }, record: { announcement: "Eid" } },
    });
    expect(valueAt((await bilal.find("settings")).record, "announcement")).toBe("Eid");
  });

  test("what breaks the catalogue's rules is refused at its field", async () => {
    const { sana } = await openWords();
    const wrong = { ...settings, announcement: "Now {tomorrow}", makingDays: { from: 9, to: 3 }, searchSamples: [1] };
    const answer = await sana.save("settings", wrong, 0);
    const faults = answer.outcome === "refused" ? answer.faults.map(({ field, reason }) => `${field} ${reason}`) : [];
    expect(faults).toEqual([
      "announcement there is no blank called {tomorrow}",
      "makingDays.to is below from",
      "searchSamples has fewer than 5",
    ]);
    const empty = { ...policies, returns: { ...policies.returns, title: "" } };
    expect(await sana.save("policies", empty, 0)).toMatchObject({
      outcome: "refused",
      faults: [{ field: "returns.title", reason: "is empty" }],
    });
    expect((await sana.find("settings")).version).toBe(0);
  });
});
