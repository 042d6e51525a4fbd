import { Nuqta } from "../ui/nuqta.tsx";

type Props = { step: 1 | 2 | 3; id: string; children: string };

/** The title of one of the three parts of checkout, numbered by nuqtas. */
export function StepTitle({ step, id, children }: Props) {
  return (
    <h2 id={id} className="flex items-center gap-3.5 font-display text-26 leading-none md:text-32">
      <span className="flex w-8.5 text-12 text-accent">
        <Nuqta count={step} />
      </span>
      {children}
    </h2>
  );
}
