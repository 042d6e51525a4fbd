/** Serves the shop from its sources with hot reload: `npm run dev`. */
import { join } from "node:path";
import { endWith } from "./launch/failure.mjs";
import { run } from "./launch/run.mjs";
import { packageBin } from "./package-bin.ts";
import { preflight } from "./preflight.ts";

async function develop(args: string[]): Promise<void> {
  const { port, host } = await preflight(process.env);
  // Without the condition React Router's plugin would restart the process to set it.
  const command = ["--conditions=development", packageBin("vite")];
  const options = ["--port", String(port), "--host", host, "--strictPort", ...args];
  process.exitCode = await run(process.execPath, [...command, ...options], {
    cwd: join(import.meta.dirname, ".."),
  });
}

develop(process.argv.slice(2)).catch(endWith);
