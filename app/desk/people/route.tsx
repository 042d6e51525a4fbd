import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { deskShopPath } from "../../../shop/desk/desk-paths.ts";
import { roomContext } from "../desk-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import { InviteForm } from "./invite-form.tsx";
import { InvitedRow } from "./invited-row.tsx";
import { MyKey } from "./my-key.tsx";
import { changePeople, type PeopleRefusal } from "./people-action.ts";
import { PersonSection } from "./person-section.tsx";

export const meta = () => [{ title: "People and devices · Desk" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { people, secondFactor, now } = context.get(roomContext);
  const { state } = await secondFactor.state();
  return { ...(await people.list()), hasSecondFactor: state === "on", now };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await changePeople(context.get(roomContext).people, await request.formData());
  return answer instanceof Response ? answer : data(answer, { status: 422 });
}

export default function People() {
  const { people, invitations, asksPassword, hasSecondFactor, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const refusalOf = (what: PeopleRefusal["what"]) => (refusal?.what === what ? refusal : undefined);
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
          <PersonSection key={person.id} {...{ person, isOnly, asksPassword, now }} refusal={refusalOf("remove")} />
        ))}
        {invitations.map((invitation) => (
          <InvitedRow key={invitation.id} invitation={invitation} now={now} />
        ))}
        <InviteForm key={invitations.length} asksPassword={asksPassword} refusal={refusalOf("invite")} />
        <MyKey refusal={refusalOf("password")} hasSecondFactor={hasSecondFactor} />
      </div>
    </div>
  );
}
