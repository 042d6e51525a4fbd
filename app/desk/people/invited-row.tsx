import { chatLink } from "../../../shop/chat.ts";
import type { Invitation } from "../../../shop/desk/desk.ts";
import { initials } from "../../../shop/desk/initials.ts";
import { roleNames } from "../../../shop/desk/roles.ts";
import { Icon } from "../../ui/icon.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { DeskCopyButton } from "../ui/desk-copy-button.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { PersonName } from "../ui/person-name.tsx";
import { PostButton } from "../ui/post-button.tsx";

const part =
  "flex min-h-12 items-center justify-center gap-1.5 px-2 font-semibold text-15 text-accent-deep hover:bg-tint";

/** Only the device that made the link gets to see it; everybody can withdraw it. */
export function InvitedRow({ invitation, now }: { invitation: Invitation; now: number }) {
  const { id, name, role, invitedAt, expiresAt, renews, link } = invitation;
  const shown = name || "A link from where the shop runs";
  return (
    <section aria-label={`Invitation: ${shown}`} className="mt-8">
      <div className="flex items-center gap-3.5 pb-3.5">
        <Avatar initials={name ? initials(name) : <DeskIcon name="key" className="size-5" />} size="large" isInvited />
        <div className="min-w-0">
          <h2 className="font-display text-23 leading-tight">
            <PersonName name={shown} />
          </h2>
          <p className="text-14 text-ink-2">
            {renews ? "A new password, asked for" : `Invited as ${roleNames[role]}`} {agoInWords(now - invitedAt)}. The
            link works once, for {minutesMore(expiresAt - now)}
          </p>
        </div>
      </div>
      <div className="flex divide-x divide-line border border-line-2 bg-white *:grow">
        {link && (
          <>
            <DeskCopyButton what="link" text={link} className={part} />
            <a href={chatLink("", `Your key to the desk: ${link}`)} target="_blank" rel="noreferrer" className={part}>
              <Icon name="chat" className="size-5" />
              WhatsApp
            </a>
          </>
        )}
        <PostButton fields={{ do: "withdraw", id }} label="Withdraw" className={`${part} w-full`} />
      </div>
      {link && <p className="mt-2 break-all text-13 text-ink-2">{link}</p>}
    </section>
  );
}

const minutesOf = (milliseconds: number) => Math.max(1, Math.round(milliseconds / 60_000));

function minutesMore(milliseconds: number): string {
  const count = minutesOf(milliseconds);
  return count === 1 ? "another minute" : `${count} more minutes`;
}

function agoInWords(milliseconds: number): string {
  if (milliseconds < 60_000) return "just now";
  const count = minutesOf(milliseconds);
  return count === 1 ? "a minute ago" : `${count} minutes ago`;
}
