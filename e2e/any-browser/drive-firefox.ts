import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { connectBidi } from "./bidi.ts";
import { actions, type Driver, phone } from "./driver.ts";
import { findFirefox } from "./engines.ts";

/** Nothing that is tested may leave this machine, and nothing may ask or update in the middle of it. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "browser.aboutwelcome.enabled": false,
  // What an earlier visitor typed would be suggested to the next one, and the page scrolled back to where that shows.
  "browser.formfill.enable": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.systemAddon.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

/** Firefox as it is installed, over WebDriver BiDi, which it speaks by itself. */
export async function driveFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), "naqsh-firefox-"));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const firefox = spawn(
    findFirefox() ?? "firefox",
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0", "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: profile } },
  );
  const send = await connectBidi(await sayAddress(firefox));
  await send("session.new", { capabilities: {} });
  const open = async () => {
    const { userContext } = await send<{ userContext: string }>("browser.createUserContext", {});
    return send<Tab>("browsingContext.create", { type: "tab", userContext }).then((tab) => ({ ...tab, userContext }));
  };
  let { context, userContext } = await open();
  const resize: Driver["resize"] = async (viewport) =>
    void (await send("browsingContext.setViewport", { context, viewport }));
  const perform = async (what: unknown) => void (await send("input.performActions", { context, actions: what }));
  return {
    begin: async () => {
      await send("browser.removeUserContext", { userContext });
      ({ context, userContext } = await open());
      await resize(phone);
    },
    goto: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    reload: async () => void (await send("browsingContext.reload", { context, wait: "complete" })),
    back: async () => void (await send("browsingContext.traverseHistory", { context, delta: -1 })),
    run: async (expression) => {
      const answer = await send<Evaluated>("script.evaluate", {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    tap: (point) => perform(actions.tap(point)),
    slide: (point, dx) => perform(actions.wheel(point, -dx)),
    press: (key) => perform(actions.press(key)),
    type: (text) => perform(actions.type(text)),
    resize,
    close: async () => {
      const ended = once(firefox, "exit");
      firefox.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Tab = { context: string };
type Evaluated =
  | { type: "success"; result: { value: string } }
  | { type: "exception"; exceptionDetails: { text: string } };

/** Where it listens, which it says itself. */
async function sayAddress(firefox: ChildProcess): Promise<string> {
  if (!firefox.stderr) throw new Error("Firefox has nowhere to speak to.");
  for await (const line of createInterface(firefox.stderr)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      firefox.stderr.resume();
      return address;
    }
  }
  throw new Error("Firefox ended before it listened.");
}
