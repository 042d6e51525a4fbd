import { useId } from "react";
import { deskAddress, deskPicturePath, deskPicturesPath } from "../../../shop/desk/desk-paths.ts";
import { centredFrame, frameFaults, readFrame, type Side } from "../../../shop/editor/frame.ts";
import { turns, type Upload, type UploadKind } from "../../../shop/editor/picture-desk.ts";
import { acceptedPictures, makingWords, readRefused, sendSentences } from "../../../shop/editor/picture-words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Problem } from "../../ui/problem.tsx";
import type { Crop } from "./crop-frame.tsx";

type Props = {
  kind: UploadKind;
  crops: readonly Crop[];
  place: string;
  /** Where it leads back to. */
  back: string;
  /** Sent before, and not part of anything yet. */
  uploads: readonly Upload[];
  /** As the address says it: files that weren't taken, and a frame that wasn't. */
  said: PlainlySaid;
};

export type PlainlySaid = { refused: readonly string[]; frame: string | null; typed: Readonly<Record<string, string>> };

export function readSaid({ searchParams }: URL): PlainlySaid {
  const { frame, ...typed } = Object.fromEntries(searchParams);
  return { refused: searchParams.getAll("refused"), frame: frame ?? null, typed };
}

/** The same without script: a form that sends, and the frame in numbers. Each stands outside the editor's own form. */
export function PlainSending({ kind, crops, place, back, uploads, said }: Props) {
  const query = new URLSearchParams({ kind, place, back });
  return (
    <noscript>
      {said.refused.map(readRefused).map(({ label, reason }) => (
        <Problem key={`${label} ${reason}`} role="alert" className="mt-3 text-15">
          {label}: {sendSentences[reason]}
        </Problem>
      ))}
      {uploads.map(
        (upload) =>
          upload.state !== "ready" && (
            <PlainFrame
              key={upload.id}
              upload={upload}
              crops={crops}
              back={back}
              typed={said.frame === upload.id ? said.typed : undefined}
            />
          ),
      )}
      <form
        method="post"
        encType="multipart/form-data"
        action={`${deskAddress(deskPicturesPath)}?${query}`}
        className="mt-5 grid gap-3"
      >
        <label className="font-semibold text-14">
          Add pictures
          <input
            type="file"
            name="pictures"
            accept={acceptedPictures}
            multiple={kind === "piece"}
            className="mt-1.5 block w-full py-2 font-normal"
          />
        </label>
        <button type="submit" className={buttonStyle("outline")}>
          Send
        </button>
      </form>
    </noscript>
  );
}

type Typed = { typed: Readonly<Record<string, string>> | undefined };
type FrameProps = Typed & { upload: Upload; crops: readonly Crop[]; back: string };

function PlainFrame({ upload, crops, back, typed }: FrameProps) {
  const address = deskAddress(deskPicturePath(upload.id));
  return (
    <form method="post" action={address} className="mt-5 border-line border-t pt-4">
      <input type="hidden" name="back" value={back} />
      <p className="font-semibold" dir="auto">
        {upload.label}
      </p>
      <p className="text-15 text-ink-2">
        {makingWords(upload)} {upload.state === "making" && <a href={deskAddress(back)}>Look again</a>}
      </p>
      {upload.state === "to-frame" && (
        <>
          <img src={address} alt="" className="mt-2 max-h-80 max-w-full" />
          {crops.map((crop) => (
            <PlainNumbers key={crop.name} upload={upload} crop={crop} typed={typed} />
          ))}
          <button type="submit" name="intent" value="use" className={buttonStyle("primary", "mt-3 mr-3")}>
            Use it
          </button>
        </>
      )}
      <button type="submit" name="intent" value="leave-out" className={buttonStyle("quiet", "mt-3")}>
        Leave it out
      </button>
    </form>
  );
}

type NumbersProps = Typed & { upload: Upload; crop: Crop };

function PlainNumbers({ upload, crop: { name, title, ratio }, typed }: NumbersProps) {
  const id = useId();
  const prefix = name === "piece" ? "" : `${name}.`;
  const first = centredFrame(upload, ratio);
  const shown = (side: Side | "turn") => typed?.[prefix + side] ?? (side === "height" ? "" : String(first[side]));
  const frame = readFrame(shown, ratio);
  const faults = frame ? frameFaults(frame, upload, ratio) : {};
  const fields = [
    ["x", "From the left"],
    ["y", "From the top"],
    ["width", "Width"],
  ] as const;
  return (
    <fieldset className="mt-3">
      <legend className="text-14 text-ink-2">
        {title}, on {upload.width} by {upload.height}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {fields.map(([side, label]) => (
          <div key={side} className="text-14">
            <label>
              {label}
              <input
                name={prefix + side}
                defaultValue={shown(side)}
                inputMode="numeric"
                className="field"
                {...(faults[side] && { "aria-invalid": true, "aria-describedby": `${id}-${side}` })}
              />
            </label>
            <Problem id={`${id}-${side}`}>{faults[side]}</Problem>
          </div>
        ))}
        <label className="text-14">
          Turn
          <select name={`${prefix}turn`} defaultValue={shown("turn")} className="field">
            {turns.map((turn) => (
              <option key={turn} value={turn}>
                {turn}°
              </option>
            ))}
          </select>
        </label>
      </div>
    </fieldset>
  );
}
