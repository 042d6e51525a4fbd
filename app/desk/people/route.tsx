import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { roomContext } from "../desk-context.ts";

export const meta = () => [{ title: "People and devices · Desk" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { people, now } = context.get(roomContext);
  return { ...(await people.list()), now };
}

export default function People() {
  const { people } = useLoaderData<typeof loader>();
  return (
    <div className="desk-page pb-14 pt-3 md:pt-12">
      <h1 className="font-display text-36 leading-[1.14] md:text-52">People and devices</h1>
      <ul>
        {people.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
