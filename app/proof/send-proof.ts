import { type ProofFault, proofFaults } from "../../shop/follow/order-follower.ts";
import { upload } from "../ui/upload.ts";

/** An upload that the shopper stopped has no fault. */
type Sent = { ok: true } | { ok: false; fault?: ProofFault | "lost" };

type Options = { address: string; file: File; onProgress: (share: number) => void; signal: AbortSignal };

export async function sendProof({ address, file, onProgress, signal }: Options): Promise<Sent> {
  const form = new FormData();
  form.set("picture", file);
  const answer = await upload(address, form, { onProgress, signal });
  // A 200 with a body comes from somebody else, such as a captive portal.
  if (answer?.status === 200 && answer.text === "") return { ok: true };
  if (signal.aborted) return { ok: false };
  return { ok: false, fault: proofFaults.find((name) => name === answer?.text.trim()) ?? "lost" };
}
