import type { ReactNode } from "react";
import { Form } from "react-router";
import type { DeskReview, ReadStage, ReviewFault } from "../../../shop/review/review-desk.ts";
import { reviewLimits } from "../../../shop/review/writing.ts";
import { type ButtonLook, buttonStyle } from "../../ui/button-style.ts";
import { useIsSaving } from "../connection/use-is-saving.ts";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { Intent, Refusal } from "./decide.ts";
import { reviewsPath } from "./reviews-path.ts";

type Props = { review: DeskReview; stage: ReadStage; refusal: Refusal | undefined };

/** Publish, Answer and Leave out; forms with a text open in place, also without script. */
export function ReviewForms({ review, stage, refusal }: Props) {
  const isPublished = review.stage === "published";
  const typed = (intent: Intent) => (refusal?.intent === intent ? refusal : undefined);
  return (
    <div className="mt-3.5 flex flex-wrap items-start gap-2.5">
      {!isPublished && (
        <DecisionForm review={review} stage={stage} intent="publish">
          <input type="hidden" name="text" value={review.answer} />
          <Send review={review} intent="publish" saving="Publishing" look="primary">
            Publish
          </Send>
        </DecisionForm>
      )}
      <TextForm
        {...{ review, stage }}
        intent="publish"
        open={review.answer === "" ? "Answer" : "Change the answer"}
        label="The shop’s answer, for everybody to read"
        send={isPublished ? "Save the answer" : "Publish with this answer"}
        text={typed("publish")?.typed ?? review.answer}
        fault={typed("publish")?.fault}
        maxLength={reviewLimits.answer}
      />
      {review.stage !== "left-out" && (
        <TextForm
          {...{ review, stage }}
          intent="leave-out"
          open="Leave out"
          label="Why? She reads this on her order’s page"
          send="Leave it out"
          text={typed("leave-out")?.typed ?? ""}
          fault={typed("leave-out")?.fault}
          maxLength={reviewLimits.reason}
          isRequired
        />
      )}
      {isPublished && (
        <DecisionForm review={review} stage={stage} intent="take-back">
          <Send review={review} intent="take-back" saving="Taking it back" look="quiet">
            Take it back
          </Send>
        </DecisionForm>
      )}
    </div>
  );
}

type FormProps = { review: DeskReview; stage: ReadStage; intent: Intent; className?: string; children: ReactNode };

/** Sent with the revision that was read: one that was changed since is shown again instead. */
function DecisionForm({ review, stage, intent, className = "", children }: FormProps) {
  return (
    <Form method="post" action={reviewsPath({ stage })} replace preventScrollReset className={className}>
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="revision" value={review.revision} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

type SendProps = {
  review: DeskReview;
  intent: Intent;
  saving: string;
  look: ButtonLook;
  className?: string;
  children: string;
};

function Send({ review, intent, saving, children, ...button }: SendProps) {
  const isSaving = useIsSaving({ id: String(review.id), intent });
  return (
    <SubmitButton saving={isSaving && saving} {...button}>
      {children}
    </SubmitButton>
  );
}

type TextFormProps = Omit<FormProps, "children" | "className"> & {
  open: string;
  label: string;
  send: string;
  text: string;
  fault: Refusal["fault"] | undefined;
  maxLength: number;
  isRequired?: boolean;
};

function TextForm({ review, stage, intent, open, label, send, text, fault, maxLength, isRequired }: TextFormProps) {
  const error = fault && fault !== "conflict" ? faults[fault] : undefined;
  return (
    <details open={fault !== undefined || undefined} className="min-w-0 open:basis-full">
      <summary className={buttonStyle("quiet")}>{open}</summary>
      <DecisionForm review={review} stage={stage} intent={intent} className="mt-3">
        <Field
          id={`${intent}-${review.id}`}
          name="text"
          label={label}
          rows={3}
          maxLength={maxLength}
          required={isRequired ?? false}
          defaultValue={text}
          error={error}
          className="min-w-0"
        />
        <Send review={review} intent={intent} saving="Saving" look="outline" className="mt-2.5">
          {send}
        </Send>
      </DecisionForm>
    </details>
  );
}

const faults: Readonly<Record<ReviewFault, string>> = {
  "reason-missing": "Say why: she reads it on her order’s page.",
  "reason-long": `At most ${reviewLimits.reason} signs.`,
  "answer-long": `At most ${reviewLimits.answer} signs.`,
};
