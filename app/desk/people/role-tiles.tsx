import { Form, useNavigation } from "react-router";
import type { PeopleList } from "../../../shop/desk/desk.ts";
import { parseRole, roleNames, roles } from "../../../shop/desk/roles.ts";
import { Problem } from "../../ui/problem.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { OwnPassword } from "../way-in/own-password.tsx";
import type { PeopleRefusal } from "./people-action.ts";

type Props = {
  person: Pick<PeopleList["people"][number], "id" | "name" | "role" | "isAbove">;
  refusal: PeopleRefusal | undefined;
};

/** Each tile sends the form; where the password is needed, the answer asks for it below. */
export function RoleTiles({ person: { id, name, role, isAbove }, refusal }: Props) {
  const { formData } = useNavigation();
  if (isAbove) return <p className="text-15">{roleNames[role]}</p>;
  const sent = formData?.get("do") === "role" && formData.get("id") === id ? formData.get("role") : null;
  const shown = sent === null ? role : parseRole(String(sent));
  const wanted = refusal?.role;
  return (
    <>
      <Form method="post" preventScrollReset aria-label={`What ${name} may do`}>
        <Fields id={id} />
        <div className="radio-tiles">
          {roles.map((each) => (
            <button
              key={each}
              type="submit"
              name="role"
              value={each}
              aria-pressed={each === shown}
              className="radio-tile"
            >
              {roleNames[each]}
            </button>
          ))}
        </div>
      </Form>
      {refusal && !refusal.isOwnPassword && <Problem role="alert">{refusal.sentence}</Problem>}
      {refusal?.isOwnPassword && wanted && (
        <Form method="post" preventScrollReset>
          <Fields id={id} />
          <input type="hidden" name="role" value={wanted} />
          <OwnPassword isAsked error={refusal.sentence} />
          <SubmitButton saving={sent === wanted && "Saving"} look="outline" className="mt-3 w-full">
            Change to {roleNames[wanted]}
          </SubmitButton>
        </Form>
      )}
    </>
  );
}

function Fields({ id }: { id: string }) {
  return (
    <>
      <input type="hidden" name="do" value="role" />
      <input type="hidden" name="id" value={id} />
    </>
  );
}
