import { Form, Link } from "react-router";
import { deskDraftPath, deskDraftsPath } from "../../../shop/desk/desk-paths.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { Picture } from "../../ui/picture.tsx";

type Props = { id: number; name: string; picture: PictureRef | undefined; isAsked: boolean };

/** A picture without a price yet; it leads to the editor. */
export function DraftTile({ id, name, picture, isAsked }: Props) {
  const title = name || "No name yet";
  return (
    <li className="min-w-0 text-14">
      <Link to={deskDraftPath(id)} className="block">
        <span className="choose-picture bg-sand">
          {picture && <Picture of={picture} alt="" sizes="(min-width: 768px) 150px, 33vw" className="size-full" />}
        </span>
        <span className="mt-1.5 block truncate font-display text-18 leading-tight">
          <bdi>{title}</bdi>
        </span>
      </Link>
      {isAsked ? (
        <Form method="post" action={deskDraftsPath} preventScrollReset className="flex flex-wrap gap-x-3">
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="intent" value="away" className="min-h-11 font-semibold text-accent-deep">
            Yes, throw away<span className="sr-only">: {title}</span>
          </button>
          <Link to={deskDraftsPath} preventScrollReset className="min-h-11 content-center font-semibold">
            Keep it
          </Link>
        </Form>
      ) : (
        <Link
          to={`${deskDraftsPath}?away=${id}`}
          preventScrollReset
          className="block min-h-11 content-center font-semibold text-accent-deep"
        >
          Throw away<span className="sr-only">: {title}</span>
        </Link>
      )}
    </li>
  );
}
