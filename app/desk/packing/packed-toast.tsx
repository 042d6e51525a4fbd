import { useEffect } from "react";
import { Form, Link } from "react-router";
import { deskPackingOrderPath, deskPackingPath } from "../../../shop/desk/desk-paths.ts";
import type { PackingTab } from "../../../shop/desk/packing-desk.ts";
import { type Stage, stageTable } from "../../../shop/order/stage.ts";
import { focusIfLost } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";

type Props = { number: string; stage: Stage; revision: number; tab: PackingTab };

/** After a step, which leads back to the list; CSS hides it after a while. */
export function PackedToast({ number, stage, revision, tab }: Props) {
  useEffect(focusIfLost, []);
  return (
    <div role="status" className="step-toast">
      <Nuqta count={3} className="text-[8px] text-green" />
      <span className="min-w-0 grow">
        {number}: {stageTable[stage].name}
      </span>
      <Form method="post" action={deskPackingOrderPath(number)}>
        <input type="hidden" name="step" value="take-back" />
        <input type="hidden" name="seen" value={revision} />
        <button type="submit" className="min-h-11 whitespace-nowrap font-semibold text-accent-deep">
          Take it back
        </button>
      </Form>
      <Link
        to={`${deskPackingPath}?tab=${tab}`}
        replace
        aria-label="Close"
        className="flex size-11 items-center justify-center"
      >
        <Icon name="close" className="size-5" />
      </Link>
    </div>
  );
}
