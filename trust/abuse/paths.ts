import { type Finding, isTrue, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";
import { ask, type RawAnswer, sendRaw } from "./raw-request.ts";

const secrets = [
  "package.json",
  "server/main.ts",
  "build/server/index.js",
  "data/shop.db",
  "etc/passwd",
  ".git/config",
];

/** Path traversals, each tried with each of the secrets. */
const traversals = [
  "/{}",
  "/../{}",
  "/../../../../../../{}",
  "/assets/../../{}",
  "/pictures/../{}",
  "/pictures/../../{}",
  "/%2e%2e/{}",
  "/%2e%2e%2f{}",
  "/..%2f..%2f{}",
  "/..%5c{}",
  "/..\\{}",
  "/%252e%252e%252f{}",
  "/%c0%ae%c0%ae/{}",
  "/pictures/%2e%2e/%2e%2e/{}",
  "//{}",
  "/./{}",
  "/{}%00.html",
  "/{}\u0000",
  "/file:///{}",
];

const oddTargets = [
  "*",
  "http://evil.example/",
  "http://127.0.0.1/../../etc/passwd",
  "https://naqsh.pk@evil.example/",
  "/%",
  "/%zz",
  "/%ff%fe",
  "/%00",
  `/${"a".repeat(8_000)}`,
  `/${"a".repeat(20_000)}`,
  `/product/${"9".repeat(5_000)}`,
  "/product/__proto__",
  "/product/constructor/related.json",
  "/constructor",
  "/__proto__",
  "/.env",
  "/shop?sort=__proto__&stone=constructor&min=1e999&max=-1",
  `/shop?${"stone=a&".repeat(900)}`,
];

const malformed: Record<string, string> = {
  "no host": "GET / HTTP/1.1\r\n\r\n",
  "two hosts": "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "nonsense host": "GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n",
  "no version": "GET /\r\n\r\n",
  "another protocol": "\u0016\u0003\u0001\u0002\u0000\u0001",
  "NUL in a header": "GET / HTTP/1.1\r\nHost: x\r\nX-A: a\u0000b\r\n\r\n",
  "line feed in a header": "GET / HTTP/1.1\r\nHost: x\r\nX-A: a\rb\r\n\r\n",
  "two lengths": "POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
  "length and chunks":
    "POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
  "negative length": "POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}",
  "bad chunk":
    "POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "headers without end": `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(40_000)}\r\n\r\n`,
};

const methods = ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "BREW", "get"];

/** Contents of files outside the build, and stack traces. */
const leaks =
  /root:.*:0:0|"devDependencies"|import \{ join \} from|SQLite format 3|\[core\]|node_modules\/|\bat .*\.(ts|js):\d+/;

export async function oddRequests(database: string): Promise<Finding[]> {
  const shop = await startShop({ database });
  const answers: [name: string, answer: RawAnswer][] = [];
  for (const traversal of traversals) {
    for (const secret of secrets) {
      const target = traversal.replace("{}", secret);
      answers.push([target, await ask(shop.port, "GET", target)]);
    }
  }
  for (const target of oddTargets) answers.push([target.slice(0, 60), await ask(shop.port, "GET", target)]);
  for (const [name, bytes] of Object.entries(malformed)) answers.push([name, await sendRaw(shop.port, bytes)]);
  for (const method of methods) {
    for (const target of ["/", "/pictures/none.avif", "/api/products"]) {
      answers.push([`${method} ${target}`, await ask(shop.port, method, target)]);
    }
  }
  const maps = await sourceMaps(shop.port);
  const isAlive = (await ask(shop.port, "GET", "/healthz")).status === 200;
  await shop.end("SIGTERM");
  return [
    nothing("answers that are neither a page of the shop nor a clean 4xx", answers.flatMap(complain), answers.length),
    nothing(
      "answers with a file from outside the build, or a stack",
      answers.filter(([, { body }]) => leaks.test(body)).map(([name]) => name),
      answers.length,
    ),
    nothing("source maps", maps),
    nothing("stacks in the log", shop.output().match(/"stack":"[^"]{0,80}/g) ?? []),
    isTrue("alive afterwards", isAlive),
  ];
}

/** 200 and redirects within the shop are fine: many of these paths normalise to an ordinary page. */
function complain([name, { status, headers }]: [string, RawAnswer]): string[] {
  const location = headers.location ?? "/";
  const isOurs = location.startsWith("/") && !location.startsWith("//");
  const isClean = status === 200 || (status >= 301 && status <= 308 && isOurs) || (status >= 400 && status < 500);
  return isClean ? [] : [`${status} ${name} ${isOurs ? "" : location}`];
}

async function sourceMaps(port: number): Promise<string[]> {
  const page = await ask(port, "GET", "/");
  const scripts = [...new Set(page.body.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
  const found: string[] = scripts.length === 0 ? ["no scripts to look at"] : [];
  for (const script of scripts) {
    if ((await ask(port, "GET", `${script}.map`)).status === 200) found.push(`${script}.map`);
    if ((await ask(port, "GET", script)).body.includes("sourceMappingURL=")) found.push(script);
  }
  return found;
}
