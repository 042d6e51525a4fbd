import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The shell first: the same engine without a browser's windows, and four times as quick to open a page. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApplications = ["Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome"];
const windowsFolders = [process.env.ProgramFiles, process.env["ProgramFiles(x86)"], process.env.LOCALAPPDATA];

/** The machine's own browser: `CHROMIUM_PATH`, or the first Chromium or Chrome that is installed. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...names.flatMap((name) => ["/usr/bin", ...folders].map((folder) => join(folder, name))),
    ...macApplications.map((application) => join("/Applications", application)),
    ...windowsFolders.map((folder) => folder && join(folder, "Google", "Chrome", "Application", "chrome.exe")),
  ];
  return candidates.find((file) => file && existsSync(file));
}

export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Nothing that is tested or measured may leave this machine.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/** A test's pages live for seconds: what the optimising compilers take from the processor, they never give back. */
export const testFlags = [...chromiumFlags, "--js-flags=--no-opt,--no-maglev"];
