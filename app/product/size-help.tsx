import { dialogButton } from "../ui/dialog-button.ts";
import { Icon } from "../ui/icon.tsx";
import { type SizeGuide, sizeGuide } from "./size-guide.ts";

const dialogId = "size-help";

export function SizeHelp({ sizes }: { sizes: readonly string[] }) {
  const guide = sizeGuide(sizes);
  return (
    <>
      <button
        type="button"
        {...dialogButton(dialogId, "show-modal")}
        className="-my-3 min-h-11 font-medium text-14 text-accent-deep underline underline-offset-4"
      >
        Find my size
      </button>
      <dialog id={dialogId} aria-labelledby="size-help-title" closedby="any" className="sheet">
        <div className="flex items-start justify-between gap-4">
          <h2 id="size-help-title" className="font-display text-26 leading-tight">
            {guide.title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            {...dialogButton(dialogId, "close")}
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
        <SizeTable guide={guide} />
      </dialog>
    </>
  );
}

function SizeTable({ guide: { columns, rows } }: { guide: SizeGuide }) {
  return (
    <table className="nums mt-4 w-full text-left">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-line border-b py-2 pr-4 font-semibold text-13 text-ink-2">
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
  );
}
