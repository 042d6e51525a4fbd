import { describe, expect, test } from "vitest";
import { type DeskPorts, portRights } from "../../shop/desk/port-rights.ts";
import { may, type Role, roles } from "../../shop/desk/roles.ts";
import { guardPorts } from "./guard-ports.ts";

/** Every member of every port, as the table names them, answering "used". */
const stubs = Object.fromEntries(
  Object.entries(portRights).map(([port, rights]) => [
    port,
    Object.fromEntries(Object.keys(rights).map((member) => [member, () => "used"])),
  ]),
) as unknown as DeskPorts;

function ask(role: Role, port: string, member: string, ...asked: unknown[]): unknown {
  try {
    return Reflect.get(Reflect.get(guardPorts(stubs, role), port), member)(...asked);
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : thrown;
  }
}

describe.each(roles)("a port's methods for a role: %s", (role) => {
  test.each(Object.entries(portRights))("%s", (port, rights) => {
    for (const [member, right] of Object.entries(rights)) {
      if (typeof right === "function") continue;
      const isAllowed = right === "everybody" || may(role, right);
      expect(ask(role, port, member), member).toBe(isAllowed ? "used" : 404);
    }
  });
});

test("giving money back is the owner's; entering it is the helper's too", () => {
  const change = (role: Role, change: object) => ask(role, "orders", "change", "NQ-7F3K-92", { change });
  const outcomes = (asked: object) => roles.map((role) => change(role, asked));
  expect(outcomes({ kind: "money", step: "refund" })).toEqual(["used", 404, 404]);
  expect(outcomes({ kind: "entry", sum: -500, way: "cash" })).toEqual(["used", 404, 404]);
  expect(outcomes({ kind: "entry", sum: 500, way: "cash" })).toEqual(["used", "used", 404]);
  expect(outcomes({ kind: "step", step: "pack" })).toEqual(["used", "used", 404]);
  expect(outcomes({ kind: "take-back" })).toEqual(["used", "used", 404]);
});

test("a port can be awaited", async () => {
  expect(await guardPorts(stubs, "owner").people).toBeDefined();
});

test("a value of a port is guarded as its methods are, and so is what the table doesn't name", () => {
  const ports = { ...stubs, offers: { ...stubs.offers, shop: { name: "Naqsh" } } } as DeskPorts;
  expect(guardPorts(ports, "helper").offers.shop.name).toBe("Naqsh");
  expect(() => guardPorts(ports, "packer").offers.shop).toThrow();
  const wider = { ...stubs, words: { ...stubs.words, secret: () => "used" } } as unknown as DeskPorts;
  expect(() => (guardPorts(wider, "owner").words as unknown as { secret(): void }).secret()).toThrow();
});
