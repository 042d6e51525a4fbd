import { expect, test } from "vitest";
import { type DeskEvent, eventDevice, eventInWords, needsALook } from "./desk-events.ts";

const event = (changes: Partial<DeskEvent>): DeskEvent => ({
  id: 1,
  at: 0,
  kind: "sign-in",
  person: "Sana",
  actor: "Sana",
  browser: "Chrome on Android",
  detail: "",
  place: "known",
  times: 1,
  ...changes,
});

test.each([
  [{}, "Sana signed in"],
  [{ kind: "wrong-password", times: 4 }, "Wrong password for Sana, 4 times"],
  [{ kind: "wrong-password", person: "", actor: "" }, "A try with a name that isn’t here"],
  [{ kind: "invited", person: "Bilal", detail: "packer" }, "Sana invited Bilal as Packer"],
  [{ kind: "invited", person: "", actor: "" }, "Where the shop runs, a link was made"],
  [{ kind: "removed", person: "Bilal" }, "Sana took Bilal’s key away"],
  [{ kind: "removed", person: "Bilal", actor: "" }, "Where the shop runs, Bilal’s key was taken away"],
  [{ kind: "removed" }, "Sana gave the key back"],
  [{ kind: "role", person: "Bilal", detail: "helper" }, "Sana made Bilal Helper"],
  [{ kind: "ended", detail: "Safari on iPhone" }, "Sana ended another device, Safari on iPhone"],
  [{ kind: "ended", person: "Bilal" }, "Sana ended a device of Bilal"],
  [{ kind: "withdrawn", person: "" }, "Sana withdrew a link"],
] as [Partial<DeskEvent>, string][])("%j", (changes, words) => {
  expect(eventInWords(event(changes))).toBe(words);
});

test("a network is all that is said of where", () => {
  expect(eventDevice(event({ place: "new" }))).toBe("Chrome on Android, from a new network");
  expect(eventDevice(event({}))).toBe("Chrome on Android, from a network used before");
  expect(eventDevice(event({ place: "" }))).toBe("Chrome on Android");
  expect(eventDevice(event({ browser: "", place: "" }))).toBe("");
});

test("what deserves a look", () => {
  expect(needsALook(event({}))).toBe(false);
  expect(needsALook(event({ place: "new" }))).toBe(true);
  expect(needsALook(event({ kind: "wrong-code" }))).toBe(true);
  expect(needsALook(event({ kind: "invited", place: "new" }))).toBe(false);
});
