import { useRouteError } from "react-router";
import { DeskError } from "../ui/desk-error.tsx";

/** Inside the layout, so that without a session every address leads to the sign-in, known or not. */
export function loader() {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary() {
  return <DeskError error={useRouteError()} />;
}
