import { useEffect, useRef, useState } from "react";

const failed = "Sharing didn’t work. Download it, and post it from your photographs.";
const offline = "There is no connection. Try again when it is back.";
const pressAgain = "It is ready now. Press Share once more.";

/** Gives a file of the shop to the phone's own share sheet, where there is one that takes files. */
export function useShareFile(address: string, name: string) {
  const [canShare, setCanShare] = useState(false);
  const [problem, setProblem] = useState<string>();
  const fetched = useRef<{ address: string; file: File }>(undefined);
  useEffect(() => {
    setCanShare(navigator.canShare?.({ files: [new File([""], name, { type: "image/jpeg" })] }) ?? false);
  }, [name]);

  async function share(): Promise<void> {
    setProblem(undefined);
    try {
      // From the browser's cache, which has it from showing it.
      if (fetched.current?.address !== address) fetched.current = { address, file: await fetchFile(address, name) };
      await navigator.share({ files: [fetched.current.file] });
    } catch (error) {
      const reason = error instanceof Error ? error.name : "";
      // AbortError: the seller closed the share sheet. NotAllowedError: fetching took so long that the press is over.
      if (reason === "NotAllowedError") setProblem(pressAgain);
      else if (reason !== "AbortError") setProblem(fetched.current?.address === address ? failed : offline);
    }
  }
  return { canShare, share, problem };
}

async function fetchFile(address: string, name: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new File([await response.blob()], name, { type: "image/jpeg" });
}
