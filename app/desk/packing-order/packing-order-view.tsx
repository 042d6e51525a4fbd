import { type ReactNode, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskPackingOrderPath, deskPackingPath, deskSlipPath } from "../../../shop/desk/desk-paths.ts";
import { type PackingOrder, packingTabNames } from "../../../shop/desk/packing-desk.ts";
import { parcelInWords } from "../../../shop/order/courier.ts";
import { stageTable, stepTable } from "../../../shop/order/stage.ts";
import { firstName, piecesHeading } from "../../../shop/order/words.ts";
import { formatDay } from "../../../shop/pakistan-days.ts";
import { internationalPhone } from "../../../shop/phone.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { PersonName } from "../ui/person-name.tsx";
import { StageChip } from "../ui/stage-chip.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { IntoTheParcel } from "./into-the-parcel.tsx";
import { SendParcelSheet } from "./send-parcel-sheet.tsx";

type Problem = "no-number" | "changed" | "refused" | undefined;
type Props = { order: PackingOrder; isSending: boolean; problem: Problem };

/** One column on phones; from md the parcel on the left, the step and the address on the right. */
export function PackingOrderView({ order, isSending, problem }: Props) {
  const { deliverTo, notes } = order;
  const [packed, setPacked] = useState(0);
  const isPacking = order.next === "pack" || order.next === "make";
  return (
    <div className="desk-order desk-page md:pt-8 md:pb-14">
      <Bar order={order} />
      <div role="status">{problem && problem !== "no-number" && <Stopped problem={problem} />}</div>
      <Head order={order} />
      <div className="order-columns">
        <div className="order-left">
          {notes !== "" && (
            <section className="mb-8 border-gold-2 border-l-2 pl-4">
              <h2 className="text-14 text-ink-2">
                <bdi>{firstName(deliverTo.name)}</bdi> wrote
              </h2>
              <p dir="auto" className="whitespace-pre-line break-words leading-[1.5]">
                {notes}
              </p>
            </section>
          )}
          <IntoTheParcel lines={order.lines} isTicked={isPacking} onTick={setPacked} />
        </div>
        <div className="order-right">
          <div className="hidden md:block">
            <NextStep order={order} packed={packed} className="desk-order-box" />
          </div>
          <DeliverTo order={order} />
          {order.canTakeBack && <TakeBack order={order} />}
        </div>
      </div>
      <NextStep order={order} packed={packed} className="bottom-bar md:hidden" />
      {(isSending || problem === "no-number") && order.next === "send" && (
        <SendParcelSheet order={order} isNumberMissing={problem === "no-number"} />
      )}
    </div>
  );
}

function listPath({ place }: PackingOrder): string {
  return place ? `${deskPackingPath}?tab=${place.tab}` : deskPackingPath;
}

function Bar({ order }: { order: PackingOrder }) {
  const { number, place } = order;
  return (
    <div className="back-bar max-md:mb-0 max-md:pr-1.5">
      <Link to={listPath(order)} className="back-link max-md:min-w-11">
        <Icon name="left" />
        <span className="sr-only md:not-sr-only">Orders</span>
      </Link>
      <span className="-ml-1.25 grow leading-tight tracking-wide md:ml-4">
        <span className="md:hidden">{number}</span>
        {place && (
          <span className="block font-normal text-13 text-ink-2 tracking-normal">
            {place.position} of {place.count}{" "}
            {packingTabNames[place.tab].replace(/^[TO]/, (first) => first.toLowerCase())}
          </span>
        )}
      </span>
      <Link
        to={deskSlipPath(number)}
        aria-label="Print slip"
        className="flex size-11 items-center justify-center md:hidden"
      >
        <DeskIcon name="print" className="size-5.5" />
      </Link>
    </div>
  );
}

function Head({ order }: { order: PackingOrder }) {
  const { stage, day, deliverTo, lines, number, parcel } = order;
  const isBeforeSending = stageTable[stage].correctable;
  return (
    <header className="pt-5 pb-6 md:pt-1 md:pb-8">
      <p className="flex items-center justify-between gap-3 text-14 text-ink-2">
        <StageChip stage={stage} large />
        {day !== null && isBeforeSending && `by ${formatDay(day)}`}
      </p>
      <h1 className="mt-3 min-w-0 break-words font-display text-34 leading-[1.2] md:text-48">
        <PersonName name={deliverTo.name} />
      </h1>
      <p className="text-16 text-ink-2">
        <span className="hidden md:inline">{number}, </span>
        {deliverTo.city !== "" && (
          <>
            <bdi>{deliverTo.city}</bdi>,{" "}
          </>
        )}
        {piecesHeading(lines).toLowerCase()}
        {parcel && `, ${parcelInWords(parcel)}`}
      </p>
    </header>
  );
}

const stopped = {
  changed: "Somebody changed this order meanwhile. This is how it stands now: look at it, and press again.",
  refused: "That can’t be done with this order as it stands now. Nothing was changed.",
};

function Stopped({ problem }: { problem: keyof typeof stopped }) {
  return <p className="mt-4 border border-line-2 bg-white px-4 py-3">{stopped[problem]}</p>;
}

function DeliverTo({ order: { number, deliverTo } }: { order: PackingOrder }) {
  const phone = internationalPhone(deliverTo.phone);
  return (
    <section className="desk-order-box">
      <h2 className="section-title">Deliver to</h2>
      <address className="mt-1 break-words not-italic leading-[1.6]">
        {[deliverTo.address, deliverTo.city, deliverTo.phone].map(
          (line) =>
            line !== "" && (
              <span key={line} dir="auto" className="block whitespace-pre-line">
                {line}
              </span>
            ),
        )}
      </address>
      <div className="contact-buttons mt-4">
        <Link to={deskSlipPath(number)}>
          <DeskIcon name="print" className="size-5" />
          Print the slip
        </Link>
        {phone && (
          <a href={`tel:+${phone}`}>
            <Icon name="phone" className="size-5" />
            Call
          </a>
        )}
      </div>
    </section>
  );
}

type StepProps = { order: PackingOrder; packed: number; className: string };

function NextStep({ order, packed, className }: StepProps) {
  const { next, lines, number } = order;
  if (!next) return null;
  return (
    <div className={className}>
      {next === "pack" && (
        <p role="status" className="mb-2 text-13 text-ink-2">
          {packed} of {lines.length} in the parcel.
        </p>
      )}
      {next === "send" ? (
        <Link
          to={`${deskPackingOrderPath(number)}?sheet=send`}
          preventScrollReset
          className={buttonStyle("primary", "w-full")}
        >
          {stepTable.send.button}
        </Link>
      ) : (
        <PackingForm order={order} step={next} saving={stepTable[next].saving}>
          {stepTable[next].button}
        </PackingForm>
      )}
    </div>
  );
}

type FormProps = { order: PackingOrder; step: string; saving: string; children: ReactNode };

function PackingForm({ order, step, saving, children }: FormProps) {
  const { formData } = useNavigation();
  return (
    <Form method="post" action={deskPackingOrderPath(order.number)} preventScrollReset>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="seen" value={order.revision} />
      <SubmitButton saving={formData?.get("step") === step && saving} className="w-full">
        {children}
      </SubmitButton>
    </Form>
  );
}

function TakeBack({ order }: { order: PackingOrder }) {
  return (
    <Form method="post" action={deskPackingOrderPath(order.number)} preventScrollReset className="mb-8">
      <input type="hidden" name="step" value="take-back" />
      <input type="hidden" name="seen" value={order.revision} />
      <button type="submit" className="min-h-11 font-semibold text-15 text-accent-deep hover:underline">
        {undoWords(order)}
      </button>
    </Form>
  );
}

/** The question of the step that led to this stage. */
function undoWords({ stage }: PackingOrder): string {
  const step = (["make", "pack", "send", "deliver"] as const).find((each) => stepTable[each].to === stage);
  return step ? stepTable[step].undo : "Take it back";
}
