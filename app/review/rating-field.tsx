import { Fragment, useId } from "react";
import { ratingWords } from "../../shop/review/writing.ts";
import { nuqtaPath } from "../ui/nuqta.tsx";
import { Problem } from "../ui/problem.tsx";

/** Digits are keys in their order. */
const entries = Object.entries(ratingWords);

/** Radio buttons as nuqtas; the stylesheet fills them, also without script. */
export function RatingField({ preset, problem }: { preset: string; problem: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={problem && `${id}-problem`} className="min-w-0">
      <legend className="sr-only">How many nuqtas, from one to five</legend>
      <div className="rate relative -ml-2.5 flex flex-wrap items-center text-15">
        {entries.map(([rating, word]) => (
          <Fragment key={rating}>
            <input
              id={`${id}-${rating}`}
              type="radio"
              name="rating"
              value={rating}
              required
              defaultChecked={preset === rating}
              aria-invalid={problem ? true : undefined}
              className="sr-only"
            />
            <label htmlFor={`${id}-${rating}`} className="grid size-11 cursor-pointer place-items-center">
              <svg aria-hidden="true" viewBox="0 0 24 24.69" className="w-6 overflow-visible text-accent">
                <path d={nuqtaPath} strokeWidth="1.2" className="stroke-current" />
              </svg>
              <span className="sr-only">
                {rating}, {word}
              </span>
            </label>
            <span aria-hidden="true" className="ml-2 font-semibold">
              {word}
            </span>
          </Fragment>
        ))}
      </div>
      <Problem id={`${id}-problem`} role="alert">
        {problem}
      </Problem>
    </fieldset>
  );
}
