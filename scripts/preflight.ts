import { createServer } from "node:http";
import { parseEnvironment, type ServerSettings } from "../server/environment.ts";
import { listen } from "../server/http/listen.ts";
import { StartError } from "../server/start-error.ts";
import { Failure } from "./launch/failure.mjs";

/** Fails before the build for what would fail after it: wrong settings, a port that is taken. */
export async function preflight(env: NodeJS.ProcessEnv): Promise<ServerSettings> {
  const parsed = parseEnvironment(env);
  if (!parsed.ok) throw new Failure(parsed.problems.join("\n"));
  const { port, host } = parsed.settings;
  const server = createServer();
  try {
    await listen(server, port, host);
  } catch (error) {
    throw error instanceof StartError ? new Failure(error.message) : error;
  }
  await new Promise((resolve) => server.close(resolve));
  return parsed.settings;
}
