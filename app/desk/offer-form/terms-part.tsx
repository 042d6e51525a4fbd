import type { ReactNode } from "react";
import { maxLengths, offerLengths } from "../../../shop/limits.ts";
import type { Rupees } from "../../../shop/money/rupees.ts";
import type { TypedOffer } from "../../../shop/offer/offer-form.ts";
import { chooseUntil, mostDaysAhead, untilAtDesk, untilChoices } from "../../../shop/offer/until.ts";
import { dayOf, dayToText, formatTime, parseDay } from "../../../shop/pakistan-days.ts";
import { Problem } from "../../ui/problem.tsx";
import { DeliveryTiles } from "../ui/delivery-tiles.tsx";
import { Field } from "../ui/field.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { MoneyField } from "../ui/money-field.tsx";
import { RadioTiles } from "../ui/radio-tiles.tsx";

type Props = {
  shown: TypedOffer;
  typed: TypedOffer;
  now: number;
  faultAt: (name: string) => string | undefined;
};

/** Delivery, until when, and for whom. */
export function TermsPart({ delivery, ...props }: Props & { delivery: Rupees }) {
  return (
    <div className="offer-terms-parts">
      <Part title="Delivery">
        <Delivery {...props} delivery={delivery} />
      </Part>
      <Part title="It holds until">
        <Until {...props} />
      </Part>
      <Part title="For whom">
        <ForWhom {...props} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
  );
}

function Delivery({ shown, faultAt, delivery }: Props & { delivery: Rupees }) {
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">Delivery</legend>
      <DeliveryTiles shopDelivery={delivery} chosen={shown.delivery} />
      <div className="offer-if-other">
        <MoneyField
          label="Delivery"
          name="otherDelivery"
          defaultValue={shown.otherDelivery}
          error={faultAt("otherDelivery")}
          className="mt-3.5 min-w-0"
        />
      </div>
    </fieldset>
  );
}

const untilLabels = {
  today: "Today",
  tomorrow: "Tomorrow",
  "three-days": "In three days",
  day: "Another day",
} as const;

function Until({ shown, typed, now, faultAt }: Props) {
  const today = dayOf(now);
  const options = untilChoices.map((choice) => {
    const chosen = chooseUntil(choice, now, parseDay(typed.day));
    const day = chosen.ok ? untilAtDesk(chosen.until, now) : `${mostDaysAhead} days at most`;
    const below = choice === "today" ? "21:00" : day;
    return { value: choice, label: untilLabels[choice], below, isDisabled: choice === "today" && !chosen.ok };
  });
  return (
    <fieldset id={deskFieldId("until")} tabIndex={-1} className="mt-3 outline-none">
      <legend className="sr-only">It holds until</legend>
      <RadioTiles name="until" options={options} chosen={shown.until} className="grid-cols-2" />
      <Problem>{faultAt("until")}</Problem>
      <div className="offer-if-day">
        <Field
          label="The day"
          hint={`until ${formatTime(eveningOf(now))}`}
          name="day"
          type="date"
          min={dayToText(today)}
          max={dayToText(today + mostDaysAhead)}
          defaultValue={shown.day}
          error={faultAt("day")}
          className="mt-3.5 min-w-0"
        />
      </div>
    </fieldset>
  );
}

function eveningOf(now: number): number {
  const tomorrow = chooseUntil("tomorrow", now);
  return tomorrow.ok ? tomorrow.until : now;
}

function ForWhom({ shown, faultAt }: Props) {
  return (
    <div className="offer-for">
      <Field
        label="A note she sees"
        hint="optional"
        name="note"
        rows={4}
        maxLength={offerLengths.note}
        defaultValue={shown.note}
        error={faultAt("note")}
        className="offer-for-note min-w-0"
      />
      <Field
        label="Name"
        hint="optional"
        name="name"
        maxLength={maxLengths.name}
        defaultValue={shown.name}
        error={faultAt("name")}
        className="min-w-0"
      />
      <Field
        label="Phone"
        hint="optional"
        name="phone"
        type="tel"
        maxLength={maxLengths.phone}
        defaultValue={shown.phone}
        error={faultAt("phone")}
        note="Both stand in her form when she orders."
        className="min-w-0"
      />
      <MoneyField
        label="Ask for an advance"
        hint="optional"
        name="advance"
        defaultValue={shown.advance}
        error={faultAt("advance")}
        note="She sends it first, the rest comes later. Her page says how."
        className="min-w-0"
      />
    </div>
  );
}
