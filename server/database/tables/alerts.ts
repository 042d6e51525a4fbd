/** The latest outcome of what a command of the machine does, by its name: `backup`, `release`. */
export type MachineChecksTable = {
  name: string;
  checked_at: number;
  outcome: "ok" | "failed";
  /** What a person who mends it wants to know. */
  detail: string;
  /** When it last succeeded. */
  ok_at: number | null;
};
