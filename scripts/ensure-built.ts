import { join } from "node:path";
import type { ServerSettings } from "../server/environment.ts";
import { computeStamp, readStamp } from "./build-stamp.ts";
import { checkSpace, explainOutput, Failure } from "./launch/failure.mjs";
import { capture } from "./launch/run.mjs";

/** Megabytes: several times what the built site takes. */
const spaceNeeded = 100;

/** Builds the site unless what is there was built from the very same inputs. */
export async function ensureBuilt(root: string, settings: ServerSettings, env: NodeJS.ProcessEnv): Promise<void> {
  const stamp = await computeStamp(root, settings);
  if ((await readStamp(root)) === stamp) return;
  checkSpace(root, spaceNeeded, "the build");
  const { code, output } = await capture(process.execPath, [join(root, "scripts", "build.ts")], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "pipe"],
  });
  if (code !== 0) throw new Failure(explainOutput(`${output}\nThe shop could not be built.`, root));
  process.stderr.write(output);
}
