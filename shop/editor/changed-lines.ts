/** A line diff: the lines that only one of two texts has. Single lines are returned whole. */
export function changedLines(from: string, to: string): { from: string; to: string } {
  if (!from.includes("\n") && !to.includes("\n")) return { from, to };
  const [before, after] = [linesOf(from), linesOf(to)];
  const lost = before.filter((line) => !after.includes(line));
  const gained = after.filter((line) => !before.includes(line));
  // The same lines in another order.
  if (lost.length === 0 && gained.length === 0) return { from, to };
  return { from: lost.join("\n"), to: gained.join("\n") };
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}
