import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskPiecePath } from "../../../shop/desk/desk-paths.ts";
import { pieceChanges } from "../../../shop/editor/piece-changes.ts";
import { faultInWords, pieceFieldLabels } from "../../../shop/editor/piece-form.ts";
import { Problem } from "../../ui/problem.tsx";
import { roomContext } from "../desk-context.ts";
import { parsePieceId } from "../editor/parse-piece-id.ts";
import { VersionList } from "../editor/version-list.tsx";
import { PageHead } from "../ui/page-head.tsx";

export function meta({ loaderData }: { loaderData?: { name: string } }) {
  return [{ title: `${loaderData?.name ?? "Piece"}, versions · Desk` }];
}

/** `look` in the address is a version to compare with the live one. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { pieces, now } = context.get(roomContext);
  const id = parsePieceId(params.id);
  const piece = await pieces.find(id);
  if (!piece) throw new Response(null, { status: 404 });
  const asked = url.searchParams.get("look");
  const version = asked === null ? undefined : Number(asked);
  const record = version === undefined ? undefined : await pieces.version(id, version);
  return {
    id,
    name: piece.record.name,
    live: piece.version,
    versions: await pieces.versions(id),
    open: record && version,
    openChanges: record && pieceChanges(piece.record, record),
    now,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { pieces } = context.get(roomContext);
  const form = await request.formData();
  const id = parsePieceId(params.id);
  const answer = await pieces.restore(id, Number(form.get("version")), Number(form.get("seen")));
  if (answer.outcome === "saved") throw redirect(`${deskPiecePath(id)}?done=restored`);
  const problem =
    answer.outcome === "refused"
      ? answer.faults.map((fault) => faultInWords(fault, pieceFieldLabels)).join(" ")
      : "Somebody has saved this piece meanwhile. Look at the list, then choose again.";
  return data({ problem }, { status: 409 });
}

export default function PieceVersions() {
  const { id, name, live, versions, open, openChanges, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <div className="desk-page pb-24 md:pt-8">
      <div className="max-w-[748px]">
        <PageHead
          title="Versions"
          line="Each save is kept. Bringing one back is a save of its own."
          back={{ to: deskPiecePath(id), label: name }}
          isDeep
        />
        {refusal && <Problem role="alert">{refusal.problem}</Problem>}
        <VersionList versions={versions} open={open} openChanges={openChanges} now={now} live={live} />
      </div>
    </div>
  );
}
