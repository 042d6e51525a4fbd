import { Form, useNavigation } from "react-router";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { Icon } from "../../ui/icon.tsx";
import type { SheetViewData } from "./sheet-view.ts";
import type { Progress } from "./use-going-on.ts";

type Props = { sheet: SheetViewData; progress: Progress };

export function BookedSums({ sheet, progress }: Props) {
  const { courier, booked } = sheet;
  return (
    <section aria-label="What is booked" className="mt-5 max-w-130">
      <dl className="nums border border-line bg-white px-4.5 py-4">
        <div className="flex justify-between gap-4 py-1">
          <dt>Collected</dt>
          <dd>{formatDesk(booked.collected)}</dd>
        </div>
        <div className="flex justify-between gap-4 py-1">
          <dt>
            {courier === "Other" ? "The courier’s charges" : `${courier}${courier.endsWith("s") ? "’" : "’s"} charges`}
          </dt>
          <dd>−{formatDesk(booked.charges)}</dd>
        </div>
        <div className="mt-3 flex justify-between gap-4 border-line border-t pt-4 font-semibold text-19">
          <dt>In hand</dt>
          <dd>
            {booked.inHand < 0 && "−"}
            {formatDesk(Math.abs(booked.inHand))}
          </dd>
        </div>
        <div className="mt-3 text-14 text-ink-2">
          <dt className="sr-only">To compare</dt>
          <dd>Compare it with your bank. The charges stand on each order.</dd>
        </div>
      </dl>
      <TakeBack isGoingOn={progress.did === "take-back" && progress.left > 0} done={progress.done} all={booked.count} />
    </section>
  );
}

function TakeBack({ isGoingOn, done, all }: { isGoingOn: boolean; done: number; all: number }) {
  const { formData } = useNavigation();
  const isTaking = isGoingOn || formData?.get("intent") === "take-back";
  const words = all > 50 && isGoingOn ? `${done} of ${all} taken back` : "Taking it back";
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="take-back" />
      <button
        type="submit"
        aria-disabled={isTaking || undefined}
        onClick={(event) => isTaking && event.preventDefault()}
        className="mt-2 flex min-h-11 items-center gap-2.5 font-semibold text-accent-deep"
      >
        <Icon name="again" className="size-5" />
        {isTaking ? <span role="status">{words}</span> : "Take the whole booking back"}
      </button>
    </Form>
  );
}
