import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { deskOrderPath } from "../../../shop/desk-paths.ts";
import { isolated } from "../../../shop/isolated.ts";
import { Icon } from "../../components/icon.tsx";
import { focusIfLost } from "../../components/take-focus.ts";
import { CancelSheet } from "./cancel-sheet.tsx";
import { CorrectSheet } from "./correct-sheet.tsx";
import { ForgetSheet } from "./forget-sheet.tsx";
import type { OrderViewProps } from "./order-view-props.ts";
import { SendSheet } from "./send-sheet.tsx";
import { TextSheet } from "./text-sheet.tsx";

export function OrderSheet(props: OrderViewProps) {
  const { order, sheet } = props;
  const first = isolated(props.first);
  switch (sheet) {
    case "send":
      return (
        <SheetFrame
          title={order.customer.city ? `Send to ${isolated(order.customer.city)}` : "Send it"}
          number={order.number}
        >
          <SendSheet {...props} />
        </SheetFrame>
      );
    case "cancel":
      return (
        <SheetFrame title={`Cancel ${first}’s order?`} number={order.number}>
          <CancelSheet {...props} />
        </SheetFrame>
      );
    case "correct":
      return (
        <SheetFrame title="Correct the address" number={order.number}>
          <CorrectSheet {...props} />
        </SheetFrame>
      );
    case "text":
      return (
        <SheetFrame title={`Write to ${first}`} number={order.number}>
          <TextSheet {...props} />
        </SheetFrame>
      );
    case "forget":
      return (
        <SheetFrame title={`Remove ${first}’s details?`} number={order.number}>
          <ForgetSheet {...props} />
        </SheetFrame>
      );
    default:
      return null;
  }
}

type FrameProps = { title: string; number: string; children: ReactNode };

/**
 * Open in the page as it comes; with script it becomes a dialog proper, in the same place, with the rest of the page
 * behind it. Where she has begun to fill it in before the script came it stays as it is: she goes on where she was.
 */
function SheetFrame({ title, number, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const close = deskOrderPath(number);
  useEffect(() => {
    const { current } = dialog;
    if (!current || current.contains(document.activeElement)) return;
    current.close();
    current.showModal();
    // Not the way out, which stands first, but what is to be filled in.
    current.querySelector<HTMLElement>("input[type=text], input:not([type]), textarea")?.focus();
  }, []);
  // Closed while it is still there, it gives the focus back to what opened it.
  useLayoutEffect(() => () => dialog.current?.close(), []);
  useEffect(() => focusIfLost, []);
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="sheet-title"
      className="dialog order-dialog"
      onCancel={(event) => {
        event.preventDefault();
        void navigate(close, { replace: true, preventScrollReset: true });
      }}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="sheet-title" className="break-words font-display text-26 leading-tight md:text-30">
          {title}
        </h2>
        <Link
          to={close}
          replace
          preventScrollReset
          aria-label="Close"
          className="-mt-1.5 -mr-2 flex size-11 shrink-0 items-center justify-center"
        >
          <Icon name="close" />
        </Link>
      </div>
      {children}
    </dialog>
  );
}
