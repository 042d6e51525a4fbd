import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import { Picture } from "../ui/picture.tsx";

type Props = { of: PictureRef; sizes: string };

/**
 * A second picture that fades in over the first while a mouse hovers over the card. Loaded on the first hover and shown
 * once decoded: no flash, and nothing is loaded on touch screens.
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

  const showOnceDecoded = async ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    // One that fails stays hidden: the first picture is enough.
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
      onLoadCapture={showOnceDecoded}
    >
      {state !== "idle" && <Picture of={of} alt="" sizes={sizes} className="size-full rounded-card" />}
    </span>
  );
}
