import { Link } from "react-router";
import { deskSignInPath } from "../../../shop/desk/desk-paths.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { SignInLayout } from "../way-in/sign-in-layout.tsx";

export function LinkGone({ picture }: { picture: PictureRef | undefined }) {
  return (
    <SignInLayout
      picture={picture}
      title="This link has had its day"
      line="It works once, for 30 minutes. Ask whoever sent it for another, or run npm run desk where the shop runs."
      foot="You have a key already? Sign in with your name and password."
    >
      <Link to={deskSignInPath} className={buttonStyle("primary", "mt-6 w-full")}>
        Sign in
      </Link>
    </SignInLayout>
  );
}
