import { useEffect, useRef, useState } from "react";
import type { ProofFault } from "../../shop/order-follower.ts";
import { proofFault } from "../../shop/proof.ts";
import { chosenBefore, dropChosen, keepChosen } from "./chosen-proof.ts";
import { sendProof } from "./send-proof.ts";

export type ProofStep =
  | { step: "none"; fault?: ProofFault }
  | { step: "chosen"; file: File; preview: string; fault?: ProofFault | "lost" }
  | { step: "sending"; file: File; preview: string; share: number };

function chosen(file: File, fault?: ProofFault | "lost"): ProofStep {
  return { step: "chosen", file, preview: URL.createObjectURL(file), ...(fault && { fault }) };
}

/** Chosen, looked at, sent, and still there when the line wasn't. */
export function useProof(number: string, address: string, onSent: () => void) {
  const [state, setState] = useState<ProofStep>({ step: "none" });
  const sending = useRef<AbortController>(undefined);

  useEffect(() => {
    let isHere = true;
    chosenBefore(number).then((file) => file && isHere && setState(chosen(file)));
    return () => {
      isHere = false;
    };
  }, [number]);
  const preview = "preview" in state ? state.preview : undefined;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const fault = proofFault(file);
    if (fault) return setState({ step: "none", fault });
    setState(chosen(file));
    await keepChosen(number, file);
  }

  async function send(): Promise<void> {
    if (state.step !== "chosen") return;
    const { file } = state;
    sending.current = new AbortController();
    const shown = URL.createObjectURL(file);
    setState({ step: "sending", file, preview: shown, share: 0 });
    const onProgress = (share: number) => setState({ step: "sending", file, preview: shown, share });
    const sent = await sendProof({ address, file, onProgress, signal: sending.current.signal });
    if (!sent.ok) return setState(chosen(file, sent.fault));
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
