import { isolateBidi } from "../../../shop/bidi.ts";
import { splitCancellable } from "../../../shop/desk/cancelling.ts";
import { deskAddress, deskOrdersPath, deskSendManyPath, deskSlipsPath } from "../../../shop/desk/desk-paths.ts";
import type { OrderRow } from "../../../shop/desk/order-desk.ts";
import { formatDesk, sum } from "../../../shop/money/rupees.ts";
import { nextStage, type Step } from "../../../shop/order/stage.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";

type Props = {
  rows: readonly OrderRow[];
  /** Without script the buttons are labelled without numbers. */
  isCounted: boolean;
  isSaving: boolean;
  /** A form's reset unticks the boxes without change events. */
  onUntick: () => void;
};

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export function BulkBar({ rows, isCounted, isSaving, onUntick }: Props) {
  const fitting = (step: Step) => rows.filter(({ stage }) => nextStage(stage, step, "desk")).length;
  const confirm = isCounted ? fitting("confirm") : undefined;
  const send = isCounted ? fitting("send") : undefined;
  const cancel = isCounted ? splitCancellable(rows).cancellable.length : undefined;
  const slips = isCounted ? rows.length : undefined;
  const cities = [...new Set(rows.map(({ city }) => isolateBidi(city)))].join(", ");
  return (
    <div className="bulk-bar">
      <div className="md:desk-page flex flex-col gap-2.5 wide:flex-row wide:items-center wide:gap-3.5">
        <div className="flex min-h-11 grow items-baseline gap-3 text-14">
          {isCounted && (
            <>
              <span className="hidden font-semibold md:inline">
                {rows.length} {plural(rows.length, "order", "orders")} ticked
              </span>
              <span className="min-w-0 grow truncate text-ink-2 md:hidden">{cities}</span>
              <span className="whitespace-nowrap text-ink-2">{formatDesk(sum(rows.map(({ total }) => total)))}</span>
              <button
                type="reset"
                className="hidden min-h-11 px-1 font-semibold text-accent-deep md:inline"
                onClick={onUntick}
              >
                Untick
              </button>
            </>
          )}
          {cancel !== 0 && <CancelButton count={cancel} />}
        </div>
        <div className="grid grid-cols-2 gap-2.5 md:flex md:items-center">
          <Choice step="send" count={send} isMain={confirm === 0} />
          <button
            type="submit"
            formMethod="get"
            formAction={deskAddress(deskSlipsPath)}
            className={buttonStyle("quiet", "order-first px-3 md:order-none md:px-6")}
          >
            <DeskIcon name="print" className="size-5" />
            {slips === undefined ? "Print slips" : `Print ${slips} ${plural(slips, "slip", "slips")}`}
          </button>
          <Choice step="confirm" count={confirm} isMain={confirm !== 0} isThird={send !== 0} isSaving={isSaving} />
        </div>
      </div>
    </div>
  );
}

/** Opens the same list with the CancelTickedSheet. */
function CancelButton({ count }: { count: number | undefined }) {
  return (
    <button
      type="submit"
      formMethod="get"
      formAction={deskAddress(deskOrdersPath)}
      name="cancel"
      value="yes"
      className="ml-auto min-h-11 shrink-0 px-1 font-semibold text-accent-deep"
    >
      {count === undefined ? "Cancel orders" : `Cancel ${count} ${plural(count, "order", "orders")}`}
    </button>
  );
}

type ChoiceProps = {
  step: "confirm" | "send";
  count: number | undefined;
  isMain: boolean;
  /** On phones a third button gets a row of its own. */
  isThird?: boolean;
  isSaving?: boolean;
};

/** Disabled with a reason where no ticked order can take the step; hidden then on phones. */
function Choice({ step, count, isMain, isThird = false, isSaving = false }: ChoiceProps) {
  const words = { confirm: ["Confirm", "order", "orders"], send: ["Mark", "as sent", "as sent"] }[step];
  const [verb = "", one = "", many = ""] = words;
  const why = step === "confirm" ? "None of these is new." : "None of these is ready to send.";
  if (count === 0)
    return (
      <span className="hidden flex-row-reverse items-center gap-2.5 md:flex">
        <button
          type="button"
          aria-disabled="true"
          aria-describedby={`why-no-${step}`}
          className={buttonStyle("incomplete")}
        >
          {step === "confirm" ? "Confirm" : "Mark as sent"}
        </button>
        <span id={`why-no-${step}`} className="w-25 text-balance text-right text-13 text-ink-2 leading-snug">
          {why}
        </span>
      </span>
    );
  const send = { formMethod: "get", formAction: deskAddress(deskSendManyPath) } as const;
  const label = count === undefined ? `${verb} ${many}` : `${verb} ${count} ${plural(count, one, many)}`;
  return (
    <button
      type="submit"
      {...(step === "send" && send)}
      aria-disabled={isSaving || undefined}
      className={buttonStyle(isMain ? "primary" : "quiet", `px-3 md:px-6 ${isThird ? "max-md:col-span-2" : ""}`)}
    >
      {isSaving ? "Confirming" : label}
    </button>
  );
}
