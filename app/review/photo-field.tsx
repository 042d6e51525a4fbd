import { useEffect, useEffectEvent, useId, useRef } from "react";
import { acceptedProofs } from "../../shop/follow/proof.ts";
import { reviewLimits } from "../../shop/review/writing.ts";
import { writingSentences } from "../../shop/review/written-review.ts";
import { Icon } from "../ui/icon.tsx";
import { Problem } from "../ui/problem.tsx";
import type { ChosenPhoto, ReviewPhotos } from "./use-review-photos.ts";

type Props = {
  photos: ReviewPhotos;
  /** Of a form that was sent without script. */
  problem: string | undefined;
};

const tile = "h-30 w-23 rounded-card";

/** Up to three; each can be left out again. Without script a plain file field. */
export function PhotoField({ photos, problem }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, choose, leaveOut, fault } = photos;
  function take(): void {
    if (!input.current?.files?.length) return;
    void choose([...input.current.files]);
    input.current.value = "";
  }
  // Photographs may have been chosen before hydration.
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);
  const isFull = chosen.filter((photo) => !photo.fault).length >= reviewLimits.photos;
  return (
    <fieldset aria-describedby={`${id}-help`} className="min-w-0">
      <legend className="float-left font-semibold text-14">Photographs</legend>
      <p className="text-right text-14 text-ink-2">up to three, optional</p>
      <ul className="clear-both flex flex-wrap gap-2.5 pt-2">
        {chosen.map((photo, place) => (
          <Tile
            key={photo.key}
            photo={photo}
            place={place}
            onLeaveOut={() => {
              leaveOut(photo.key);
              input.current?.focus();
            }}
          />
        ))}
        <li className={isFull ? "sr-only" : ""}>
          <label
            htmlFor={id}
            className={`${tile} flex cursor-pointer flex-col items-center justify-center gap-2 border border-line-2 border-dashed font-semibold text-15 text-accent-deep focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-3 hover:border-ink noscript:h-auto noscript:w-full noscript:border-0`}
          >
            <Icon name="image" className="size-5.5 noscript:hidden" />
            <span className="noscript:sr-only">
              Add<span className="sr-only"> a photograph</span>
            </span>
            <input
              ref={input}
              id={id}
              type="file"
              name="photo"
              multiple
              disabled={isFull}
              accept={acceptedProofs}
              onChange={take}
              className="sr-only noscript:not-sr-only noscript:max-w-full"
            />
          </label>
        </li>
      </ul>
      <Problem role="alert">{fault ? writingSentences[fault] : problem}</Problem>
      <p id={`${id}-help`} className="mt-2 text-14 text-ink-2">
        Where and when they were taken is removed from them.
      </p>
    </fieldset>
  );
}

type TileProps = { photo: ChosenPhoto; place: number; onLeaveOut: () => void };

/** Why a photograph was refused stands beside it. */
function Tile({ photo, place, onLeaveOut }: TileProps) {
  const { src, stored, fault } = photo;
  return (
    <li className={fault ? "flex basis-full items-center gap-5" : ""}>
      <div className="relative shrink-0">
        <img
          src={src || undefined}
          alt={`Photograph ${place + 1}`}
          className={`${tile} bg-sand object-cover text-13`}
        />
        <button
          type="button"
          aria-label={`Leave photograph ${place + 1} out`}
          onClick={onLeaveOut}
          className="group absolute -top-3.5 -right-3.5 grid size-11 place-items-center noscript:hidden"
        >
          <span className="grid size-7.5 place-items-center rounded-full border border-line-2 bg-white group-hover:border-ink">
            <Icon name="close" className="size-4.5" />
          </span>
        </button>
        {stored && <input type="hidden" name="keep" value={stored} />}
      </div>
      <Problem role="alert" className="text-14">
        {fault && writingSentences[fault]}
      </Problem>
    </li>
  );
}
