import { Nuqta } from "../components/nuqta.tsx";

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-baseline gap-1.75 text-14 text-red leading-normal">
      <Nuqta className="text-[8px]" />
      {children}
    </p>
  );
}
