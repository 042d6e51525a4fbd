import { useEffect } from "react";
import { explainTrouble, type MailTrouble } from "../../../shop/messages/mail-trouble.ts";
import { focusIfLost } from "../../ui/focus.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";

type Props = Pick<DeskOrderViewProps, "order" | "first" | "mailDone">;

/** E-mails of this order that can't be delivered: why, and what the seller can do about it. */
export function MailTroubles({ order, first, mailDone }: Props) {
  return (
    <>
      {mailDone && <MailDone key={`${mailDone} ${order.mailTroubles.length}`} done={mailDone} />}
      {order.mailTroubles.map((trouble) => (
        <Trouble key={trouble.mail} order={order} first={first} trouble={trouble} />
      ))}
    </>
  );
}

const doneWords = {
  retried: "The e-mail goes out again within a minute. If it isn’t taken, it shows up here again.",
  "given-up": "The e-mail isn’t sent any more.",
};

function MailDone({ done }: { done: keyof typeof doneWords }) {
  // The pressed button is gone.
  useEffect(focusIfLost, []);
  return (
    <p role="status" className="mb-8 border-l-2 border-gold-2 pl-4">
      {doneWords[done]}
    </p>
  );
}

function Trouble({ order, first, trouble }: Pick<Props, "order" | "first"> & { trouble: MailTrouble }) {
  const { title, cause, remedy } = explainTrouble(trouble, first);
  const { attempts, problem } = trouble;
  return (
    <section className="mb-8 border border-line-2 bg-white p-4.5 md:p-6">
      <h2 className="section-title break-words">{title}</h2>
      <p className="mt-1.5">
        {cause} {remedy}
      </p>
      <p className="mt-1.5 break-words text-14 text-ink-2">
        {`Tried ${attempts === 1 ? "once" : `${attempts} times`}.${problem === "" ? "" : ` The answer was: “${problem}”`}`}
      </p>
      <div className="mt-4 grid max-w-110 grid-cols-2 gap-2.5">
        <Choice order={order} fields={{ intent: "retry-mail", mail: trouble.mail }} saving="Trying">
          Try again
        </Choice>
        <Choice order={order} fields={{ intent: "give-up-mail", mail: trouble.mail }} saving="Saving">
          Give it up
        </Choice>
      </div>
    </section>
  );
}

type ChoiceProps = Pick<Props, "order"> & { fields: Record<string, string>; saving: string; children: string };

function Choice({ order, fields, saving, children }: ChoiceProps) {
  const isSaving = useIsSaving(fields);
  return (
    <OrderForm order={order} fields={fields} className="grow">
      <SubmitButton look="quiet" saving={isSaving && saving} className="w-full px-3">
        {children}
      </SubmitButton>
    </OrderForm>
  );
}
