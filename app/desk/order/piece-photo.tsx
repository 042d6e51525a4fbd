import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import { pagePlaceholder } from "../../../shop/messages/ready-message.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { previewOf } from "../../ui/preview-of.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import type { DescribedOrder } from "./describe-order.ts";

type Props = Pick<DescribedOrder, "order" | "message">;

const label = "Send a photograph";

function canShareFiles(): boolean {
  const file = new File([""], "piece.jpg", { type: "image/jpeg" });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/**
 * Takes a photograph of the piece and gives it, with the ready message, to the phone's share sheet; nothing is
 * uploaded. Sharing needs a press of its own: the one that opened the camera doesn't count any more.
 */
export function PiecePhoto({ order, message }: Props) {
  const [canShare, setCanShare] = useState(false);
  const [photo, setPhoto] = useState<{ file: File; preview: string }>();
  const made = useFetcher<{ link?: string }>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setCanShare(canShareFiles()), []);
  if (!canShare) return null;
  const text = message.replaceAll(pagePlaceholder, () => made.data?.link ?? "");
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    void previewOf(file).then((preview) => setPhoto({ file, preview }));
    if (message.includes(pagePlaceholder) && !made.data)
      void made.submit({ intent: "link" }, { method: "post", action: deskOrderPath(order.number) });
  };
  const share = async () => {
    if (!photo) return;
    try {
      await navigator.share({ files: [photo.file], text });
      setPhoto(undefined);
    } catch {
      // She closed the share sheet: the photograph stays.
    }
  };
  return (
    <div className="mt-3">
      <input ref={input} type="file" accept="image/*" capture="environment" hidden onChange={take} />
      {photo?.preview && (
        <img src={photo.preview} alt="The photograph" className="mb-3 max-h-60 w-full object-contain" />
      )}
      <button
        type="button"
        onClick={() => (photo ? void share() : input.current?.click())}
        aria-disabled={made.state !== "idle" || undefined}
        className={buttonStyle("quiet", "w-full")}
      >
        <DeskIcon name="camera" className="size-5" />
        {photo ? "Share it with the message" : label}
      </button>
    </div>
  );
}
