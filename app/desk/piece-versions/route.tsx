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
import { signedInContext } from "../desk-context.ts";
import { VersionList } from "../editor/version-list.tsx";
import { PageHead } from "../ui/page-head.tsx";

export function meta({ loaderData }: { loaderData?: { name: string } }) {
  return [{ title: `${loaderData?.name ?? "Piece"}, versions · Desk` }];
}

const idOf = (text: string | undefined) => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

/** `look` is a version that is held beside today's. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { pieces, now } = context.get(signedInContext);
  const id = idOf(params.id);
  const piece = await pieces.find(id);
  if (!piece) throw new Response(null, { status: 404 });
  const asked = url.searchParams.get("look");
  const look = asked === null ? undefined : Number(asked);
  const looked = look === undefined ? undefined : await pieces.version(id, look);
  return {
    id,
    name: piece.record.name,
    seen: piece.version,
    versions: await pieces.versions(id),
    look: looked && look,
    goBack: looked && pieceChanges(piece.record, looked),
    now,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { pieces } = context.get(signedInContext);
  const form = await request.formData();
  const id = idOf(params.id);
  const answer = await pieces.restore(id, Number(form.get("version")), Number(form.get("seen")));
  if (answer.outcome === "saved") throw redirect(`${deskPiecePath(id)}?done=restored`);
  const problem =
    answer.outcome === "refused"
      ? answer.faults.map((fault) => faultInWords(fault, pieceFieldLabels)).join(" ")
      : "Somebody has saved this piece meanwhile. Look at the list, then choose again.";
  return data({ problem }, { status: 409 });
}

export default function PieceVersions() {
  const { id, name, seen, versions, look, goBack, now } = useLoaderData<typeof loader>();
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
        <VersionList versions={versions} look={look} goBack={goBack} now={now} seen={seen} />
      </div>
    </div>
  );
}
