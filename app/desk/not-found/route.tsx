import { useRouteError } from "react-router";
import { DeskError } from "../ui/desk-error.tsx";

/** Inside the room: whoever isn't signed in learns nothing of what is there and what isn't. */
export function loader() {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary() {
  return <DeskError error={useRouteError()} />;
}
