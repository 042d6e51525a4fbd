import { join } from "node:path";
import type { ServerSettings } from "../server/environment.ts";
import { currentBuild } from "../server/site/builds.ts";
import { describeDifferences } from "../server/site/check-build.ts";
import { switchTo } from "./build-folders.ts";
import { computeStamp } from "./build-stamp.ts";
import { checkSpace, explainOutput, Failure } from "./launch/failure.mjs";
import { capture } from "./launch/run.mjs";

/** Megabytes, several times the size of a build. */
const spaceNeeded = 100;

/** Builds the site unless there is a build from the very same inputs. Gives its folder. */
export async function ensureBuilt(root: string, settings: ServerSettings, env: NodeJS.ProcessEnv): Promise<string> {
  const stamp = await computeStamp(root, settings);
  const known = switchTo(root, stamp);
  if (known) return known;
  process.stdout.write(`${await whyBuild(root, settings)}\n`);
  checkSpace(root, spaceNeeded, "the build");
  const { code, output } = await capture(process.execPath, [join(root, "scripts", "build.ts")], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "pipe"],
  });
  if (code !== 0) throw new Failure(explainOutput(`${output}\nThe shop could not be built.`, root));
  process.stderr.write(output);
  const built = switchTo(root, stamp);
  if (!built) throw new Failure("Files of the shop were changed while it was built. Start again.");
  return built;
}

/** A build takes a minute, so say why there is one. */
export async function whyBuild(
  root: string,
  settings: Pick<ServerSettings, "pagesUrl" | "picturesUrl">,
): Promise<string> {
  const last = currentBuild(root);
  if (!last) return "The shop isn't built yet.";
  const [difference] = await describeDifferences(last, root, settings);
  return difference ?? "The shop's code was changed after the pages were built.";
}
