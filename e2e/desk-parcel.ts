import { DatabaseSync } from "node:sqlite";

type Parcel = { stage?: "sent" | "delivered"; tracking: string };

/** As if it had been sent with TCS. */
export function sendParcel(file: string, number: string, { stage = "delivered", tracking }: Parcel): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database
      .prepare("update orders set stage = ?, courier = 'TCS', tracking = ? where number = ?")
      .run(stage, tracking, number);
  } finally {
    database.close();
  }
}
