import { setTimeout as wait } from "node:timers/promises";
import { photograph } from "../server/testing/photographs.ts";
import type { Upload } from "../shop/editor/picture-desk.ts";
import { pieceFields } from "../shop/editor/piece-form.ts";
import type { Product } from "../shop/pieces/product.ts";
import { type AskDesk, type DeskAnswer, formType } from "./desk-client.ts";

const mostTries = 2_000;

/** Retries while there is no answer, or a 5xx. */
async function untilAnswered(ask: () => Promise<DeskAnswer>): Promise<DeskAnswer> {
  for (let tries = 0; ; tries++) {
    const answer = await ask().catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    if (tries === mostTries) throw new Error(`never answered: ${answer?.status}`);
    await wait(30);
  }
}

/** Uploads a new photograph and has its versions made; returns the upload's id. */
export async function sendPhotograph(ask: AskDesk, colour: number): Promise<string> {
  const background = `#${(colour % 0xffffff).toString(16).padStart(6, "0")}`;
  const jpeg = await photograph(600, 800, background).jpeg().toBuffer();
  const sent = await untilAnswered(() => ask("/desk/pictures?kind=piece&place=trial", jpeg));
  if (sent.status !== 201) throw new Error(`the picture was answered ${sent.status} ${sent.body}`);
  const { id }: Upload = JSON.parse(sent.body);
  await sendFrame(ask, id);
  return id;
}

/** "Use it", or "Try again" where its versions couldn't be made. */
export async function sendFrame(ask: AskDesk, id: string): Promise<void> {
  const frame = "intent=use&turn=0&x=0&y=0&width=600&height=800";
  const used = await untilAnswered(() => ask(`/desk/pictures/${id}`, frame, formType));
  if (used.status !== 200) throw new Error(`the frame was answered ${used.status} ${used.body}`);
}

export async function stateOf(ask: AskDesk, id: string): Promise<Upload | undefined> {
  const { status, body } = await untilAnswered(() => ask(`/desk/pictures/${id}.json`));
  return status === 200 ? JSON.parse(body) : undefined;
}

/** Sends the editor's form. "changed" is the answer when that to an earlier save was lost. */
export async function savePieceForm(ask: AskDesk, piece: Product, version: number): Promise<"saved" | "changed"> {
  const { id, category, badge, metal, images, hoverImage = "" } = piece;
  const form = new URLSearchParams({ ...pieceFields(piece), category, badge, metal, hoverImage });
  for (const [name, values] of Object.entries({ images, listings: piece.listings, stones: piece.stones }))
    for (const value of values) form.append(name, value);
  for (const [name, value] of Object.entries({ id, seen: version, stockSeen: "null" })) form.set(name, String(value));
  if (piece.dupatta) form.set("dupatta", "yes");
  const answer = await untilAnswered(() => ask(`/desk/pieces/${id}`, form.toString(), formType));
  if (answer.status === 302 && answer.location.includes("done=saved")) return "saved";
  if (answer.status === 409) return "changed";
  throw new Error(`the piece was answered ${answer.status} ${answer.location}`);
}
