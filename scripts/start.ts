/** Builds the shop if need be and opens it: `npm start`. */
import { join } from "node:path";
import { ensureBuilt } from "./ensure-built.ts";
import { endWith } from "./launch/failure.mjs";
import { preflight } from "./preflight.ts";

async function start(): Promise<void> {
  const settings = await preflight(process.env);
  const build = await ensureBuilt(join(import.meta.dirname, ".."), settings, process.env);
  const { exitWith: endShop, openShop } = await import("../server/main.ts");
  await openShop(build).catch(endShop);
}

start().catch(endWith);
