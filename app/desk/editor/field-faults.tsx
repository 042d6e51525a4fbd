import { Fragment, useEffect } from "react";
import { Problem } from "../../ui/problem.tsx";
import { deskFieldId } from "../ui/field-id.ts";

/** What is wrong with the field of this name, in a sentence. */
export type FieldFault = { name: string; words: string };

/** More than this is no sentence any more: the others stand at their fields. */
const most = 2;

/** Why it isn't saved. Each leads to its field, and the focus goes to the first. */
export function FieldFaults({ faults }: { faults: readonly FieldFault[] }) {
  const shown = faults.slice(0, faults.length > most ? 1 : most);
  const more = faults.length - shown.length;
  useEffect(() => {
    const [first] = faults;
    const field = first && document.getElementById(deskFieldId(first.name));
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [faults]);
  return (
    <Problem className="">
      Not saved yet:
      {shown.map(({ name, words }) => (
        <Fragment key={words}>
          {" "}
          <a href={`#${deskFieldId(name)}`} className="inline-block underline underline-offset-3">
            {words}
          </a>
        </Fragment>
      ))}
      {more > 0 && ` ${more} more, each said at its field.`}
    </Problem>
  );
}
