import { useEffect, useRef, useState } from "react";
import type { ProofFault } from "../../shop/order-follower.ts";
import { proofFault } from "../../shop/proof.ts";
import { chosenBefore, dropChosen, keepChosen } from "./chosen-proof.ts";
import { sendProof } from "./send-proof.ts";

export type ProofStep =
  | { step: "none"; fault?: ProofFault }
  | { step: "chosen"; file: File; preview: string; fault?: ProofFault | "lost" }
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
export function useProof(number: string, address: string, onSent: () => void) {
  const [state, setState] = useState<ProofStep>({ step: "none" });
  const sending = useRef<AbortController>(undefined);

  useEffect(() => {
    let isHere = true;
    chosenBefore(number).then(async (file) => {
      if (!file) return;
      const preview = await previewOf(file);
      if (isHere) setState((now) => (now.step === "none" ? { step: "chosen", file, preview } : now));
    });
    return () => {
      isHere = false;
    };
  }, [number]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const fault = proofFault(file);
    if (fault) return setState({ step: "none", fault });
    await keepChosen(number, file);
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
    await dropChosen(number);
    setState({ step: "none" });
    onSent();
  }

  async function forget(): Promise<void> {
    await dropChosen(number);
    setState({ step: "none" });
  }

  return { state, choose, send, stop: () => sending.current?.abort(), forget };
}
