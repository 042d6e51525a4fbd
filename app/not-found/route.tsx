import { data } from "react-router";

/** Every address that no other route knows. The root's error view answers it, with this status. */
export function loader(): never {
  throw data(null, { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}
