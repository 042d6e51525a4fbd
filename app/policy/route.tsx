export default function Page() {
  return <h1>policy</h1>;
}
