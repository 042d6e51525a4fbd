import { expect, test } from "vitest";
import { describeBrowser, deviceKind } from "./browser-name.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
    "phone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/150.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
    "phone",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox on Windows", "laptop"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0",
    "Edge on Windows",
    "laptop",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15", "Safari on Mac", "laptop"],
  ["curl/8.0", "A browser", "laptop"],
  ["", "A browser", "laptop"],
] as const)("%s is %s", (agent, browser, kind) => {
  expect(describeBrowser(agent)).toBe(browser);
  expect(deviceKind(describeBrowser(agent))).toBe(kind);
});
