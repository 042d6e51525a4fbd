import { cssTransition, type Id, ToastContainer, toast } from "react-toastify/unstyled";
import { Icon } from "./icon.tsx";
import { Nuqta } from "./nuqta.tsx";

export type ToastKind = "error" | "success";

const transition = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapseDuration: 120 });

const look =
  "relative grid min-h-15 items-center overflow-hidden rounded-card bg-white py-2 font-medium text-15 text-ink shadow-over";

/** A toast's time is the animation of the library's progress bar, which is therefore unseen rather than left out. */
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
      toastClassName={(toast) => `toast border-l-3 ${toast?.type === "error" ? "border-red" : "border-green"} ${look}`}
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

/** The same words again are the same toast, whose time starts anew. */
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

/** A toast that is closed from the keyboard takes the focus with it; it goes back to where it was. */
function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (document.activeElement?.closest(".toast") && before instanceof HTMLElement) before.focus();
  };
}
