import { expect, test } from "vitest";
import { typedFields } from "../../../shop/editor/piece-form.ts";
import { readCostChange } from "./piece-cost.ts";

function open(saved: number | undefined) {
  const store = { cost: saved };
  const costs = {
    of: async () => store.cost,
    ofMany: async () => new Map(),
    set: async (_: number, cost: number | undefined) => {
      store.cost = cost;
    },
  };
  const read = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return readCostChange(costs, 97, typedFields(form));
  };
  return { store, read };
}

test("a cost is entered, changed and emptied", async () => {
  const { store, read } = open(undefined);
  for (const [typed, seen, stands] of [
    ["3,100", "", 3100],
    ["Rs 3000", "3100", 3000],
    ["0", "3000", 0],
    ["", "0", undefined],
  ] as const) {
    const change = await read({ cost: typed, costSeen: seen });
    expect(change?.fault).toBeUndefined();
    await change?.save();
    expect(store.cost).toBe(stands);
  }
});

test("no sum, or one too large, is refused as it was typed", async () => {
  const { read } = open(3100);
  for (const typed of ["a lot", "-5", "12.5", "999999999999"])
    expect(await read({ cost: typed, costSeen: "3100" }), typed).toMatchObject({ typed, fault: { field: "cost" } });
});

test("what somebody else entered meanwhile is said once, and then yours stands", async () => {
  const { read } = open(2900);
  const change = await read({ cost: "3000", costSeen: "3100" });
  expect(change?.fault?.reason).toBe("Somebody entered Rs\u00a02,900 meanwhile. Save again to keep yours.");
  expect((await read({ cost: "3000", costSeen: change?.seen ?? "" }))?.fault).toBeUndefined();
  // Whoever didn't touch it, or typed the same, is asked nothing.
  expect((await read({ cost: "3100", costSeen: "3100" }))?.fault).toBeUndefined();
  expect((await read({ cost: "2900", costSeen: "3100" }))?.fault).toBeUndefined();
});

test("a form without the field changes nothing", async () => {
  expect(await open(3100).read({ name: "Gauhar" })).toBeUndefined();
});
