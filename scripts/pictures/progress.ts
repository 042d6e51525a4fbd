import type { WriteStream } from "node:tty";

const barWidth = 24;

/** "[######------------------] 102 of 405, 3 min 10 s left" */
export function progressText(done: number, total: number, elapsedMs: number): string {
  const filled = Math.floor((barWidth * done) / total);
  const bar = "#".repeat(filled).padEnd(barWidth, "-");
  return `[${bar}] ${done} of ${total}${timeLeft(done, total, elapsedMs)}`;
}

function timeLeft(done: number, total: number, elapsedMs: number): string {
  if (done === 0 || done === total) return "";
  const seconds = Math.ceil(((elapsedMs / done) * (total - done)) / 1000);
  return seconds < 60 ? `, ${seconds} s left` : `, ${Math.floor(seconds / 60)} min ${seconds % 60} s left`;
}

/** A bar that redraws itself in a terminal; elsewhere (a log) a plain line for every tenth of the way. */
export function createProgress(out: Pick<WriteStream, "write" | "isTTY">, total: number, now: () => number) {
  const started = now();
  let done = 0;
  const text = () => progressText(done, total, now() - started);
  const tenth = (count: number) => Math.floor((10 * count) / total);
  const isUnderWay = () => done > 0 && done < total;
  return {
    step(): void {
      done += 1;
      if (out.isTTY) out.write(`\r\x1b[K${text()}${done === total ? "\n" : ""}`);
      else if (tenth(done) > tenth(done - 1)) out.write(`${text()}\n`);
    },
    /** Lines that must stay are written above the bar. */
    say(line: string): void {
      out.write(out.isTTY && isUnderWay() ? `\r\x1b[K${line}\n${text()}` : `${line}\n`);
    },
  };
}
