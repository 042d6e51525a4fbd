const arabic = /\p{Script=Arabic}/u;

/** Names stand as they were given: in Urdu from the right, and never turned around by what stands beside them. */
export function PersonName({ name }: { name: string }) {
  return (
    <bdi className="break-words" {...(arabic.test(name) && { lang: "ur" })}>
      {name}
    </bdi>
  );
}
