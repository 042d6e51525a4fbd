import { useEffect, useRef, useState } from "react";
import type { ProofFault } from "../../shop/follow/order-follower.ts";
import { proofFault } from "../../shop/follow/proof.ts";
import { sendProof } from "./send-proof.ts";
import { readStoredProof, removeStoredProof, storeProof } from "./stored-proof.ts";

/** One from before, which a reload brought back, takes no focus. */
export type ProofStep =
  | { step: "none"; fault?: ProofFault }
  | { step: "chosen"; file: File; preview: string; fault?: ProofFault | "lost" | undefined; isFromBefore?: boolean }
  | { step: "sending"; file: File; preview: string; share: number };

/** Not an object URL, which the page's policy would have to allow: what is read into the page is already allowed. */
function previewOf(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve("");
    reader.readAsDataURL(file);
  });
}

/** Chosen, looked at, sent, and still there when the line wasn't. */
export function useProof(number: string, address: string, onSent: () => unknown) {
  const [state, setState] = useState<ProofStep>({ step: "none" });
  const sending = useRef<AbortController>(undefined);

  useEffect(() => {
    let isHere = true;
    readStoredProof(number).then(async (file) => {
      if (!file) return;
      const preview = await previewOf(file);
      if (isHere)
        setState((now) => (now.step === "none" ? { step: "chosen", file, preview, isFromBefore: true } : now));
    });
    return () => {
      isHere = false;
    };
  }, [number]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const fault = proofFault(file);
    if (fault) return setState((now) => ({ ...(now.step === "chosen" ? now : { step: "none" }), fault }));
    await storeProof(number, file);
    setState({ step: "chosen", file, preview: await previewOf(file) });
  }

  async function send(): Promise<void> {
    if (state.step !== "chosen") return;
    const { file, preview } = state;
    sending.current = new AbortController();
    setState({ step: "sending", file, preview, share: 0 });
    const onProgress = (share: number) => setState({ step: "sending", file, preview, share });
    const sent = await sendProof({ address, file, onProgress, signal: sending.current.signal });
    if (!sent.ok) return setState({ step: "chosen", file, preview, fault: sent.fault });
    await removeStoredProof(number);
    await onSent();
    setState({ step: "none" });
  }

  return { state, choose, send, stop: () => sending.current?.abort() };
}
