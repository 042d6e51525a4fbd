import { Form, Link, useNavigation } from "react-router";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";

type Props = {
  secret: string;
  address: string;
  picture: { size: number; path: string };
  problem: string | undefined;
};

const part = "inline-flex min-h-11 items-center gap-2 font-semibold text-15 text-accent-deep hover:underline";

/** On the phone itself there is nothing to scan with: the link opens the app, and the key can be typed or copied. */
export function CodeBegun({ secret, address, picture: { size, path }, problem }: Props) {
  const { formData } = useNavigation();
  return (
    <div className="mt-8">
      <h2 className="font-display text-26 leading-tight">1. Give it to the app</h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-4">
        <svg
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label="QR code"
          className="box-content size-42 border border-line-2 bg-white p-4"
        >
          <path d={path} />
        </svg>
        <div className="min-w-0 basis-60 grow">
          <p>Scan this with the app. If the app is on this device, open it or type the key.</p>
          <p className="mt-2 font-semibold tracking-[.06em]">{secret.replace(/.{4}(?=.)/g, "$& ")}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href={address} className={part}>
              Open the app
            </a>
            <CopyButton what="key" text={secret} className={part} />
          </p>
        </div>
      </div>
      <h2 className="mt-8 font-display text-26 leading-tight">2. Type what it shows</h2>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="do" value="on" />
        <Field
          label="Code from your phone"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={problem}
        />
        <div className="mt-5 grid grid-cols-2 gap-2.5">
          <Link to={deskPeoplePath} className={buttonStyle("quiet", "px-3")}>
            Not now
          </Link>
          <SubmitButton saving={formData?.get("do") === "on" && "Looking"} className="px-3">
            Switch it on
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
