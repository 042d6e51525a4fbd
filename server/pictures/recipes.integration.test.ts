import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** The native libraries that a process has loaded when it has imported the module. */
async function librariesOf(module: string): Promise<string> {
  const script = `await import(${JSON.stringify(import.meta.resolve(module))}); process.stdout.write(process.report.getReport().sharedObjects.join())`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
  return stdout;
}

test("the server doesn't load sharp, only its child processes do", async () => {
  expect(await librariesOf("./encode.ts")).toContain("vips");
  expect(await librariesOf("../backend.ts")).not.toContain("vips");
});
