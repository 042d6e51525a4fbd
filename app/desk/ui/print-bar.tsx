import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { BackLink } from "./back-link.tsx";
import { DeskIcon } from "./desk-icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

type Props = {
  back: { to: string; name: string };
  button: string;
  /** How to print without script. */
  help: string;
  onPrint?: () => void;
};

/** Above what is printed; not printed itself. */
export function PrintBar({ back, button, help, onPrint }: Props) {
  const isHydrated = useHydrated();
  const print = () => {
    window.print();
    onPrint?.();
  };
  return (
    <div className="print-bar">
      <BackLink to={back.to} className="flex min-h-11 grow items-center gap-2 font-semibold text-15">
        <Icon name="left" className="size-5" />
        {back.name}
      </BackLink>
      {isHydrated ? (
        <button type="button" onClick={print} className={buttonStyle("primary")}>
          <DeskIcon name="print" className="size-5" />
          {button}
        </button>
      ) : (
        <p className="text-14 text-ink-2">{help}</p>
      )}
    </div>
  );
}
