import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { reviewLimits } from "../../shop/review/writing.ts";
import { shownName, type TypedReview, writingSentences } from "../../shop/review/written-review.ts";
import { buttonStyle, quietLink } from "../ui/button-style.ts";
import { Problem } from "../ui/problem.tsx";
import { Saving } from "../ui/saving.tsx";
import { readDraft, storeDraft, typedIn, typeInto } from "./draft.ts";
import { PhotoField } from "./photo-field.tsx";
import { RatingField } from "./rating-field.tsx";
import type { ReviewItemProps } from "./reviewing.ts";
import { useReviewPhotos } from "./use-review-photos.ts";
import { type SendState, useSendReview } from "./use-send-review.ts";

type Props = Pick<ReviewItemProps, "piece" | "address" | "preset" | "number" | "reviewing"> & {
  /** It was opened by a press. */
  takesFocus: boolean;
  onSent: () => void;
  onConflict: () => void;
  onLeave: () => void;
};

const lost = "It didn’t get through. Your words are still here.";

/** Uncontrolled, so that what was typed before hydration stays. A plain form without script. */
export function ReviewForm(props: Props) {
  const { piece, address, preset, number, reviewing, takesFocus, onSent, onConflict, onLeave } = props;
  const { review } = piece;
  const [first] = useState<TypedReview>(
    () =>
      reviewing?.typed ??
      (review ? { ...review, rating: String(review.rating) } : { rating: "", words: "", ...preset }),
  );
  const [typed, setTyped] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  const photos = useReviewPhotos(`${number} ${piece.id}`, review?.photos ?? [], address);
  const sending = useSendReview({ address, number, id: piece.id, photos, onSent, onConflict });
  // The revision that was on the screen, until she was told that there is a newer one.
  const [seen] = useState(review?.revision);
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    const draft = readDraft(number, piece.id);
    const isTouched = !isSame(typedIn(form.current), first);
    if (draft && !isTouched && !reviewing?.typed) typeInto(form.current, draft);
    setTyped(typedIn(form.current));
    if (takesFocus) form.current.querySelector<HTMLElement>("input:checked")?.focus();
  });
  useEffect(() => begin(), []);
  const fault = sending.fault ?? reviewing?.fault;
  const photoFault = sending.fault ? undefined : reviewing?.photo;
  const hasNoRating = fault === "no-rating";
  return (
    <form
      ref={form}
      method="post"
      action={address}
      encType="multipart/form-data"
      noValidate
      aria-label={`Your review of ${piece.name}`}
      className="mt-4 flex flex-col gap-5"
      onInput={(event) => {
        const now = typedIn(event.currentTarget);
        setTyped(now);
        storeDraft(number, piece.id, now);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void sending.send(event.currentTarget);
      }}
    >
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="piece" value={piece.id} />
      <input type="hidden" name="seen" value={(sending.hasConflict ? review?.revision : seen) ?? ""} />
      <RatingField preset={first.rating} problem={hasNoRating ? writingSentences["no-rating"] : undefined} />
      <WordsField preset={first.words} length={typed.words.length} isTooLong={fault === "too-long"} />
      <PhotoField photos={photos} problem={photoFault === undefined ? undefined : photoSentence(photoFault, fault)} />
      <WhoFields first={first} typed={typed} />
      <div>
        <Problem role="alert" className="mb-3 text-15">
          {problemOf(fault, photoFault)}
        </Problem>
        <button
          type="submit"
          aria-disabled={sending.isSending ? true : undefined}
          className={buttonStyle("primary", "w-full")}
        >
          {sending.isSending ? <Saving>Sending</Saving> : fault === "lost" ? "Try again" : "Send it to us"}
        </button>
        {sending.isSending && photos.files.length > 0 && <Progress sending={sending} />}
        <p className="mt-3 text-center text-14 text-ink-2">
          {review?.stage === "published"
            ? "We read it again first. Until then it isn’t on the page."
            : "We read it before anybody sees it."}
        </p>
        {review && (
          <p className="text-center">
            <button type="button" onClick={onLeave} className={`${quietLink} noscript:hidden`}>
              Leave it as it is
            </button>
          </p>
        )}
      </div>
    </form>
  );
}

function isSame(one: TypedReview, other: TypedReview): boolean {
  const { rating, words, name, city } = other;
  return one.rating === rating && one.words === words && one.name === name && one.city === city;
}

type Fault = SendState["fault"];

/** What stands at a field of its own isn't said again. */
function problemOf(fault: Fault, photo: number | undefined): string | undefined {
  if (fault === undefined || fault === "no-rating" || fault === "too-long" || photo !== undefined) return undefined;
  return fault === "lost" ? lost : writingSentences[fault];
}

function photoSentence(photo: number, fault: Fault): string | undefined {
  return fault && fault !== "lost" ? `Photograph ${photo + 1}: ${writingSentences[fault]}` : undefined;
}

function WordsField({ preset, length, isTooLong }: { preset: string; length: number; isTooLong: boolean }) {
  const id = useId();
  return (
    <div>
      <p className="flex justify-between gap-4 text-14">
        <label htmlFor={id} className="font-semibold">
          In your words
        </label>
        <span id={`${id}-count`} className="nums noscript:hidden text-ink-2">
          {length.toLocaleString("en")} of {reviewLimits.words.toLocaleString("en")}
        </span>
      </p>
      <textarea
        id={id}
        name="words"
        rows={5}
        dir="auto"
        maxLength={reviewLimits.words}
        defaultValue={preset}
        aria-describedby={`${id}-count ${id}-problem`}
        aria-invalid={isTooLong ? true : undefined}
        className="field review-words mt-2 py-3 leading-normal"
      />
      <Problem id={`${id}-problem`} role="alert">
        {isTooLong && writingSentences["too-long"]}
      </Problem>
    </div>
  );
}

function WhoFields({ first, typed }: { first: TypedReview; typed: TypedReview }) {
  const id = useId();
  const fields = [
    { name: "name", label: "First name", most: reviewLimits.name },
    { name: "city", label: "City", most: reviewLimits.city },
  ] as const;
  return (
    <div>
      <div className="grid grid-cols-2 gap-3 large-letters:grid-cols-1">
        {fields.map(({ name, label, most }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="font-semibold text-14">
              {label}
            </label>
            <input
              id={`${id}-${name}`}
              name={name}
              dir="auto"
              autoComplete="off"
              maxLength={most}
              defaultValue={first[name]}
              aria-describedby={`${id}-shown`}
              className="field mt-2"
            />
          </div>
        ))}
      </div>
      <p id={`${id}-shown`} className="mt-2 break-words text-14 text-ink-2">
        Shown as “<bdi>{shownName({ name: typed.name.trim(), city: typed.city.trim() })}</bdi>”. Leave either empty if
        you like.
      </p>
    </div>
  );
}

function Progress({ sending }: { sending: SendState }) {
  const percent = Math.round(sending.share * 100);
  return (
    <div className="mt-3 flex items-center gap-4">
      <progress value={percent} max={100} aria-label="Sending your review" className="send-bar" />
      <span className="nums shrink-0 text-14">{percent} %</span>
      <button type="button" onClick={sending.stop} className={quietLink}>
        Stop
      </button>
    </div>
  );
}
