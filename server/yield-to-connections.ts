import { setImmediate as nextIteration } from "node:timers/promises";

const iterations = 32;

/**
 * Node accepts one new connection in each iteration of its event loop. Work that fills an iteration, such as a commit
 * or rendering a page, calls this first, so that hundreds of waiting connections are accepted in between. Without any
 * it takes a fraction of a millisecond.
 */
export async function yieldToConnections(): Promise<void> {
  for (let count = 0; count < iterations; count++) await nextIteration();
}
