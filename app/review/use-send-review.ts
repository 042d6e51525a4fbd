import { useRef, useState } from "react";
import { type WritingFault, writingFaults } from "../../shop/review/written-review.ts";
import { refreshPage } from "../page/refresh-page.ts";
import { upload } from "../ui/upload.ts";
import { removeDraft } from "./draft.ts";
import type { ReviewPhotos } from "./use-review-photos.ts";

type Parts = {
  address: string;
  number: string;
  id: number;
  photos: ReviewPhotos;
  onSent: () => void;
  onConflict: () => void;
};

export type SendState = {
  isSending: boolean;
  /** Of the upload, from 0 to 1. */
  share: number;
  fault: WritingFault | "lost" | undefined;
  /** The form is based on what the page has now. */
  hasConflict: boolean;
  send(form: HTMLFormElement): Promise<void>;
  stop(): void;
};

/** Sends the form by script, so that a failing connection costs nothing of what was typed and chosen. */
export function useSendReview({ address, number, id, photos, onSent, onConflict }: Parts): SendState {
  const [share, setShare] = useState<number>();
  const [fault, setFault] = useState<WritingFault | "lost">();
  const [hasConflict, setHasConflict] = useState(false);
  const sending = useRef<AbortController>(undefined);

  async function send(form: HTMLFormElement): Promise<void> {
    if (share !== undefined) return;
    const body = new FormData(form);
    if (!body.get("rating")) {
      setFault("no-rating");
      form.querySelector<HTMLElement>("input[name=rating]")?.focus();
      return;
    }
    body.delete("photo");
    for (const file of photos.files) body.append("photo", file);
    setFault(undefined);
    setShare(0);
    sending.current = new AbortController();
    const { signal } = sending.current;
    const answer = await upload(address, body, { onProgress: setShare, signal });
    if (!signal.aborted) await take(answer);
    setShare(undefined);
  }

  async function take(answer: Awaited<ReturnType<typeof upload>>): Promise<void> {
    // A 200 with a body comes from somebody else, such as a captive portal.
    if (answer?.status === 200 && answer.text === "") return finish();
    const [word, place] = answer?.status === 413 ? ["too-heavy"] : (answer?.text.trim().split(" ") ?? []);
    const refused = writingFaults.find((name) => name === word);
    if (refused && place !== undefined) return photos.refuse(Number(place), refused);
    if (refused === "changed") {
      onConflict();
      setHasConflict(true);
      await refreshPage();
    }
    setFault(refused ?? "lost");
  }

  async function finish(): Promise<void> {
    if ((await refreshPage()) === "lost") return setFault("lost");
    removeDraft(number, id);
    await photos.forget();
    onSent();
  }

  return {
    isSending: share !== undefined,
    share: share ?? 0,
    fault,
    hasConflict,
    send,
    stop: () => sending.current?.abort(),
  };
}
