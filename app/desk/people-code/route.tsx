import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { roomContext } from "../desk-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import { qrCode } from "../way-in/qr-code.server.ts";
import { type CodeAnswer, changeSecondFactor } from "./code-action.ts";
import { CodeBegun } from "./code-begun.tsx";
import { CodeOff } from "./code-off.tsx";
import { CodeOn } from "./code-on.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

export const meta = () => [{ title: "A code as well as the password · Desk" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const factor = await context.get(roomContext).secondFactor.state();
  return factor.state === "begun" ? { ...factor, picture: qrCode(factor.address) } : factor;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await changeSecondFactor(context.get(roomContext).secondFactor, await request.formData());
  return answer instanceof Response ? answer : data<CodeAnswer>(answer, { status: "codes" in answer ? 200 : 422 });
}

export default function SecondFactor() {
  const factor = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "what" in answer ? answer : undefined;
  return (
    <div className="desk-page pb-14 md:pt-12">
      <div className="max-w-[648px]">
        <PageHead
          title="A code as well as the password"
          line="From an app on your phone. Somebody who learns your password can’t get in with it alone."
          back={{ to: deskPeoplePath, label: "People and devices" }}
          isDeep
        />
        {answer && "codes" in answer ? (
          <RecoveryCodeList codes={answer.codes} />
        ) : (
          <>
            {factor.state === "off" && <CodeOff asksPassword={factor.asksPassword} problem={refusal?.sentence} />}
            {factor.state === "begun" && (
              <CodeBegun {...factor} problem={refusal?.what === "on" ? refusal.sentence : undefined} />
            )}
            {factor.state === "on" && <CodeOn {...factor} refusal={refusal} />}
          </>
        )}
      </div>
    </div>
  );
}
