import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../e2e/free-port.ts";
import { commandPath } from "../scripts/checks/system-packages.ts";
import { collectOutput, endProcess } from "../trust/shop-process.ts";
import { onCore, serverCore } from "./cores.ts";

/** `addresses`: the URL of each answer, in order. */
export type Nginx = { addresses: readonly string[]; stop(): Promise<void> };

/** Compressed, as it was sent. */
export type Answer = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Headers that nginx sets itself. */
const ownHeaders = new Set(["connection", "content-length", "content-type", "date", "etag", "keep-alive"]);
const startDeadline = 10_000;

const fileName = (place: number) => `answer-${place}`;

export function takeAnswer(origin: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(`${origin}${path}`, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve({ path, headers: response.headers, body: Buffer.concat(chunks) });
        else reject(new Error(`${path} answered ${response.statusCode}`));
      });
    });
    asking.on("error", reject).end();
  });
}

/** Debian's nginx with one worker on the server's core, serving the same bytes with the same headers. */
export async function startNginx(folder: string, answers: readonly Answer[]): Promise<Nginx> {
  const port = await findFreePort();
  for (const [place, { body }] of answers.entries()) await writeFile(join(folder, fileName(place)), body);
  const config = join(folder, "nginx.conf");
  await writeFile(config, configure(folder, port, answers));
  const child = spawn(...onCore(serverCore, "nginx", ["-e", "stderr", "-p", folder, "-c", config]), {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH: commandPath },
  });
  const output = collectOutput(child);
  const origin = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + startDeadline;
  while (child.exitCode === null && performance.now() < deadline) {
    if (await isUp(origin)) {
      await checkSameness(origin, answers);
      const addresses = answers.map((_, place) => `${origin}/${fileName(place)}`);
      return { addresses, stop: async () => void (await endProcess(child, "SIGQUIT")) };
    }
    await wait(50);
  }
  await endProcess(child, "SIGKILL");
  throw new Error(`nginx did not start. ${output().slice(-500)}`);
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Throws unless nginx's answers equal the shop's. */
async function checkSameness(origin: string, answers: readonly Answer[]): Promise<void> {
  for (const [place, { path, body, headers }] of answers.entries()) {
    const same = await takeAnswer(origin, `/${fileName(place)}`);
    const missing = Object.keys(headers).filter((name) => !(name in same.headers) && name !== "keep-alive");
    if (!same.body.equals(body) || missing.length > 0) throw new Error(`nginx answers ${path} otherwise: ${missing}`);
  }
}

/** Debian's settings, without the log and with open files cached, because our server has them in memory. */
function configure(folder: string, port: number, answers: readonly Answer[]): string {
  // Started by root, nginx would run its worker as another user, who may not read our folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  return `${user}daemon off;
worker_processes 1;
pid ${join(folder, "nginx.pid")};
events { worker_connections 768; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=1000;
  keepalive_requests 1000000;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    location = /ready { return 200; }
    root ${folder};
    ${answers.map((answer, place) => location(answer, fileName(place))).join("\n    ")}
  }
}
`;
}

function location({ headers }: Answer, file: string): string {
  const added = Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  return `location = /${file} { default_type "${headers["content-type"]}"; ${added.join(" ")} }`;
}
