import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const sampleEvery = 200;

/** Resident megabytes of a process and its descendants, from the output of `ps -eo pid=,ppid=,rss=`. */
export function treeMemory(listing: string, root: number): number {
  const processes = listing
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));
  const tree = new Set([root]);
  // Each iteration finds one more generation.
  for (let size = 0; size < tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  const kilobytes = processes.filter(({ pid }) => tree.has(pid)).reduce((sum, each) => sum + each.kilobytes, 0);
  return kilobytes / 1024;
}

/** Samples a process tree's memory; `stop` returns the peak. */
export function watchMemory(root: number): { stop(): Promise<number> } {
  let most = 0;
  const sample = async () => {
    const { stdout } = await run("ps", ["-eo", "pid=,ppid=,rss="], { maxBuffer: 2 ** 24 });
    most = Math.max(most, treeMemory(stdout, root));
  };
  let sampling = sample();
  const timer = setInterval(() => {
    sampling = sampling.then(sample);
  }, sampleEvery);
  return {
    async stop() {
      clearInterval(timer);
      await sampling;
      return most;
    },
  };
}
