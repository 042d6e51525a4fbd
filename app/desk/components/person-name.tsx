const arabic = /\p{Script=Arabic}/u;

/** Names stand as they were given: in Urdu from the right, and never turned around by what stands beside them. */
export function PersonName({ name, className = "break-words" }: { name: string; className?: string }) {
  if (name === "") return <span className="text-ink-2">Details removed</span>;
  return (
    <bdi className={className} {...(arabic.test(name) && { lang: "ur" })}>
      {name}
    </bdi>
  );
}
