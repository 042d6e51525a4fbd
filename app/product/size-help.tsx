import { useRef } from "react";
import { bangleSize, ringSize } from "../../shop/sizes.ts";
import { Icon } from "../components/icon.tsx";

const millimetres = new Intl.NumberFormat("en", { minimumFractionDigits: 1 });

type Guide = {
  title: string;
  steps: readonly string[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Bangle sizes carry a point, ring sizes don't. */
function guideFor(sizes: readonly string[]): Guide {
  const bangles = sizes.flatMap((size) => bangleSize(size) ?? []);
  if (bangles.length > 0) {
    return {
      title: "Find your bangle size",
      steps: [
        "Take a bangle that slips over your hand easily.",
        "Lay it on a ruler and measure straight across the inside, edge to edge.",
        "Between two sizes, take the larger one.",
      ],
      columns: ["Size", "Inches inside", "Across, mm"],
      rows: bangles.map(({ size, inches, innerDiameter }) => [size, inches, millimetres.format(innerDiameter)]),
    };
  }
  return {
    title: "Find your ring size",
    steps: [
      "Take a ring that fits the same finger.",
      "Lay it on a ruler and measure straight across the inside: that is its size in millimetres.",
      "No ring at hand? Wrap a thread round the finger and measure its length. Between two sizes, take the larger one.",
    ],
    columns: ["Size", "Across, mm", "Round the finger, mm"],
    rows: sizes
      .flatMap((size) => ringSize(size) ?? [])
      .map(({ size, innerDiameter, innerCircumference }) => [
        size,
        millimetres.format(innerDiameter),
        millimetres.format(innerCircumference),
      ]),
  };
}

const dialogId = "size-help";

/** The browser's own way to open a dialog works before any script has loaded; the handlers are for older ones. */
function asks(command: "show-modal" | "close") {
  return { commandfor: dialogId, command };
}

/** What a size means, and how to measure a piece that she owns. Opens without script, too. */
export function SizeHelp({ sizes }: { sizes: readonly string[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, steps, columns, rows } = guideFor(sizes);
  return (
    <>
      <button
        type="button"
        {...asks("show-modal")}
        onClick={() => dialog.current?.showModal()}
        className="-my-3 min-h-11 font-medium text-[14px] text-accent-deep underline underline-offset-4"
      >
        Find my size
      </button>
      <dialog ref={dialog} id={dialogId} aria-labelledby="size-help-title" closedby="any" className="sheet">
        <div className="flex items-start justify-between gap-4">
          <h2 id="size-help-title" className="font-display text-[26px] leading-tight">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            {...asks("close")}
            onClick={() => dialog.current?.close()}
            className="-mt-2 -mr-3 flex size-11 items-center justify-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <ol className="mt-3 flex list-decimal flex-col gap-1.5 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <table className="nums mt-4 w-full text-left">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="border-line border-b py-2 font-semibold text-[13px] text-ink-2">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...facts]) => (
              <tr key={size} className="border-line border-b">
                <th scope="row" className="py-2 font-semibold">
                  {size}
                </th>
                {facts.map((fact) => (
                  <td key={fact}>{fact}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </dialog>
    </>
  );
}
