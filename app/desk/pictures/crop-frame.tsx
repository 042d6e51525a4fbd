import { type ReactNode, useState } from "react";
import { centredFrame, sizeFrame, turnFrame, typedFrame } from "../../../shop/editor/frame.ts";
import type { Frame, Upload } from "../../../shop/editor/picture-desk.ts";
import { sendSentences } from "../../../shop/editor/picture-words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { FrameStage, sizeStep } from "./frame-stage.tsx";

/** A part of a picture: a piece's has one, a banner slide's has two. */
export type Crop = { name: "piece" | "mobile" | "desktop"; title: string; ratio: number };

type Props = {
  upload: Upload;
  crops: readonly Crop[];
  /** "IMG_2044, 1 of 2" */
  aside: string;
  isLost: boolean;
  onUse: (frames: Readonly<Record<string, Frame>>) => Promise<void>;
  onLeaveOut: () => void;
};

export function CropFrame({ upload, crops, aside, isLost, onUse, onLeaveOut }: Props) {
  const [done, setDone] = useState<Readonly<Record<string, Frame>>>({});
  const [isSending, setSending] = useState(false);
  const crop = crops.find(({ name }) => !Object.hasOwn(done, name)) ?? crops.at(-1);
  const [frames, setFrames] = useState<Readonly<Record<string, Frame>>>({});
  if (!crop) return null;
  const { name, title, ratio } = crop;
  const frame = frames[name] ?? centredFrame(upload, ratio);
  const onFrame = (next: Frame) => setFrames((before) => ({ ...before, [name]: next }));

  async function use(): Promise<void> {
    const all = { ...done, [name]: frame };
    if (crops.some((each) => !Object.hasOwn(all, each.name))) return setDone(all);
    setSending(true);
    await onUse(all);
    setSending(false);
  }

  return (
    <section aria-label={title} className="mt-6">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h2 className="section-title">{title}</h2>
        <span className="min-w-0 truncate text-15 text-ink-2" dir="auto">
          {aside}
        </span>
      </div>
      <FrameStage key={name} upload={upload} ratio={ratio} frame={frame} onFrame={onFrame} />
      <div className="frame-tools">
        <Tool onPress={() => onFrame(turnFrame(frame, upload, ratio))}>
          <DeskIcon name="turn" className="size-5.5" />
          Turn
        </Tool>
        <Tool onPress={() => onFrame(sizeFrame(frame, 1 / sizeStep, upload, ratio))}>
          <Icon name="minus" className="size-5.5" />
          Smaller
        </Tool>
        <Tool onPress={() => onFrame(sizeFrame(frame, sizeStep, upload, ratio))}>
          <Icon name="plus" className="size-5.5" />
          Larger
        </Tool>
      </div>
      <FrameNumbers frame={frame} onType={(typed) => onFrame(typedFrame(frame, typed, upload, ratio))} />
      {isLost && (
        <Problem role="alert" className="mt-2 text-15">
          {sendSentences.lost} Try again.
        </Problem>
      )}
      <div className="mt-3.5 flex gap-2.5">
        <button type="button" onClick={onLeaveOut} className={buttonStyle("quiet", "px-4.5")}>
          Leave it out
        </button>
        <button
          type="button"
          onClick={() => !isSending && void use()}
          aria-disabled={isSending || undefined}
          className={buttonStyle("primary", "grow")}
        >
          {isSending ? "One moment" : "Use it"}
        </button>
      </div>
    </section>
  );
}

function Tool({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress}>
      {children}
    </button>
  );
}

type FrameNumbersProps = { frame: Frame; onType: (typed: Partial<Pick<Frame, "x" | "y" | "width">>) => void };

/** In pixels of the picture. A number is applied on blur or Enter: somebody who types 900 begins with a 9. */
function FrameNumbers({ frame, onType }: FrameNumbersProps) {
  const fields = [
    ["x", "From the left"],
    ["y", "From the top"],
    ["width", "Width"],
  ] as const;
  return (
    <details className="alt-words">
      <summary>In numbers</summary>
      <div className="grid grid-cols-3 gap-3">
        {fields.map(([side, label]) => (
          <NumberField key={side} label={label} value={frame[side]} onType={(value) => onType({ [side]: value })} />
        ))}
      </div>
    </details>
  );
}

type NumberProps = { label: string; value: number; onType: (value: number) => void };

function NumberField({ label, value, onType }: NumberProps) {
  const [typing, setTyping] = useState<string>();
  function apply(): void {
    if (typing !== undefined) onType(numberIn(typing));
    setTyping(undefined);
  }
  return (
    <label className="text-14">
      <span className="mb-1 block font-semibold">{label}</span>
      <input
        value={typing ?? String(value)}
        inputMode="numeric"
        className="field nums"
        onChange={({ target }) => setTyping(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => key === "Enter" && apply()}
      />
    </label>
  );
}

const numberIn = (text: string) => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN);
