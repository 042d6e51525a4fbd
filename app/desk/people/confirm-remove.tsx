import { Form, Link, useNavigation } from "react-router";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Problem } from "../../ui/problem.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { OwnPassword } from "../way-in/own-password.tsx";
import type { PeopleRefusal } from "./people-action.ts";

type Props = {
  person: { id: string; name: string; isMe: boolean };
  isOnly: boolean;
  asksPassword: boolean;
  refusal: PeopleRefusal | undefined;
};

export function ConfirmRemove({ person: { id, name, isMe }, isOnly, asksPassword, refusal }: Props) {
  const { formData } = useNavigation();
  if (isMe && isOnly) return <p className="mt-3 text-15">You have the only key. Invite somebody first.</p>;
  return (
    <Form method="post" preventScrollReset className="mt-3 mb-2 border border-line-2 bg-white p-4">
      <input type="hidden" name="do" value="remove" />
      <input type="hidden" name="id" value={id} />
      <h3 className="font-display text-26 leading-tight">
        {isMe ? "Give your key back?" : <>Take {name}’s key away?</>}
      </h3>
      <p className="mt-1 text-ink-2">
        {isMe ? "You are signed out on every device." : "Every open page stops at its next press, on every device."}
      </p>
      <OwnPassword isAsked={asksPassword} error={refusal?.isOwnPassword ? refusal.sentence : undefined} />
      {refusal && !refusal.isOwnPassword && <Problem role="alert">{refusal.sentence}</Problem>}
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Link to={deskPeoplePath} preventScrollReset className={buttonStyle("quiet", "px-3")}>
          Keep it
        </Link>
        <SubmitButton saving={formData?.get("id") === id && "Taking it"} className="px-3">
          {isMe ? "Give it back" : "Take it away"}
        </SubmitButton>
      </div>
    </Form>
  );
}
