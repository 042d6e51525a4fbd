import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

const macFirefox = "/Applications/Firefox.app/Contents/MacOS/firefox";
const windowsFirefox = join(process.env.ProgramFiles ?? "", "Mozilla Firefox", "firefox.exe");

/** The machine's own Firefox: `FIREFOX_PATH`, or the one that is installed. */
export function findFirefox(): string | undefined {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const names = ["firefox-esr", "firefox"].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.FIREFOX_PATH, ...names, macFirefox, windowsFirefox].find((file) => file && existsSync(file));
}

/** WebKitGTK's own browser, which Debian keeps beside the library. */
export function findMiniBrowser(): string | undefined {
  return globSync(["/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser"])[0];
}

/** Apple's and Microsoft's systems have no WebKitGTK; the suite then runs in the other two, and says so. */
export const mayHaveWebkit = process.platform === "linux";
