import { type ActionFunctionArgs, data, redirect } from "react-router";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { parseSubscription } from "../../../shop/push/subscription.ts";
import { signedInContext } from "../desk-context.ts";
import type { PhoneAnswer } from "../phone-news/phone-answer.ts";

export function loader() {
  return redirect(deskPeoplePath);
}

/** Sent by script, for without it there is no subscription: whether this phone is told, and of what. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { phoneNews } = context.get(signedInContext);
  const form = await request.formData();
  const asked = form.get("do");
  const subscription = parseSubscription((name) => String(form.get(name) ?? ""));
  if (asked === "begin") {
    const answer = subscription ? await phoneNews.begin(subscription) : "refused";
    return answer === "told" ? answered("begin") : data<PhoneAnswer>({ done: "refused" }, { status: 422 });
  }
  if (asked === "renew" && subscription) {
    await phoneNews.renew(subscription);
    return answered("renew");
  }
  if (asked === "test") {
    await phoneNews.test();
    return answered("test");
  }
  if (asked !== "end") throw new Response(null, { status: 400 });
  await phoneNews.end();
  return answered("end");
}

const answered = (done: PhoneAnswer["done"]): PhoneAnswer => ({ done });
