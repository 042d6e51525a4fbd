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

/** What the seller has to look after, by its kind; see `shop/desk/alerts.ts`. One that is over keeps its row. */
export type AlertsTable = {
  kind: string;
  detail: string;
  began_at: number;
  ended_at: number | null;
  /** Not before this time an e-mail tells of its beginning or end; null where none waits. */
  mail_run_at: number | null;
};
