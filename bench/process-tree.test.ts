import { expect, it } from "vitest";
import { treeMemory } from "./process-tree.ts";

// A grandchild may be listed before its parent, as process ids wrap around.
const listing = `
    1     0   10240
   12    40    2048
   30     1    1024
   40    30    4096
   50     1  512000
`;

it("sums a process and its descendants", () => expect(treeMemory(listing, 30)).toBe(7));

it("leaves out its parent and other processes", () => expect(treeMemory(listing, 40)).toBe(6));

it("is 0 for a process that has ended", () => expect(treeMemory(listing, 99)).toBe(0));
