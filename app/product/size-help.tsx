import { useRef } from "react";
import { type SizeGuide, sizeInWords } from "../../shop/pieces/size-guide.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { dialogButton } from "../ui/dialog-button.ts";
import { Icon } from "../ui/icon.tsx";
import { Nuqta } from "../ui/nuqta.tsx";

const dialogId = "size-help";

export function SizeHelpButton() {
  return (
    <button
      type="button"
      {...dialogButton(dialogId, "show-modal")}
      className="-my-3 min-h-11 font-medium text-14 text-accent-deep underline underline-offset-4"
    >
      Find my size
    </button>
  );
}

type Props = {
  guide: SizeGuide;
  size: string | undefined;
  isSoldOut: (size: string) => boolean;
  onSize: (size: string | undefined) => void;
};

/** How to measure, and a table whose rows choose the size, here and on the page. Closed without Take, it is as before. */
export function SizeHelp({ guide, size, isSoldOut, onSize }: Props) {
  const before = useRef<{ size: string | undefined }>(undefined);
  const close = dialogButton(dialogId, "close");

  function choose(next: string): void {
    before.current ??= { size };
    onSize(next);
  }

  function restore(): void {
    if (before.current) onSize(before.current.size);
    before.current = undefined;
  }

  function take(): void {
    before.current = undefined;
    close.onClick();
  }

  return (
    <dialog id={dialogId} aria-labelledby="size-help-title" closedby="any" onClose={restore} className="sheet">
      <div className="flex items-start justify-between gap-4">
        <h2 id="size-help-title" className="font-display text-26 leading-tight">
          {guide.title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          {...close}
          className="-mt-2 -mr-3 flex size-11 items-center justify-center"
        >
          <Icon name="close" />
        </button>
      </div>
      <ol className="mt-3 flex list-decimal flex-col gap-1.5 pl-5">
        {guide.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <SizeTable guide={guide} size={size} isSoldOut={isSoldOut} onSize={choose} />
      <p className="mt-2.5 text-14 text-ink-2">Between two sizes, take the larger one.</p>
      <button
        type="button"
        {...close}
        onClick={take}
        disabled={size === undefined}
        className={buttonStyle("primary", "noscript:hidden mt-3 w-full")}
      >
        {size === undefined ? "Choose your size" : `Take ${size}${guide.unit}`}
      </button>
    </dialog>
  );
}

type TableProps = Omit<Props, "onSize"> & { onSize: (size: string) => void };

function SizeTable({ guide, size, isSoldOut, onSize }: TableProps) {
  return (
    <div role="radiogroup" aria-labelledby="size-help-title" className="nums mt-3">
      <div aria-hidden="true" className="size-row font-semibold text-13 text-ink-2">
        {guide.columns.map((column) => (
          <span key={column} className="first:col-start-2">
            {column}
          </span>
        ))}
      </div>
      {guide.rows.map((row) => {
        const [rowSize = ""] = row;
        const soldOut = isSoldOut(rowSize) ? ", sold out" : "";
        return (
          <label key={rowSize} className={`size-row cursor-pointer ${soldOut && "text-ink-2 line-through"}`}>
            <input
              type="radio"
              name={dialogId}
              // Of no form: Enter would submit it.
              form="none"
              value={rowSize}
              checked={rowSize === size}
              onChange={() => onSize(rowSize)}
              aria-label={sizeInWords(guide, row) + soldOut}
              className="sr-only"
            />
            <Nuqta outline className="justify-self-center text-12" />
            {row.map((measure, place) => (
              <span key={guide.columns[place]} aria-hidden="true" className={place === 0 ? "font-semibold" : ""}>
                {measure}
              </span>
            ))}
          </label>
        );
      })}
    </div>
  );
}
