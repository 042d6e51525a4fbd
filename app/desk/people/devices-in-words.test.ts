import { expect, test } from "vitest";
import type { Device } from "../../../shop/desk/desk.ts";
import { devicesInWords } from "./devices-in-words.ts";

const now = Date.UTC(2026, 10, 15, 9);
const device = (kind: Device["kind"], isThis = false): Device => ({
  id: `${kind} ${isThis}`,
  kind,
  browser: "Chrome",
  usedAt: Date.UTC(2026, 10, 15, 8, 20),
  isThis,
});

test("where somebody is signed in", () => {
  expect(devicesInWords([device("phone", true)], now)).toBe("on this phone");
  expect(devicesInWords([device("phone", true), device("laptop")], now)).toBe("on this phone, and one computer");
  expect(devicesInWords([device("laptop", true), device("phone"), device("phone")], now)).toBe(
    "on this computer, and 2 others",
  );
  expect(devicesInWords([device("phone")], now)).toBe("used today, 13:20");
  expect(devicesInWords([], now)).toBe("not signed in anywhere");
});
