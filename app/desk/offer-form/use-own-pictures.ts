import { useRef, useState } from "react";
import { deskAddress, deskOfferPicturesPath } from "../../../shop/desk/desk-paths.ts";
import { takeFaults } from "../../../shop/editor/picture-desk.ts";
import { fileFault, type SendFault } from "../../../shop/editor/picture-words.ts";
import { isRecord, parseJson } from "../../../shop/record.ts";
import { upload } from "../../ui/upload.ts";

/** A picture on its way; its share of 1, or why it failed. */
export type SentPicture = { key: number; file: File; share: number; fault?: SendFault };

type Sent = { name: string } | { fault: SendFault };

async function sendOwnPicture(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Sent> {
  const answer = await upload(deskAddress(deskOfferPicturesPath), file, { onProgress, signal });
  const said = parseJson(answer?.text ?? "");
  if (answer?.status === 201 && isRecord(said) && typeof said.name === "string") return { name: said.name };
  if (answer?.status === 401) return { fault: "signed-out" };
  return { fault: takeFaults.find((reason) => isRecord(said) && said.reason === reason) ?? "lost" };
}

/** Sends pictures of a piece of its own; each is part of the form once it is stored. */
export function useOwnPictures(room: number, onStored: (name: string) => void) {
  const [sent, setSent] = useState<readonly SentPicture[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const count = useRef(0);

  const update = (key: number, change: Partial<SentPicture>) =>
    setSent((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const drop = (key: number) => setSent((before) => before.filter((each) => each.key !== key));

  async function send({ key, file }: SentPicture): Promise<void> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const answer = await sendOwnPicture(file, (share) => update(key, { share }), stop.signal);
    stops.current.delete(key);
    if ("fault" in answer) return update(key, { fault: answer.fault });
    drop(key);
    if (!stop.signal.aborted) onStored(answer.name);
  }

  return {
    sent,
    add(files: Iterable<File>): void {
      const chosen = [...files].slice(0, room - sent.length).map((file): SentPicture => {
        count.current += 1;
        const fault = fileFault(file);
        return { key: count.current, file, share: 0, ...(fault && { fault }) };
      });
      setSent((before) => [...before, ...chosen]);
      for (const each of chosen) if (!each.fault) void send(each);
    },
    retry({ key, file }: SentPicture): void {
      const again = { key, file, share: 0 };
      setSent((before) => before.map((each) => (each.key === key ? again : each)));
      void send(again);
    },
    stop(key: number): void {
      stops.current.get(key)?.abort();
      drop(key);
    },
  };
}
