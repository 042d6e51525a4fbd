import { type ProofFault, proofFaults } from "../../shop/follow/order-follower.ts";
import { upload } from "../ui/upload.ts";

/** One that the shopper stopped has no fault. */
type Sent = { ok: true } | { ok: false; fault?: ProofFault | "lost" };

type Options = { address: string; file: File; onProgress: (share: number) => void; signal: AbortSignal };

export async function sendProof({ address, file, onProgress, signal }: Options): Promise<Sent> {
  const form = new FormData();
  form.set("picture", file);
  const answer = await upload(address, form, { onProgress, signal });
  // With words it is somebody else's answer: a café's page to sign in at.
  if (answer?.status === 200 && answer.text === "") return { ok: true };
  if (signal.aborted) return { ok: false };
  return { ok: false, fault: proofFaults.find((name) => name === answer?.text.trim()) ?? "lost" };
}
