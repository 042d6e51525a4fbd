import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { roomContext } from "../desk-context.ts";
import { FirstDay } from "./first-day.tsx";

export const meta = () => [{ title: "Today · Desk" }];

export function loader({ context }: LoaderFunctionArgs) {
  const { shop } = context.get(roomContext);
  return { shop };
}

export default function Today() {
  const { shop } = useLoaderData<typeof loader>();
  return (
    <div className="desk-page pb-14 pt-3 md:pt-12">
      <h1 className="font-display text-36 leading-[1.14] md:text-52">Today</h1>
      <FirstDay shop={shop} />
    </div>
  );
}
