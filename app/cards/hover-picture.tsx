import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import { Picture } from "../ui/picture.tsx";

type Props = { of: PictureRef; sizes: string };

/**
 * A second picture that fades in over the first while a mouse rests on the card. It is asked for when the pointer
 * first comes upon the card and shown once it can be drawn: no flash, and nothing loaded for touch.
 */
export function HoverPicture({ of, sizes }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<"idle" | "wanted" | "ready">("idle");

  useEffect(() => {
    const card = place.current?.closest("article");
    if (!card || !matchMedia("(hover: hover) and (pointer: fine)").matches) return;
    const want = () => setState("wanted");
    card.addEventListener("pointerenter", want, { once: true });
    return () => card.removeEventListener("pointerenter", want);
  }, []);

  const showOnceDrawn = async ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    // One that can't be drawn stays away: the first picture says all there is to say.
    await target.decode().then(
      () => setState("ready"),
      () => undefined,
    );
  };

  return (
    <span
      ref={place}
      aria-hidden="true"
      className="hover-picture absolute inset-0"
      data-ready={state === "ready" || undefined}
      onLoadCapture={showOnceDrawn}
    >
      {state !== "idle" && <Picture of={of} alt="" sizes={sizes} className="size-full rounded-card" />}
    </span>
  );
}
