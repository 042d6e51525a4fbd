import { Form, useNavigation, useSearchParams } from "react-router";
import { deskCodePath } from "../../../shop/desk/desk-paths.ts";
import { Problem } from "../../ui/problem.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { OwnPassword } from "../way-in/own-password.tsx";

/** In the address: setting it up took too long. */
export const tooLate = "late";

type Props = { asksPassword: boolean; problem: string | undefined };

export function CodeOff({ asksPassword, problem }: Props) {
  const { formData } = useNavigation();
  const [params] = useSearchParams();
  return (
    <Form method="post" action={deskCodePath} className="mt-8">
      <input type="hidden" name="do" value="begin" />
      <p>
        It is off. You need an app that makes codes, such as Google Authenticator, Aegis or the one that keeps your
        passwords. From then on signing in asks for its code, and so does a link for a new password.
      </p>
      <OwnPassword isAsked={asksPassword} error={problem} />
      {params.has(tooLate) && (
        <Problem role="alert" className="mt-4 text-14">
          That took longer than ten minutes. Begin again.
        </Problem>
      )}
      <SubmitButton saving={formData?.get("do") === "begin" && "One moment"} className="mt-6 w-full">
        Set it up
      </SubmitButton>
    </Form>
  );
}
