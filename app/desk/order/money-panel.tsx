import { isolateBidi } from "../../../shop/bidi.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { expectedNext } from "../../../shop/order/money-entries.ts";
import { type MoneyStep, moneyTable } from "../../../shop/order/payment-state.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DescribedOrder } from "./describe-order.ts";
import { OrderLink } from "./order-link.tsx";
import { Proof, whatCounts } from "./proof.tsx";
import { OrderForm, useIsSaving } from "./step-form.tsx";

/** The shopper says that she has paid: the amount, the wallet to look into, and her screenshot. */
export function MoneyPanel({ order, wallet, first, now }: Pick<DescribedOrder, "order" | "wallet" | "first" | "now">) {
  const { proofAt } = order;
  const rows = [
    ["You should have", formatDesk(expectedNext(order))],
    ["In the wallet", `${wallet.name} ${wallet.accountNumber}`],
    proofAt === undefined
      ? ["Screenshot", `${isolateBidi(first)} says that she has sent it`]
      : ["Screenshot came", formatMoment(proofAt, now)],
  ];
  return (
    <section className="mb-9">
      <h2 className="section-title">Is it in your wallet?</h2>
      <dl className="mt-3 border-b border-line">
        {rows.map(([name, value]) => (
          <div key={name} className="flex min-h-11 items-center justify-between gap-4 border-t border-line py-2">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {proofAt === undefined ? (
        <p className="mt-2 text-14 text-ink-2">{whatCounts}</p>
      ) : (
        <Proof number={order.number} addedAt={proofAt} first={first} />
      )}
      <div className="mt-4 hidden max-w-110 md:block">
        <ProofButtons order={order} />
      </div>
      <OrderLink
        order={order}
        sheet="payment"
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-15 text-accent-deep"
      >
        Another sum came
      </OrderLink>
    </section>
  );
}

export function ProofButtons({ order }: { order: DeskOrder }) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <MoneyForm order={order} step="not-received" />
      <MoneyForm order={order} step="receive" />
    </div>
  );
}

/** Marks money as received or not received, independent of the stage. */
function MoneyForm({ order, step }: { order: DeskOrder; step: MoneyStep }) {
  const fields = { intent: "money", step };
  const isSaving = useIsSaving(fields);
  return (
    <OrderForm order={order} fields={fields} className="grow">
      <SubmitButton
        look={step === "receive" ? "primary" : "quiet"}
        saving={isSaving && "Saving"}
        className="w-full px-3"
      >
        {moneyTable[step].button}
      </SubmitButton>
    </OrderForm>
  );
}
