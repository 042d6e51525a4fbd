import { DatabaseSync } from "node:sqlite";

/** Stores a draft of a piece in the shop's database; its id. */
export function storeDraft(file: string): number {
  const database = new DatabaseSync(file);
  try {
    const { lastInsertRowid } = database
      .prepare("insert into piece_drafts (body, revision, saved_at, saved_by) values (?, 0, ?, 'Sana')")
      .run(JSON.stringify({ name: "Wolfeschlegelsteinhausenbergerdorff" }), Date.now());
    return Number(lastInsertRowid);
  } finally {
    database.close();
  }
}
