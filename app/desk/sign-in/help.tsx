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
