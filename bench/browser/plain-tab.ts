import type { DevTools } from "./devtools.ts";
import { savedCart } from "./pages.ts";
import { pixelsToThePoint, slow4G, slowdown, viewport } from "./phone.ts";
import type { SpawnedChromium } from "./spawned-chromium.ts";
import { until } from "./until.ts";

export type Cookie = { name: string; value: string; domain: string; path: string };

export type PlainTab = {
  devtools: DevTools;
  evaluate<Result>(work: () => Result): Promise<Result>;
  /** Runs in every later page, before its own scripts. */
  runBeforeScripts(work: () => void): Promise<void>;
  /** Settles when the page has loaded. */
  open(url: string): Promise<void>;
};

/**
 * A tab of a slow phone as `openPhone` and `openTab` make it, closed afterwards, with an empty cache. Without
 * Playwright, which enables the protocol's Runtime domain: V8 then records the source positions of errors that are
 * created while a module is evaluated, and parses all of React a second time for that.
 */
export async function inPlainTab<Result>(
  { session, gone }: SpawnedChromium,
  { origin, cookies }: { origin: string; cookies: readonly Cookie[] },
  work: (tab: PlainTab) => Promise<Result>,
): Promise<Result> {
  const browser = session();
  const { browserContextId } = await browser.send("Target.createBrowserContext");
  try {
    await browser.send("Storage.setCookies", { cookies: [...cookies], browserContextId });
    const { targetId } = await browser.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    const devtools = session(sessionId);
    await beSlowPhone(devtools);
    await keepCart(devtools, origin);
    return await work(plainTab(devtools, gone));
  } finally {
    await browser.send("Target.disposeBrowserContext", { browserContextId });
  }
}

async function beSlowPhone(devtools: DevTools): Promise<void> {
  await devtools.send("Page.enable");
  await devtools.send("Page.setLifecycleEventsEnabled", { enabled: true });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await devtools.send("Emulation.setDeviceMetricsOverride", {
    ...viewport,
    deviceScaleFactor: pixelsToThePoint,
    mobile: true,
    screenOrientation: { type: "portraitPrimary", angle: 0 },
  });
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
}

async function keepCart(devtools: DevTools, origin: string): Promise<void> {
  const keep = (cart: typeof savedCart & { origin: string }) => {
    if (location.origin === cart.origin) localStorage.setItem(cart.name, cart.value);
  };
  const source = `(${keep})(${JSON.stringify({ ...savedCart, origin })})`;
  await devtools.send("Page.addScriptToEvaluateOnNewDocument", { source });
}

function plainTab(devtools: DevTools, gone: AbortSignal): PlainTab {
  const loaded = new Set<string | undefined>();
  devtools.on("Page.lifecycleEvent", ({ name, loaderId }) => {
    if (name === "load") loaded.add(loaderId);
  });
  return {
    devtools,
    async evaluate(work) {
      const asked = { expression: `(${work})()`, returnByValue: true };
      const { result, exceptionDetails: failure } = await devtools.send("Runtime.evaluate", asked);
      if (failure) throw new Error(failure.exception?.description ?? failure.text);
      return result.value;
    },
    async runBeforeScripts(work) {
      await devtools.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${work})()` });
    },
    async open(url) {
      const { loaderId, errorText } = await devtools.send("Page.navigate", { url });
      if (errorText) throw new Error(`${url} can't be opened: ${errorText}`);
      await until(() => {
        gone.throwIfAborted();
        return loaded.has(loaderId);
      }, `${url} never loaded.`);
    },
  };
}
