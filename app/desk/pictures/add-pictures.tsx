import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { acceptedPictures } from "../../../shop/editor/picture-words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";

type Props = { onAdd: (files: Iterable<File>) => void; one?: boolean };

/** From the gallery, or from the camera; several at once from the first. */
export function AddPictures({ onAdd, one = false }: Props) {
  return (
    <>
      <Choose onAdd={onAdd} multiple={!one}>
        <Icon name="image" className="size-5.5" />
        {one ? "Choose a picture" : "Choose pictures"}
      </Choose>
      <Choose onAdd={onAdd} capture="environment">
        <DeskIcon name="camera" className="size-5.5" />
        Take one
      </Choose>
    </>
  );
}

type ChooseProps = Props & { multiple?: boolean; capture?: "environment"; children: ReactNode };

function Choose({ onAdd, children, multiple = false, capture }: ChooseProps) {
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

/** Dropped on the part, or pasted anywhere on the page. */
export function DropGround({ onAdd, children }: { onAdd: (files: Iterable<File>) => void; children: ReactNode }) {
  const ground = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented || isText(event) || !isMeant(ground.current)) return;
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
      ref={ground}
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

/** Words copied from a document often bring a picture of themselves; whoever pastes into a field means the words. */
function isText({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && clipboardData?.types.includes("text/plain") === true;
}

/** Of several on a page the one that she is in, otherwise the first that is open. */
function isMeant(ground: HTMLElement | null): boolean {
  const own = document.activeElement?.closest(".drop-ground");
  return own ? own === ground : ground !== null && ground.closest("details:not([open])") === null;
}
