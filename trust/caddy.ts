import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../e2e/free-port.ts";
import { commandPath } from "../scripts/checks/system-packages.ts";
import { collectOutput, endProcess } from "./shop-process.ts";

export type Caddy = { origin: string; stop(): Promise<void> };

const ownCaddyfile = join(import.meta.dirname, "..", "deploy", "Caddyfile");

/**
 * Caddy in front of the servers on these ports, configured as in deploy/Caddyfile but for addresses, TLS and, for
 * more than one machine, the policy.
 */
export async function startCaddy(folder: string, ports: readonly number[], policy = "first"): Promise<Caddy> {
  const [, options = ""] = /reverse_proxy [^{]*\{\n(.*?)\n\t\}/s.exec(readFileSync(ownCaddyfile, "utf8")) ?? [];
  if (!options.includes("health_uri")) throw new Error("deploy/Caddyfile doesn't say how requests are shared out.");
  const port = await findFreePort();
  const upstreams = ports.map((each) => `127.0.0.1:${each}`).join(" ");
  const file = join(folder, "Caddyfile");
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `{\n admin off\n auto_https off\n}\nhttp://127.0.0.1:${port} {\n reverse_proxy ${upstreams} {\n${options.replace("lb_policy first", `lb_policy ${policy}`)}\n}\n}\n`,
  );
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH: commandPath, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const output = collectOutput(caddy);
  process.once("exit", () => caddy.kill("SIGKILL"));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended: ${output().slice(-500)}`);
    await wait(50);
  }
  return { origin, stop: async () => void (await endProcess(caddy, "SIGKILL")) };
}

/** Until it has a shop to pass requests on to. */
export async function untilOpen(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(100);
  }
}
