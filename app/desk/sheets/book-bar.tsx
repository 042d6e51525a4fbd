import { useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { bookedAtOnce } from "../../../shop/sheet/sheet-desk.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { bookFormId } from "./sheet-line-row.tsx";
import { type LineSum, lineValue, type SheetViewData, sumLines } from "./sheet-view.ts";
import type { Progress } from "./use-going-on.ts";

type Props = { sheet: SheetViewData; progress: Progress };

/** The form of all ticks: those in the rows, and of what fits and isn't shown a hidden field each. */
export function BookBar({ sheet, progress }: Props) {
  const { rows, firstFitting, fitting, counts } = sheet;
  const shown = [...rows, ...(firstFitting ? [firstFitting] : [])].filter(({ order }) => order);
  const shownValues = new Set(shown.map(lineValue));
  const ticked = useTicked(sheet);
  const all: LineSum[] = [...fitting, ...shown.map((line) => ({ ...line, value: lineValue(line) }))];
  const byValue = new Map(all.map((line) => [line.value, line]));
  const sums = sumLines(ticked ? ticked.flatMap((value) => byValue.get(value) ?? []) : fitting);
  return (
    <Form id={bookFormId} method="post" preventScrollReset className="bottom-bar sheet-bar">
      <input type="hidden" name="intent" value="book" />
      <input type="hidden" name="many" value="yes" />
      {fitting.map(
        ({ value }) => !shownValues.has(value) && <input key={value} type="hidden" name="line" value={value} />,
      )}
      <p className="mb-2.5 flex grow flex-wrap justify-between gap-x-7 text-13 md:mb-0 md:justify-start md:text-15">
        <span className="font-semibold max-lg:hidden">
          {sums.count} {sums.count === 1 ? "line" : "lines"} ticked
        </span>
        <span className="text-ink-2">
          {formatDesk(sums.collected)} less {formatDesk(sums.charges)} charges
        </span>
        <span className="font-semibold">
          {sums.inHand < 0 && "−"}
          {formatDesk(Math.abs(sums.inHand))} in hand
        </span>
      </p>
      <BookButton
        count={sums.count}
        fits={counts.fits}
        isAsOffered={ticked === undefined || sums.count === counts.fits}
        progress={progress}
      />
    </Form>
  );
}

/** The ticked values; undefined before hydration. The boxes are uncontrolled, and stand outside of the form. */
function useTicked(sheet: SheetViewData): readonly string[] | undefined {
  const [ticked, setTicked] = useState<readonly string[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each new set of rows
  useEffect(() => {
    const form = document.getElementById(bookFormId);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => setTicked(new FormData(form).getAll("line").map(String));
    read();
    document.addEventListener("change", read);
    return () => document.removeEventListener("change", read);
  }, [sheet]);
  return ticked;
}

type ButtonProps = { count: number; fits: number; isAsOffered: boolean; progress: Progress };

function BookButton({ count, fits, isAsOffered, progress }: ButtonProps) {
  const { formData } = useNavigation();
  const isGoingOn = progress.did === "book" && progress.left > 0;
  const isBooking = isGoingOn || (formData?.get("intent") === "book" && formData.has("many"));
  const total = isGoingOn ? progress.done + progress.left : count;
  const saving = total > bookedAtOnce ? `${isGoingOn ? progress.done : 0} of ${total}` : `Booking ${total}`;
  const words =
    isAsOffered && fits > 1 ? `Book the ${fits} that fit` : count === 1 ? "Book this one" : `Book these ${count}`;
  return (
    <SubmitButton
      look={count === 0 ? "incomplete" : "primary"}
      saving={isBooking && saving}
      className="max-md:w-full md:min-w-60"
    >
      {isAsOffered && fits === 1 ? "Book the one that fits" : count === 0 ? "Nothing is ticked" : words}
    </SubmitButton>
  );
}
