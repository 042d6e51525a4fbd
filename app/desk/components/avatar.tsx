type Props = { initials: string /** Not here yet. */; invited?: boolean };

export function Avatar({ initials, invited = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`flex size-9 shrink-0 items-center justify-center rounded-full border border-line-2 bg-white text-14 font-semibold ${invited ? "border-dashed" : ""}`}
    >
      {initials}
    </span>
  );
}
