import { type ProofFault, proofFaults } from "../../shop/follow/order-follower.ts";

/** An upload that the shopper stopped has no fault. */
type Sent = { ok: true } | { ok: false; fault?: ProofFault | "lost" };

type Options = { address: string; file: File; onProgress: (share: number) => void; signal: AbortSignal };

/** By XMLHttpRequest: `fetch` reports no upload progress. */
export function sendProof({ address, file, onProgress, signal }: Options): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ ok: false, fault: "lost" });
    request.open("POST", address);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(sentOf(request));
    request.onerror = lost;
    request.onabort = () => resolve({ ok: false });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.set("picture", file);
    request.send(form);
  });
}

function sentOf({ status, responseText }: XMLHttpRequest): Sent {
  // A 200 with a body comes from somebody else, such as a captive portal.
  if (status === 200 && responseText === "") return { ok: true };
  const fault = proofFaults.find((name) => name === responseText.trim());
  return { ok: false, fault: fault ?? "lost" };
}
