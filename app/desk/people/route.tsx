import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { deskShopPath } from "../../../shop/desk-paths.ts";
import { PageHead } from "../components/page-head.tsx";
import { roomContext } from "../desk-context.ts";
import { InviteForm } from "./invite-form.tsx";
import { InvitedRow } from "./invited-row.tsx";
import { MyKey } from "./my-key.tsx";
import { doInPeople } from "./people-action.ts";
import { PersonSection } from "./person-section.tsx";

export const meta = () => [{ title: "People and devices · Desk" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { people, now } = context.get(roomContext);
  return { ...(await people.list()), now };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await doInPeople(context.get(roomContext).people, await request.formData());
  return answer instanceof Response ? answer : data(answer, { status: 422 });
}

export default function People() {
  const { people, invitations, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const isOnly = people.length === 1;
  return (
    <div className="desk-page pb-14 md:pt-12">
      <div className="max-w-[648px]">
        <PageHead
          title="People and devices"
          line="Who has a key to the desk, and where it is in use."
          back={{ to: deskShopPath, label: "Shop" }}
        />
        {people.map((person) => (
          <PersonSection key={person.id} person={person} isOnly={isOnly} now={now} />
        ))}
        {invitations.map((invitation) => (
          <InvitedRow key={invitation.id} invitation={invitation} now={now} />
        ))}
        <InviteForm key={invitations.length} problem={refusal?.what === "invite" ? refusal.sentence : undefined} />
        <MyKey refusal={refusal?.what === "password" ? refusal : undefined} />
      </div>
    </div>
  );
}
