type Props = { to: string; what: string; dark?: boolean };

export function ViewAll({ to, what, dark = false }: Props) {
  const look = dark ? "text-[#ebcfeb] decoration-white" : "text-accent-deep decoration-accent/60";
  return (
    <a
      href={to}
      className={`-my-2 inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-14 md:text-15 underline decoration-1 underline-offset-[6px] hover:decoration-2 ${look}`}
    >
      View All<span className="sr-only"> {what}</span>
    </a>
  );
}
