/** Tries what a malicious picture could make its decoder process do, and reports what the sandbox allowed. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";

const outcome = (attempt: () => unknown): string => {
  try {
    attempt();
    return "reached";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
};

const [ownFile = "", otherFile = ""] = process.argv.slice(2);
const port = Number(process.argv[4]);
const network = await new Promise<string>((resolve) => {
  try {
    createConnection(port, "127.0.0.1", () => resolve("reached")).on("error", (error) =>
      resolve("code" in error ? String(error.code) : String(error)),
    );
  } catch (error) {
    resolve(error instanceof Error && "code" in error ? String(error.code) : String(error));
  }
});
process.stdout.write(
  JSON.stringify({
    environment: Object.keys(process.env),
    own: outcome(() => readFileSync(ownFile)),
    read: outcome(() => readFileSync(otherFile)),
    write: outcome(() => writeFileSync(`${otherFile}.new`, "")),
    process: outcome(() => spawnSync("true")),
    network,
  }),
);
process.exit();
