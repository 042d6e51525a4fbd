import { Form, Link } from "react-router";
import { changedLines } from "../../../shop/editor/changed-lines.ts";
import { dayOf, formatMoment } from "../../../shop/pakistan-days.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";

type Change = { label: string; from: string; to: string };

export type Version = {
  version: number;
  saved: { at: number; by: string } | undefined;
  why: string;
  changes: readonly Change[];
  isLive: boolean;
};

type Props = {
  versions: readonly Version[];
  /** The version that is open, and what would change if it were brought back. */
  open: number | undefined;
  openChanges: readonly Change[] | undefined;
  now: number;
  /** The version that was live when the page was made: a later save isn't overwritten. */
  live: number;
  /** Which record the list is of, in address and form. */
  record?: string;
};

export function VersionList({ versions, open, openChanges, now, live, record }: Props) {
  const query = record ? `record=${record}` : "";
  return (
    <ol className="dori mt-7">
      {versions.map((each) => {
        const isOpen = each.version === open && !each.isLive;
        return (
          <li key={each.version} className="dori-knot">
            <Nuqta
              outline={!each.isLive}
              className={`dori-nuqta text-12 ${each.isLive ? "text-green" : "text-line-2"}`}
            />
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <h2 className="font-semibold text-17">{each.saved ? savedAt(each.saved.at, now) : "At first"}</h2>
                <p className="break-words text-15 text-ink-2">
                  {each.saved ? each.saved.by : "From the files the shop began with"}
                </p>
              </div>
              {each.isLive ? (
                <span className="chip chip-ready shrink-0">
                  <Nuqta className="text-[8px]" />
                  Live now
                </span>
              ) : (
                <Link
                  to={isOpen ? `?${query}` : `?look=${each.version}&${query}`}
                  preventScrollReset
                  className="-mt-2.5 flex min-h-11 min-w-11 shrink-0 items-center justify-end font-semibold text-15 text-accent-deep hover:underline"
                >
                  {isOpen ? "Close" : "Look at it"}
                  <span className="sr-only">: version {each.version}</span>
                </Link>
              )}
            </div>
            {each.why && <p className="mt-2 break-words text-15">{each.why}</p>}
            <Changes changes={each.changes} />
            {isOpen && openChanges && (
              <div className="mt-4 border border-line bg-white p-4">
                <h3 className="font-semibold">If you bring it back</h3>
                {openChanges.length === 0 ? (
                  <p className="mt-1 text-ink-2">It is as it stands now.</p>
                ) : (
                  <Changes changes={openChanges} />
                )}
                <p className="mt-3 mb-3 text-14 text-ink-2">Today’s version stays in this list.</p>
                <Form method="post">
                  {record && <input type="hidden" name="record" value={record} />}
                  <input type="hidden" name="seen" value={live} />
                  <input type="hidden" name="version" value={each.version} />
                  <SubmitButton look="outline" className="w-full md:w-auto">
                    Bring it back
                  </SubmitButton>
                </Form>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function savedAt(at: number, now: number): string {
  return `${dayOf(at) === dayOf(now) ? "Today, " : ""}${formatMoment(at, now)}`;
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <dl>
      {changes.map(({ label, ...texts }) => {
        const { from, to } = changedLines(texts.from, texts.to);
        const isLong = from.includes("\n") || to.includes("\n");
        return (
          <div key={label} className="mt-3">
            <dt className="text-14 text-ink-2">{label}</dt>
            <dd className="break-words whitespace-pre-line">
              {from !== "" && (
                <s className={`text-ink-2 ${isLong ? "mb-1.5 block" : ""}`}>
                  <bdi>{from}</bdi>
                </s>
              )}
              {from !== "" && to !== "" && !isLong && (
                <>
                  {" "}
                  <span aria-hidden="true">→</span>{" "}
                </>
              )}
              <bdi>{to}</bdi>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
