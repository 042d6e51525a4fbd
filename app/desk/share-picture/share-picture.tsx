import { useState } from "react";
import { deskAddress, deskSharePicturePath } from "../../../shop/desk/desk-paths.ts";
import type { ShareablePiece } from "../../../shop/share-picture/share-desk.ts";
import { shareShapeSizes } from "../../../shop/share-picture/share-layout.ts";
import { type ShareShape, shareAlt, shareFileName } from "../../../shop/share-picture/share-words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import { useShareFile } from "./use-share-file.ts";

type Props = { shape: ShareShape; title: string; piece: ShareablePiece; withPrice: boolean };

/** One picture, a link to it alone, and what can be done with it. */
export function SharePicture({ shape, title, piece, withPrice }: Props) {
  const { id, tag, words } = piece;
  const { width, height } = shareShapeSizes[shape];
  const address = deskAddress(deskSharePicturePath({ id, shape, withPrice, tag }));
  const fileName = shareFileName(piece, shape);
  const { canShare, share, problem } = useShareFile(address, fileName);
  return (
    <figure className="min-w-0">
      <Shown key={address} address={address} alt={shareAlt(words)} width={width} height={height} />
      <figcaption className="mt-3">
        <span className="block font-semibold">{title}</span>
        <span className="nums block text-14 text-ink-2">
          {width} × {height}
        </span>
      </figcaption>
      <p className="mt-3 flex flex-wrap gap-2">
        {canShare && (
          <button type="button" onClick={share} className={buttonStyle("outline", "grow")}>
            <Icon name="share" className="size-5" />
            <span>
              Share<span className="sr-only"> the {title.toLowerCase()}</span>
            </span>
          </button>
        )}
        <a href={address} download={fileName} className={buttonStyle(canShare ? "quiet" : "outline", "grow")}>
          <span>
            Download<span className="sr-only"> the {title.toLowerCase()}</span>
          </span>
        </a>
      </p>
      <Problem role="alert">{problem}</Problem>
    </figure>
  );
}

type ShownProps = { address: string; alt: string; width: number; height: number };

function Shown({ address, alt, width, height }: ShownProps) {
  const [state, setState] = useState<"loading" | "here" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    setState("loading");
  };
  if (state === "failed") {
    return (
      <div className="border border-line bg-white px-4 py-5">
        <Problem role="alert" className="text-14">
          The picture didn’t come. Perhaps there is no connection.
        </Problem>
        <TryAgain onRetry={retry} className={buttonStyle("quiet", "mt-3")} />
      </div>
    );
  }
  return (
    <a href={address} className="relative block bg-sand" aria-busy={state === "loading" || undefined}>
      {state === "loading" && (
        <span className="absolute inset-x-2 top-1/3 text-center text-14 text-ink-2 noscript:hidden">Drawing it…</span>
      )}
      <img
        key={attempt}
        src={address}
        alt={alt}
        width={width}
        height={height}
        className="relative h-auto w-full border border-line"
        onLoad={() => setState("here")}
        onError={() => setState("failed")}
        ref={(image) => {
          // It may have come or failed before hydration.
          if (image?.complete) setState(image.naturalWidth > 0 ? "here" : "failed");
        }}
      />
    </a>
  );
}
