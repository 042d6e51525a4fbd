import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { deskShopPath, deskTodayPath } from "../../../shop/desk/desk-paths.ts";
import { may } from "../../../shop/desk/roles.ts";
import { signedInContext } from "../desk-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import { InviteForm } from "./invite-form.tsx";
import { InvitedRow } from "./invited-row.tsx";
import { MyKey } from "./my-key.tsx";
import { changePeople, type PeopleRefusal } from "./people-action.ts";
import { PersonSection } from "./person-section.tsx";
import { RoleToast } from "./role-toast.tsx";
import { TellThisPhone } from "./tell-this-phone.tsx";
import { parseEventId, WhatHappened } from "./what-happened.tsx";
import { WhoMayWhat } from "./who-may-what.tsx";

export const meta = () => [{ title: "People and devices · Desk" }];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { people, secondFactor, phoneNews, events, me, now } = context.get(signedInContext);
  const { state } = await secondFactor.state();
  const told = may(me.role, "money") ? { key: await phoneNews.key(), isOn: await phoneNews.isOn() } : undefined;
  const before = parseEventId(url.searchParams.get("before"));
  const happened = may(me.role, "settings") ? { ...(await events.list(before)), isNewest: !before } : undefined;
  return { ...(await people.list()), role: me.role, hasSecondFactor: state === "on", told, happened, now };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await changePeople(context.get(signedInContext).people, await request.formData());
  return answer instanceof Response ? answer : data(answer, { status: 422 });
}

export default function People() {
  const { people, invitations, asksPassword, hasSecondFactor, role, told, happened, now } =
    useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const refusalOf = (what: PeopleRefusal["what"]) => (refusal?.what === what ? refusal : undefined);
  const isOnly = people.length === 1;
  const isManaged = may(role, "settings");
  return (
    <div className="desk-page pb-14 md:pt-12">
      <div className="max-w-[648px]">
        {isManaged ? (
          <PageHead title="People and devices" back={{ to: deskShopPath, label: "Shop" }} />
        ) : (
          <PageHead title="You" back={{ to: deskTodayPath, label: may(role, "money") ? "Today" : "Orders" }} />
        )}
        <div className="mt-5">
          {people.map((person) => (
            <PersonSection key={person.id} {...{ person, isManaged, isOnly, asksPassword, refusal, now }} />
          ))}
        </div>
        {isManaged && <RoleToast people={people} />}
        {invitations.map((invitation) => (
          <InvitedRow key={invitation.id} invitation={invitation} now={now} />
        ))}
        {isManaged && <InviteForm key={invitations.length} asksPassword={asksPassword} refusal={refusalOf("invite")} />}
        {isManaged && <WhoMayWhat />}
        {happened && <WhatHappened {...happened} now={now} />}
        {told && <TellThisPhone phoneNews={told} />}
        <MyKey refusal={refusalOf("password")} hasSecondFactor={hasSecondFactor} />
      </div>
    </div>
  );
}
