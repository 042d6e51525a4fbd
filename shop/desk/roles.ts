/** Who may do what at the desk: one table, for the server, for the screens, and shown at People and devices. */

export const roles = ["owner", "helper", "packer"] as const;
export type Role = (typeof roles)[number];

export const roleNames: Readonly<Record<Role, string>> = { owner: "Owner", helper: "Helper", packer: "Packer" };

type RightRow = { name: string; roles: readonly Role[] };

export const rights = {
  work: { name: "Orders to make, pack, send", roles: ["owner", "helper", "packer"] },
  address: { name: "Address, phone, slip", roles: ["owner", "helper", "packer"] },
  money: { name: "Prices, money, offers", roles: ["owner", "helper"] },
  pieces: { name: "Pieces and pictures", roles: ["owner", "helper"] },
  takings: { name: "Takings, cost, margin, CSV", roles: ["owner"] },
  refunds: { name: "Refunds, courier’s sheets", roles: ["owner"] },
  settings: { name: "Shop’s settings, people", roles: ["owner"] },
} as const satisfies Record<string, RightRow>;

export type Right = keyof typeof rights;

export function may(role: Role, right: Right): boolean {
  return (rights[right].roles as readonly Role[]).includes(role);
}

/** A role that this release doesn't know may do the least. */
export function parseRole(text: string | null | undefined): Role {
  return roles.find((role) => role === text) ?? "packer";
}
