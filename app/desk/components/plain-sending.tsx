import { deskAddress, deskPicturePath, deskPicturesPath } from "../../../shop/desk-paths.ts";
import { centredFrame } from "../../../shop/frame.ts";
import { turns, type Upload, type UploadKind } from "../../../shop/picture-desk.ts";
import { acceptedPictures, makingWords, readRefused, sendSentences } from "../../../shop/picture-words.ts";
import { buttonStyle } from "../../components/button-style.ts";
import type { Crop } from "./crop-frame.tsx";

type Props = {
  kind: UploadKind;
  crops: readonly Crop[];
  place: string;
  /** Where it leads back to. */
  back: string;
  /** Sent before, and not part of anything yet. */
  uploads: readonly Upload[];
  /** As the address says it. */
  refused: readonly string[];
};

/** The same without script: a form that sends, and the frame in numbers. Each stands outside the editor's own form. */
export function PlainSending({ kind, crops, place, back, uploads, refused }: Props) {
  const query = new URLSearchParams({ kind, place, back });
  return (
    <noscript>
      {refused.map(readRefused).map(({ label, reason }) => (
        <p key={`${label} ${reason}`} role="alert" className="mt-3 text-15 text-red">
          {label}: {sendSentences[reason]}
        </p>
      ))}
      {uploads.map(
        (upload) =>
          upload.state !== "ready" && <PlainFrame key={upload.id} upload={upload} crops={crops} back={back} />,
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

type FrameProps = { upload: Upload; crops: readonly Crop[]; back: string };

function PlainFrame({ upload, crops, back }: FrameProps) {
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
            <PlainNumbers key={crop.name} upload={upload} crop={crop} />
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

function PlainNumbers({ upload, crop: { name, title, ratio } }: { upload: Upload; crop: Crop }) {
  const frame = centredFrame(upload, ratio);
  const prefix = name === "piece" ? "" : `${name}.`;
  const sides = [
    ["x", "From the left"],
    ["y", "From the top"],
    ["width", "Width"],
    ["height", "Height"],
  ] as const;
  return (
    <fieldset className="mt-3">
      <legend className="text-14 text-ink-2">
        {title}, on {upload.width} by {upload.height}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {sides.map(([side, label]) => (
          <label key={side} className="text-14">
            {label}
            <input name={prefix + side} defaultValue={frame[side]} inputMode="numeric" className="field" />
          </label>
        ))}
        <label className="text-14">
          Turn
          <select name={`${prefix}turn`} defaultValue="0" className="field">
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
