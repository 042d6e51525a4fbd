import { useRef, useState } from "react";
import type { DeskLine } from "../../../shop/desk/order-desk.ts";
import { backReasonNames, backReasons, piecePlaceNames, piecePlaces } from "../../../shop/order/came-back.ts";
import { describeChoices } from "../../../shop/pieces/choices.ts";
import { pieceCount } from "../../../shop/pieces/piece-count.ts";
import { Picture } from "../../ui/picture.tsx";
import { MoneyField } from "../ui/money-field.tsx";
import { optionsFrom, RadioTiles } from "../ui/radio-tiles.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { ExchangePart } from "./exchange-part.tsx";
import { OrderForm, useIsSaving } from "./step-form.tsx";
import { sumSentence } from "./sum-sentence.ts";

const fields = { intent: "came-back" };

/** Why it came back, where each piece is now, and what it cost; for an exchange what goes out in its place. */
export function CameBackSheet(props: DeskOrderViewProps) {
  const { order, first, refusal } = props;
  const isSaving = useIsSaving(fields);
  const [kept, setKept] = useState<readonly number[]>([]);
  const box = useRef<HTMLDivElement>(null);
  // The tiles are uncontrolled, so that what was chosen before hydration stays; the sums of an exchange follow them.
  const readTiles = () => {
    const chosen = new FormData(box.current?.closest("form") ?? undefined);
    setKept([...order.lines.keys()].filter((position) => chosen.get(`place-${position}`) === "kept"));
  };
  const error = refusal?.reason === "sum" ? sumSentence(refusal.fault, order) : undefined;
  return (
    <OrderForm order={order} fields={fields} className="came-back mt-1">
      <p className="not-exchange text-ink-2">
        <bdi>{first}</bdi> sees “Came back to us” on her page.
      </p>
      <fieldset className="mt-5">
        <legend className="mb-1.5 font-semibold text-14">Why</legend>
        <RadioTiles
          name="why"
          options={optionsFrom(backReasons, backReasonNames)}
          chosen={refusal?.typed?.why}
          required
          className="grid-cols-2"
        />
      </fieldset>
      <h3 className="mt-5 border-line border-b pb-2 font-semibold text-14">Where are the pieces now?</h3>
      <div ref={box} onInput={readTiles}>
        {order.lines.map((line, position) => (
          <LinePlace key={`${line.id} ${line.price} ${describeChoices(line).join()}`} line={line} position={position} />
        ))}
      </div>
      <div className="not-exchange">
        <MoneyField
          label="What it cost"
          hint="may stay empty"
          name="cost"
          defaultValue={refusal?.typed?.sum ?? ""}
          error={error}
        />
        <SubmitButton saving={isSaving && "Saving"} className="mt-5 w-full">
          It came back
        </SubmitButton>
      </div>
      <ExchangePart
        {...props}
        back={order.lines.filter((_, position) => !kept.includes(position))}
        isSaving={isSaving}
        error={error}
      />
    </OrderForm>
  );
}

/** Of an exchange she may keep some. */
const placeOptions = [
  ...optionsFrom(piecePlaces, piecePlaceNames),
  { value: "kept", label: "She keeps it", className: "only-exchange" },
];

function LinePlace({ line, position }: { line: DeskLine; position: number }) {
  const name = `place-${position}`;
  const details = [...describeChoices(line), pieceCount(line.quantity)].join(", ");
  return (
    <fieldset className="border-line border-b py-3">
      <legend className="sr-only">{line.name}</legend>
      <div className="mb-3 flex items-start gap-3">
        {line.picture && (
          <span className="piece-tile">
            <Picture of={line.picture} alt="" sizes="54px" className="size-full" />
          </span>
        )}
        <p className="min-w-0">
          <bdi className="block break-words font-display text-21 leading-tight">{line.name}</bdi>
          <span className="text-15">{details}</span>
        </p>
      </div>
      <RadioTiles name={name} options={placeOptions} chosen="shelf" />
    </fieldset>
  );
}
