export function Help() {
  return (
    <>
      <p>
        <strong>No key yet?</strong> Somebody who has one can invite you.
      </p>
      <p className="mt-1">
        <strong>Password forgotten?</strong> Ask for a new link, or run{" "}
        <strong className="whitespace-nowrap">npm run desk</strong> where the shop runs.
      </p>
    </>
  );
}

export function CodeHelp() {
  return (
    <>
      <p>
        <strong>Phone lost?</strong> Each of your recovery codes works once in its place.
      </p>
      <p className="mt-1">
        <strong>Those, too?</strong> Whoever runs the shop’s machine can switch the code off:{" "}
        <strong className="whitespace-nowrap">npm run desk code-off</strong> and your name.
      </p>
    </>
  );
}
