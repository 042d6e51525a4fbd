import { capture } from "../scripts/launch/run.mjs";
import { clientCore, onCore } from "./cores.ts";

type Load = { connections: number; seconds: number };

/** Requests a second for one URL, with a browser's headers; throws if any response was an error. */
export async function requestsPerSecond(url: string, { connections, seconds }: Load): Promise<number> {
  const options = ["-t", "1", "-c", String(connections), "-d", `${seconds}s`, "-H", "Accept-Encoding: br"];
  const { code, output } = await capture(...onCore(clientCore, "wrk", [...options, url]), {});
  return parseWrk(code === 0 ? output : "", url);
}

export function parseWrk(output: string, url: string): number {
  const figure = /^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1];
  const problem = /^ *(Non-2xx or 3xx responses|Socket errors): .*$/m.exec(output)?.[0];
  if (!figure || problem) throw new Error(`wrk on ${url}: ${problem?.trim() ?? "no figure"}`);
  return Number(figure);
}
