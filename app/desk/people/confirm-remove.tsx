import { Link } from "react-router";
import { deskPeoplePath } from "../../../shop/desk-paths.ts";
import { buttonStyle } from "../../components/button-style.ts";
import { PostButton } from "../components/post-button.tsx";

type Props = { person: { id: string; name: string; isMe: boolean }; isOnly: boolean };

/** Asks first, with script and without. */
export function ConfirmRemove({ person: { id, name, isMe }, isOnly }: Props) {
  if (isMe && isOnly) return <p className="mt-3 text-15">You have the only key. Invite somebody first.</p>;
  return (
    <div className="mt-3 mb-2 -ml-12 border border-line-2 bg-white p-4">
      <h3 className="font-display text-26 leading-tight">
        {isMe ? "Give your key back?" : <>Take {name}’s key away?</>}
      </h3>
      <p className="mt-1 text-ink-2">
        {isMe ? "You are signed out on every device." : "Every open page stops at its next press, on every device."}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Link to={deskPeoplePath} preventScrollReset className={buttonStyle("quiet", "px-3")}>
          Keep it
        </Link>
        <PostButton
          fields={{ do: "remove", id }}
          label={isMe ? "Give it back" : "Take it away"}
          className={buttonStyle("primary", "px-3")}
        />
      </div>
    </div>
  );
}
