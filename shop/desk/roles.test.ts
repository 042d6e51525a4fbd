import { expect, test } from "vitest";
import { may, parseRole, type Right, rights, roles } from "./roles.ts";
import { mayOpen, routeRights } from "./route-rights.ts";

test("each role may do what the next one may, and more", () => {
  for (const right of Object.keys(rights) as Right[]) {
    expect(may("owner", right)).toBe(true);
    if (may("packer", right)) expect(may("helper", right), right).toBe(true);
  }
});

test("an unknown role may do the least", () => {
  expect(roles.map(parseRole)).toEqual([...roles]);
  expect([parseRole("admin"), parseRole(""), parseRole(null)]).toEqual(["packer", "packer", "packer"]);
});

test("addresses by role", () => {
  const open = (role: (typeof roles)[number]) => Object.keys(routeRights).filter((pattern) => mayOpen(role, pattern));
  expect(open("owner")).toEqual(Object.keys(routeRights));
  for (const pattern of ["/orders/csv", "/sheets/new", "/shop/:section?"])
    expect(mayOpen("helper", pattern), pattern).toBe(false);
  expect(open("packer")).toEqual([
    "/orders/:number/latest",
    "/orders/:number/slip",
    "/slips",
    "/packing",
    "/packing/:number",
    "/making",
    "/making/tick",
    "/people",
    "/people/code",
    "/*",
  ]);
});

test("an address that isn't in the table is nobody's", () => {
  expect(roles.map((role) => mayOpen(role, "/nowhere"))).toEqual([false, false, false]);
});
