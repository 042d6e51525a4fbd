import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "../../scripts/launch/run.mjs";
import { newOrderRequest } from "../order-client.ts";

/** What wrk has measured; times in milliseconds. */
export type Figures = {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
  max: number;
  /** Answered with 503. */
  shed: number;
  /** Answered with any other error. */
  failed: number;
  /** Connections that could not be made or broke. */
  cut: number;
  /** Not answered within wrk's time-out. */
  late: number;
};

type Run = { origin: string; connections: number; seconds: number };

export function loadPages(run: Run, paths: readonly string[]): Promise<Figures> {
  return wrk(run, "pages.lua", paths);
}

export async function loadOrders(run: Run): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-load-"));
  const file = join(folder, "order.json");
  await writeFile(file, JSON.stringify(newOrderRequest({ key: "00000000-0000-4000-8000-000000000000" })));
  try {
    return await wrk(run, "orders.lua", [file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function wrk({ origin, connections, seconds }: Run, script: string, args: readonly string[]): Promise<Figures> {
  const threads = String(Math.min(2, connections));
  const options = ["-t", threads, "-c", String(connections), "-d", `${seconds}s`, "--timeout", "15s"];
  const lua = ["-s", join(import.meta.dirname, script)];
  const { code, output } = await capture("wrk", [...options, ...lua, origin, "--", ...args], {});
  const line = output.split("\n").find((text) => text.startsWith("{"));
  if (code !== 0 || !line) throw new Error(`wrk failed: ${output.trim()}`);
  return JSON.parse(line);
}

export function perSecond({ requests, seconds }: Figures): number {
  return requests / seconds;
}

/** Everything that went wrong below saturation. */
export function errors({ shed, failed, cut, late }: Figures): number {
  return shed + failed + cut + late;
}

export function describeFigures(figures: Figures): string {
  const { p50, p99 } = figures;
  return `${Math.round(perSecond(figures))}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}
