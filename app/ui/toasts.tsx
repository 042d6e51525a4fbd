import { cssTransition, type Id, ToastContainer, toast } from "react-toastify/unstyled";
import { Icon } from "./icon.tsx";
import { Nuqta } from "./nuqta.tsx";

export type ToastKind = "error" | "success";

const transition = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapseDuration: 120 });

const box =
  "relative grid min-h-15 items-center overflow-hidden rounded-card bg-white py-2 font-medium text-15 text-ink shadow-over";

/** The library times a toast by its progress bar's animation, so the bar is hidden rather than left out. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={2000}
      hideProgressBar
      newestOnTop={false}
      draggable="touch"
      draggablePercent={80}
      icon={false}
      transition={transition}
      className={() => "toasts fixed grid gap-3"}
      toastClassName={(toast) => `toast border-l-3 ${toast?.type === "error" ? "border-red" : "border-green"} ${box}`}
      progressClassName={() => "toast-timer"}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          aria-label="Close"
          onClick={() => closeToast(true)}
          className="grid size-11 place-items-center"
        >
          <Icon name="close" className="size-4.5" />
        </button>
      )}
    />
  );
}

/** One dot for a problem, three for success. */
const dots = {
  error: <Nuqta className="text-13 text-red" />,
  success: <Nuqta count={3} className="text-[9px] text-green" />,
} as const;

function words(kind: ToastKind, text: string) {
  return (
    <>
      <span className="grid w-11 place-items-center">{dots[kind]}</span>
      <p>{text}</p>
    </>
  );
}

const shown = new Map<string, Id>();

/** The same words again restart the toast that shows them. */
export function showToast(kind: ToastKind, text: string): void {
  const id = shown.get(text);
  if (id !== undefined && toast.isActive(id)) {
    toast.update(id);
    return;
  }
  const returnFocus = rememberFocus();
  const role = kind === "error" ? "alert" : "status";
  shown.set(
    text,
    toast[kind](() => words(kind, text), { role, onClose: returnFocus }),
  );
}

/** A toast that is closed by keyboard loses the focus: it returns to where it was before. */
function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (document.activeElement?.closest(".toast") && before instanceof HTMLElement) before.focus();
  };
}
