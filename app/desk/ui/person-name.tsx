const arabic = /\p{Script=Arabic}/u;

/** For what cuts a name short: in Urdu at the left, where it ends. */
export const directionOf = (name: string) => (arabic.test(name) ? "rtl" : "ltr");

/** Names stand as they were given: in Urdu from the right, and never turned around by what stands beside them. */
export function PersonName({ name }: { name: string }) {
  if (name === "") return <span className="text-ink-2">Details removed</span>;
  return (
    <bdi className="break-words" {...(arabic.test(name) && { lang: "ur" })}>
      {name}
    </bdi>
  );
}
