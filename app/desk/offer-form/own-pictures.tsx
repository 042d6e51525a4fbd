import { deskAddress, deskSignInPath } from "../../../shop/desk/desk-paths.ts";
import { acceptedPictures, isWorthTrying, sendSentences } from "../../../shop/editor/picture-words.ts";
import { maxOwnPictures } from "../../../shop/offer/offer.ts";
import { lineField } from "../../../shop/offer/offer-form.ts";
import { offerPicturePath } from "../../../shop/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { type SentPicture, useOwnPictures } from "./use-own-pictures.ts";

type Props = {
  lineKey: string;
  pictures: readonly string[];
  onChange: (change: (before: readonly string[]) => readonly string[]) => void;
  fault: string | undefined;
};

/** Up to three pictures from her phone; sending them needs script. */
export function OwnPictures({ lineKey, pictures, onChange, fault }: Props) {
  const isHydrated = useHydrated();
  const { sent, add, retry, stop } = useOwnPictures(maxOwnPictures - pictures.length, (name) =>
    onChange((before) => [...before, name].slice(0, maxOwnPictures)),
  );
  const name = lineField(lineKey, "picture");
  const isFull = pictures.length + sent.length >= maxOwnPictures;
  return (
    <div id={deskFieldId(name)} tabIndex={-1} className="offer-own-pictures outline-none">
      <div className="flex gap-2">
        {pictures.map((picture, index) => (
          <span key={picture} className="offer-own-picture">
            <input type="hidden" name={name} value={picture} />
            <img src={offerPicturePath(picture)} alt="" />
            {isHydrated && (
              <TakeOut
                label={`Take out picture ${index + 1}`}
                onPress={() => onChange((before) => before.filter((each) => each !== picture))}
              />
            )}
          </span>
        ))}
        {sent.map((each) => (
          <span key={each.key} className="offer-own-picture p-1.5">
            {!each.fault && (
              <progress value={each.share} max={1} aria-label={`Sending ${each.file.name}`} className="send-bar" />
            )}
            <TakeOut label={`Take out ${each.file.name}`} onPress={() => stop(each.key)} />
          </span>
        ))}
        {isHydrated && !isFull && (
          <label className="offer-own-picture cursor-pointer text-accent-deep focus-within:outline-3 focus-within:outline-ink">
            <DeskIcon name="camera" />
            <span className="sr-only">Add pictures</span>
            <input
              type="file"
              accept={acceptedPictures}
              multiple
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                target.value = "";
              }}
              className="sr-only"
            />
          </label>
        )}
      </div>
      <p role="status" className="text-14 text-ink-2">
        {countWords(pictures.length)} <span className="whitespace-nowrap">Only she sees them.</span>
      </p>
      <SendFaults sent={sent} onRetry={retry} />
      <Problem className="basis-full text-14">{fault}</Problem>
    </div>
  );
}

function countWords(count: number): string {
  return count === 0 ? `Up to ${maxOwnPictures} pictures.` : `${count} of ${maxOwnPictures} pictures.`;
}

function TakeOut({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className="offer-own-out">
      <Icon name="close" className="size-4" />
    </button>
  );
}

function SendFaults({ sent, onRetry }: { sent: readonly SentPicture[]; onRetry: (picture: SentPicture) => void }) {
  return sent.map((each) => {
    if (!each.fault) return null;
    return (
      <div key={each.key} className="basis-full text-14">
        <Problem role="alert" className="break-words">
          {each.file.name}: {sendSentences[each.fault]}
        </Problem>
        {each.fault === "signed-out" && (
          // In another tab: chosen files don't survive a navigation.
          <a href={deskAddress(deskSignInPath)} target="_blank" rel="noopener" className="row-link mr-4 underline">
            Sign in again
          </a>
        )}
        {isWorthTrying(each.fault) && (
          <button type="button" onClick={() => onRetry(each)} className="row-link underline underline-offset-3">
            Try again<span className="sr-only">, {each.file.name}</span>
          </button>
        )}
      </div>
    );
  });
}
