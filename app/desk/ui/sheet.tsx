import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { focusIfLost } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";

type Props = {
  title: string;
  /** The address of the page without the sheet. */
  close: string;
  /** What gets the focus: the first field, or the title where there is much to read before it. */
  begins?: "field" | "title";
  /** 560 px from md. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * Rendered open by the server; hydrated, it becomes a modal dialog in the same place. Where the seller has begun to fill
 * it in before that, it stays as it is, so that the focus stays in its field.
 */
export function Sheet({ title, close, begins = "field", isWide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const { current } = dialog;
    if (!current || current.contains(document.activeElement)) return;
    current.close();
    current.showModal();
    // By itself the browser would focus Close, which comes first.
    const field = "input[type=text], input:not([type]), textarea";
    current.querySelector<HTMLElement>(begins === "field" ? field : "h2")?.focus();
  }, [begins]);
  // Closed before it is unmounted, it gives the focus back to what opened it.
  useLayoutEffect(() => () => dialog.current?.close(), []);
  useEffect(() => focusIfLost, []);
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="sheet-title"
      className={`dialog order-dialog ${isWide ? "md:max-w-140" : ""}`}
      onCancel={(event) => {
        event.preventDefault();
        void navigate(close, { replace: true, preventScrollReset: true });
      }}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="sheet-title" tabIndex={-1} className="break-words font-display text-26 leading-tight md:text-30">
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
