import { type CSSProperties, type KeyboardEvent, useId } from "react";
import { deskAddress, deskPicturePath } from "../../../shop/desk/desk-paths.ts";
import { frameInWords, moveFrame, sizeFrame, turned } from "../../../shop/editor/frame.ts";
import type { Frame, Upload } from "../../../shop/editor/picture-desk.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { useFramePointers } from "./use-frame-pointers.ts";

type Props = { upload: Upload; ratio: number; frame: Frame; onFrame: (frame: Frame) => void };

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const sizeStep = 1.1;

/** The picture with the frame on it. It isn't rendered by the server, whose style attributes the page's policy forbids. */
export function FrameStage({ upload, ratio, frame, onFrame }: Props) {
  const id = useId();
  const pointers = useFramePointers({ frame, size: upload, ratio, onFrame });
  const room = turned(upload, frame.turn);
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

  function onKeyDown(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    const step = (event.shiftKey ? 0.1 : 0.01) * room.width;
    if (arrow) onFrame(moveFrame(frame, { x: arrow.x * step, y: arrow.y * step }, upload));
    else if (event.key === "+" || event.key === "=") onFrame(sizeFrame(frame, sizeStep, upload, ratio));
    else if (event.key === "-") onFrame(sizeFrame(frame, 1 / sizeStep, upload, ratio));
    else return;
    event.preventDefault();
  }

  const stage: CSSProperties = {
    aspectRatio: `${room.width} / ${room.height}`,
    width: `min(100%, ${(62 * room.width) / room.height}svh)`,
  };
  const picture: CSSProperties = {
    width: share(upload.width, room.width),
    transform: `translate(-50%, -50%) rotate(${frame.turn}deg)`,
  };
  const box: CSSProperties = {
    left: share(frame.x, room.width),
    top: share(frame.y, room.height),
    width: share(frame.width, room.width),
    height: share(frame.height, room.height),
  };
  return (
    <div className="frame-ground">
      <div className="frame-stage" style={stage} {...pointers}>
        <div className="frame-shade">
          <img src={deskAddress(deskPicturePath(upload.id))} alt="" draggable={false} style={picture} />
          <div className="frame-hole" style={box} />
        </div>
        {/* role="application": arrow keys move the frame. Others can type its numbers below. */}
        <div
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is moved with keys.
          tabIndex={0}
          aria-label={`Frame on ${upload.label || "the picture"}`}
          aria-describedby={id}
          onKeyDown={onKeyDown}
          className="frame-box"
          style={box}
        >
          {(["top-left", "top-right", "bottom-left", "bottom-right"] as const).map((corner) => (
            <span key={corner} data-corner={corner} className="frame-corner">
              <Nuqta className="text-15" />
            </span>
          ))}
        </div>
      </div>
      <p id={id} className="sr-only">
        Arrow keys move it, plus and minus size it.
      </p>
      <p role="status" className="sr-only">
        {frameInWords(frame, upload)}
      </p>
    </div>
  );
}
