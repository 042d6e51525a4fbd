import { useEffect, useRef } from "react";
import type { PictureRef } from "../../../shop/picture.ts";
import { isRecord } from "../../../shop/record.ts";

type Props = { slide: Readonly<Record<string, unknown>>; line: string; pictures: readonly PictureRef[] };

/** Words on their ground, with the pictures of both widths named; the ground is set by script, for a style of its own would be refused. */
export function SlidePreview({ slide, line, pictures }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const ground = String(slide.ground ?? "");
  useEffect(() => {
    if (box.current && /^#[0-9a-f]{6}$/i.test(ground)) box.current.style.backgroundColor = ground;
  }, [ground]);
  const art = isRecord(slide.art) ? slide.art : {};
  const missing = [art.mobile, art.desktop].filter((name) => name && !pictures.some((each) => each.name === name));
  return (
    <li>
      <div ref={box} className={`bg-sand px-5 py-7 ${slide.dark === true ? "text-white" : "text-ink"}`}>
        <p className="break-words font-display text-26 leading-tight">{String(slide.title ?? "")}</p>
        <p className="mt-1.5 break-words text-15">{line}</p>
        <p className="mt-3 inline-block border border-current px-4 py-2 text-14">{String(slide.button ?? "")}</p>
      </div>
      {missing.length > 0 && (
        <p className="mt-1 text-14 text-ink-2">Shown with {missing.join(" and ")} once it is saved.</p>
      )}
    </li>
  );
}
