import { useEffect, useState } from "react";
import { proofFault } from "../../shop/follow/proof.ts";
import type { ReviewPhoto } from "../../shop/review/review.ts";
import { reviewLimits } from "../../shop/review/writing.ts";
import type { WritingFault } from "../../shop/review/written-review.ts";
import { readStoredFiles, removeStoredFiles, storeFiles } from "../device/stored-files.ts";
import { previewOf } from "../ui/preview-of.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/** `stored`: its name, of one that the shop has already. One that was refused isn't sent. */
export type ChosenPhoto = { key: string; src: string; stored?: string; file?: File; fault?: WritingFault };

export type ReviewPhotos = {
  chosen: readonly ChosenPhoto[];
  /** More than three were chosen. */
  fault: WritingFault | undefined;
  /** To be sent, in this order. */
  files: readonly File[];
  choose(files: readonly File[]): Promise<void>;
  leaveOut(key: string): void;
  /** Of a sent file, by its place among `files`. */
  refuse(place: number, fault: WritingFault): void;
  forget(): Promise<void>;
};

/** The photographs of a review from choosing to sending. They survive a reload and a failed upload. */
export function useReviewPhotos(key: string, stored: readonly ReviewPhoto[], address: string): ReviewPhotos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>(() =>
    stored.map(({ name }) => ({ key: name, stored: name, src: `${address}?photo=${name}` })),
  );
  const [fault, setFault] = useState<WritingFault>();
  const sendable = chosen.filter((photo) => photo.file && !photo.fault);
  const files = sendable.flatMap(({ file }) => file ?? []);

  useEffect(() => {
    let isMounted = true;
    readStoredFiles(key).then(async (found) => {
      const restored = await Promise.all(found.map(toChosen));
      if (isMounted) setChosen((now) => (now.some(({ file }) => file) ? now : [...now, ...restored]));
    });
    return () => {
      isMounted = false;
    };
  }, [key]);

  function change(next: readonly ChosenPhoto[]): void {
    setChosen(next);
    void storeFiles(
      key,
      next.flatMap((photo) => (photo.file && !photo.fault ? [photo.file] : [])),
    );
  }

  return {
    ...{ chosen, fault, files },
    async choose(given) {
      const kept = chosen.filter((photo) => !photo.fault);
      const room = reviewLimits.photos - kept.length;
      const added = await Promise.all(given.slice(0, room).map(async (file) => toChosen(await shrinkPhoto(file))));
      setFault(given.length > room ? "too-many-photos" : undefined);
      change([...kept, ...added]);
    },
    leaveOut(left) {
      setFault(undefined);
      change(chosen.filter((photo) => photo.key !== left));
    },
    refuse(place, why) {
      const refused = sendable[place];
      change(chosen.map((photo) => (photo === refused ? { ...photo, fault: why } : photo)));
    },
    forget: () => removeStoredFiles(key),
  };
}

async function toChosen(file: File): Promise<ChosenPhoto> {
  const fault = proofFault(file);
  return {
    key: crypto.randomUUID(),
    file,
    src: fault ? "" : await previewOf(file),
    ...(fault && { fault: faultOf(fault) }),
  };
}

const faultOf = (fault: "too-large" | string): WritingFault => (fault === "too-large" ? fault : "not-a-picture");
