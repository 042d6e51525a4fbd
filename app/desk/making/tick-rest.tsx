import { type FormEvent, useState } from "react";
import { deskAddress, deskTickPath } from "../../../shop/desk/desk-paths.ts";
import type { MakingPart } from "../../../shop/desk/making.ts";
import type { GroupView } from "./making-view.ts";
import type { Ticking } from "./use-ticking.ts";

type Props = { group: GroupView; part: MakingPart | undefined; query: string; ticking: Ticking };

const link = "min-h-11 py-2 text-right font-semibold text-15 text-accent-deep";

/** Ticks all that is left of a choice; with script it can be taken back at once. */
export function TickRest({ group, part, query, ticking }: Props) {
  const [isSending, setIsSending] = useState(false);
  const [undo, setUndo] = useState<readonly string[]>([]);
  const { tickRest } = group;
  async function send(body: FormData): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    const answer = await ticking.send(body);
    if (answer) setUndo(body.has("choice") ? answer.undo : []);
    setIsSending(false);
  }
  const sendRest = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  const takeBack = () => {
    const body = new FormData();
    for (const tick of undo) body.append("tick", tick);
    void send(body);
  };
  return (
    <>
      <span role="status" className="sr-only">
        {undo.length > 0 && "Ticked."}
      </span>
      {undo.length > 0 ? (
        <button type="button" onClick={takeBack} className={link}>
          {isSending ? "Taking it back" : "Ticked. Take it back"}
        </button>
      ) : (
        tickRest && (
          <form method="post" action={`${deskAddress(deskTickPath)}${query}`} onSubmit={sendRest}>
            <input type="hidden" name="group" value={group.key} />
            <input type="hidden" name="due" value={part ?? ""} />
            <input type="hidden" name="choice" value={tickRest.choice} />
            <input type="hidden" name="left" value={tickRest.left} />
            <button type="submit" className={link}>
              {isSending ? "Ticking" : tickRest.words}
            </button>
          </form>
        )
      )}
    </>
  );
}
