import { type DeskPorts, type PortRights, portRights } from "../../shop/desk/port-rights.ts";
import { may, type Role } from "../../shop/desk/roles.ts";
import type { RouteRight } from "../../shop/desk/route-rights.ts";

/** Thrown through loaders and actions, which answer with it: as if the address weren't there. */
export function notThere(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}

/** The ports of one request: what the role may not use throws a 404. */
export function guardPorts(ports: DeskPorts, role: Role): DeskPorts {
  const names = Object.keys(portRights) as (keyof DeskPorts)[];
  const guarded = names.map((name) => [name, guardPort<object>(ports[name], portRights[name], role)]);
  return Object.fromEntries(guarded) as DeskPorts;
}

function guardPort<Port extends object>(port: Port, rights: PortRights<Port>, role: Role): Port {
  const refuse = (right: RouteRight | undefined) => {
    if (right === undefined || (right !== "everybody" && !may(role, right))) throw notThere();
  };
  return new Proxy(port, {
    get(target, member) {
      // `await` looks for a `then`.
      if (!(member in target)) return undefined;
      const value: unknown = Reflect.get(target, member);
      const right: unknown = Reflect.get(rights, member);
      if (typeof value !== "function") {
        refuse(right as RouteRight | undefined);
        return value;
      }
      return (...asked: unknown[]) => {
        refuse(typeof right === "function" ? right(...asked) : right);
        return value(...asked);
      };
    },
  });
}
