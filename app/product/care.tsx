export function Care({ lines }: { lines: readonly string[] }) {
  return (
    <section className="mt-5 leading-[1.65]">
      <h2 className="font-semibold">Care</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
