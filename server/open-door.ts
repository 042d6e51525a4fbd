import { setImmediate as nextTurn } from "node:timers/promises";

const turns = 32;

/**
 * Node accepts one connection per turn of its event loop. Work that fills a turn, such as a commit or a page to
 * render, would let in a handful of people a second while hundreds stand at the door; so it leaves some turns to them
 * first. With nobody there they pass in a fraction of a millisecond.
 */
export async function letWaitingIn(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn();
}
