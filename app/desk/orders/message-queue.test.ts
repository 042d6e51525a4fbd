import { expect, test } from "vitest";
import { emptyQueue, withOutcome } from "./message-queue.ts";

const ayesha = { number: "NQ-7F3K-92", first: "Ayesha" };
const bushra = { number: "NQ-D7YC-27", first: "Bushra" };
const outcome = (isBack: boolean, ...toWrite: (typeof ayesha)[]) => ({
  ...{ did: "confirm" as const, isBack, words: "", stayed: [], undo: [] },
  done: toWrite.map(({ number }) => number),
  toWrite: isBack ? [] : toWrite,
});

test("an outcome is added once, also if the page is loaded again after a message", () => {
  const begun = withOutcome(emptyQueue, outcome(false, ayesha, bushra));
  expect(begun).toMatchObject({ left: [ayesha, bushra], of: 2 });
  const one = { ...begun, left: [bushra] };
  expect(withOutcome(one, outcome(false, ayesha, bushra))).toBe(one);
});

test("a later outcome goes behind what is left, and nobody is in it twice", () => {
  const begun = withOutcome(emptyQueue, outcome(false, ayesha, bushra));
  expect(withOutcome(begun, outcome(false, ayesha))).toMatchObject({ left: [bushra, ayesha], of: 2 });
});

test("whoever was taken back is taken off", () => {
  const begun = withOutcome(emptyQueue, outcome(false, ayesha, bushra));
  expect(withOutcome(begun, outcome(true, ayesha)).left).toEqual([bushra]);
});

test("without messages to write the queue stays as it is", () => {
  expect(withOutcome(emptyQueue, { ...outcome(false, ayesha), toWrite: [] })).toBe(emptyQueue);
});
