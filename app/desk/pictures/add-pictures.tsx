import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { acceptedPictures } from "../../../shop/editor/picture-words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";

type Props = {
  onAdd: (files: Iterable<File>) => void;
  /** One picture alone can be chosen. */
  isOne?: boolean;
};

/** From the gallery, or with the camera. */
export function AddPictures({ onAdd, isOne = false }: Props) {
  return (
    <>
      <ChooseFiles onAdd={onAdd} multiple={!isOne}>
        <Icon name="image" className="size-5.5" />
        {isOne ? "Choose a picture" : "Choose pictures"}
      </ChooseFiles>
      <ChooseFiles onAdd={onAdd} capture="environment">
        <DeskIcon name="camera" className="size-5.5" />
        Take one
      </ChooseFiles>
    </>
  );
}

type ChooseProps = Props & { multiple?: boolean; capture?: "environment"; children: ReactNode };

function ChooseFiles({ onAdd, children, multiple = false, capture }: ChooseProps) {
  return (
    <label
      className={buttonStyle(
        "outline",
        "grow cursor-pointer px-3! focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-3",
      )}
    >
      {children}
      <input
        type="file"
        accept={acceptedPictures}
        multiple={multiple}
        {...(capture && { capture })}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          target.value = "";
        }}
        className="sr-only"
      />
    </label>
  );
}

/** Takes files that are dropped on it, or pasted anywhere on the page. */
export function DropZone({ onAdd, children }: { onAdd: (files: Iterable<File>) => void; children: ReactNode }) {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented || isTextPaste(event) || !isPasteTarget(zone.current)) return;
    event.preventDefault();
    onAdd(files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the buttons within do the same.
    <div
      ref={zone}
      className="drop-ground"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onAdd([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}

/** Text copied from a document often comes with a picture of it; pasted into a field, the text is meant. */
function isTextPaste({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && clipboardData?.types.includes("text/plain") === true;
}

/** Of several on a page the one with the focus, otherwise the first that is open. */
function isPasteTarget(zone: HTMLElement | null): boolean {
  const focused = document.activeElement?.closest(".drop-ground");
  return focused ? focused === zone : zone !== null && zone.closest("details:not([open])") === null;
}
