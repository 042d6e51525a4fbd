/** Builds the shop if need be and opens it: `npm start`. */
import { join } from "node:path";
import { ensureBuilt } from "./ensure-built.ts";
import { endWith } from "./launch/failure.mjs";
import { preflight } from "./preflight.ts";

async function start(): Promise<void> {
  const settings = await preflight(process.env);
  await ensureBuilt(join(import.meta.dirname, ".."), settings, process.env);
  await import("../server/main.ts");
}

start().catch(endWith);
