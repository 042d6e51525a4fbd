import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../free-port.ts";
import { actions, type Driver, phone } from "./driver.ts";
import { findMiniBrowser } from "./engines.ts";

/** Without it the browser's own bar is wider than a phone. */
const narrowBar = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }";

/** WebKitGTK's small browser on a screen that nobody sees, over classic WebDriver. */
export async function driveWebkit(): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), "naqsh-webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(join(home, "gtk-3.0", "gtk.css"), narrowBar);
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout, "data");
  const port = await findFreePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      ...{ DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1", NO_AT_BRIDGE: "1" },
      ...{ HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home },
    },
  });
  const driverOrigin = `http://127.0.0.1:${port}`;
  await waitForDriver(driverOrigin, driver);
  const binary = findMiniBrowser();
  const options = { binary, args: ["--automation"] };
  const { sessionId } = await call<{ sessionId: string }>("POST", `${driverOrigin}/session`, {
    capabilities: { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } },
  });
  const session = `${driverOrigin}/session/${sessionId}`;
  const post = async (path: string, body: object = {}) => void (await call("POST", `${session}/${path}`, body));
  const run = <Value>(expression: string) =>
    call<Value>("POST", `${session}/execute/async`, {
      script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(value ?? null))`,
      args: [],
    });
  /** A window is higher than the page in it. */
  const resize: Driver["resize"] = async ({ width, height }) => {
    await post("window/rect", { width, height });
    const inside = await run<number>("innerHeight");
    await post("window/rect", { width, height: height + (height - inside) });
  };
  const goto = (url: string) => post("url", { url });
  return {
    begin: async (origin) => {
      await goto(`${origin}/robots.txt`);
      await run("(localStorage.clear(), sessionStorage.clear(), null)");
      await resize(phone);
    },
    goto,
    run,
    resize,
    reload: () => post("refresh"),
    back: () => post("back"),
    tap: (point) => post("actions", { actions: actions.tap(point) }),
    slide: (point, dx) => post("actions", { actions: actions.wheel(point, -dx) }),
    press: (key) => post("actions", { actions: actions.press(key) }),
    type: (text) => post("actions", { actions: actions.type(text) }),
    close: async () => {
      await call("DELETE", session);
      for (const each of [driver, screen]) await end(each);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function call<Value>(method: string, address: string, body?: object): Promise<Value> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function waitForDriver(origin: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    if (
      await fetch(`${origin}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(50);
  }
  throw new Error("WebKitWebDriver did not start.");
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  const ended = once(process, "exit");
  process.kill();
  await ended;
}
