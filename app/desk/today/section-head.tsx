export function SectionHead({ title, aside }: { title: string; aside?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2.5">
      <h2 className="section-title">{title}</h2>
      {aside && <span className="text-14 text-ink-2">{aside}</span>}
    </div>
  );
}
