import { expect, test } from "vitest";
import { readPackingForm } from "./read-packing-form.ts";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readPackingForm(form);
}

test("a packer's form has steps of packing and nothing else", () => {
  expect(read({ step: "pack", seen: "3" })).toEqual({ step: "pack", revision: 3 });
  expect(read({ step: "take-back", seen: "3" })).toEqual({ step: "take-back", revision: 3 });
  for (const step of ["cancel", "confirm", "reopen", "come-back", ""])
    expect(read({ step, seen: "3" })).toBeUndefined();
  expect(read({ step: "pack", seen: "many" })).toEqual({ step: "pack", revision: -1 });
});

test("a parcel has its number, or is sent without one on purpose", () => {
  const send = { step: "send", seen: "3", courier: "TCS" };
  expect(read({ ...send, tracking: " 779 044 " })).toMatchObject({ courier: "TCS", tracking: "779 044" });
  expect(read(send)).toBe("no-number");
  expect(read({ ...send, without: "yes", tracking: "779" })).toMatchObject({ tracking: "" });
  expect(read({ ...send, courier: "By hand" })).toMatchObject({ courier: "By hand", tracking: "" });
});
