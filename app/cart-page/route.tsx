export default function Page() {
  return <h1>cart-page</h1>;
}
