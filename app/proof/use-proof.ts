import { useEffect, useRef, useState } from "react";
import type { ProofFault } from "../../shop/follow/order-follower.ts";
import { proofFault } from "../../shop/follow/proof.ts";
import { readStoredFiles, removeStoredFiles, storeFiles } from "../device/stored-files.ts";
import { previewOf } from "../ui/preview-of.ts";
import { sendProof } from "./send-proof.ts";

/** `isRestored`: brought back by a reload, so it doesn't take the focus. */
export type ProofStep =
  | { step: "none"; fault?: ProofFault }
  | { step: "chosen"; file: File; preview: string; fault?: ProofFault | "lost" | undefined; isRestored?: boolean }
  | { step: "sending"; file: File; preview: string; share: number };

/** The screenshot from choosing to sending. It survives a reload and a failed upload. */
export function useProof(number: string, address: string, onSent: () => unknown) {
  const [state, setState] = useState<ProofStep>({ step: "none" });
  const sending = useRef<AbortController>(undefined);

  useEffect(() => {
    let isMounted = true;
    readStoredFiles(number).then(async ([file]) => {
      if (!file) return;
      const preview = await previewOf(file);
      if (isMounted)
        setState((now) => (now.step === "none" ? { step: "chosen", file, preview, isRestored: true } : now));
    });
    return () => {
      isMounted = false;
    };
  }, [number]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const fault = proofFault(file);
    if (fault) return setState((now) => ({ ...(now.step === "chosen" ? now : { step: "none" }), fault }));
    await storeFiles(number, [file]);
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
    await removeStoredFiles(number);
    await onSent();
    setState({ step: "none" });
  }

  return { state, choose, send, stop: () => sending.current?.abort() };
}
