type Props = { id: string; title: string; links: readonly { path: string; title: string }[] };

/** Links side by side below a few words: where to go from a page that has nothing to show. */
export function LinkChips({ id, title, links }: Props) {
  return (
    <>
      <p id={id} className="mt-8 text-14 text-ink-2 md:text-17">
        {title}
      </p>
      <ul aria-labelledby={id} className="mt-3 flex max-w-[480px] flex-wrap justify-center gap-2">
        {links.map(({ path, title }) => (
          <li key={path}>
            <a
              href={path}
              className="flex min-h-11 items-center rounded-full border border-line-2/40 px-4 font-medium text-14 transition-colors hover:border-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
