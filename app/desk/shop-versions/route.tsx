import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskShopPath, deskShopVersionsPath } from "../../../shop/desk/desk-paths.ts";
import { shopRecordKinds } from "../../../shop/editor/shop-desk.ts";
import { shopChanges, shopFaultInWords } from "../../../shop/editor/shop-form.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { Problem } from "../../ui/problem.tsx";
import { roomContext } from "../desk-context.ts";
import { VersionList } from "../editor/version-list.tsx";
import { PageHead } from "../ui/page-head.tsx";

export const meta = () => [{ title: "Versions of the shop’s words · Desk" }];

const kindOf = (value: unknown) => shopRecordKinds.find((kind) => kind === value) ?? "settings";

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { words, now } = context.get(roomContext);
  const kind = kindOf(url.searchParams.get("record"));
  const all = await words.versions(kind);
  const asked = url.searchParams.get("look");
  const open = all.find(({ version }) => asked !== null && version === Number(asked));
  const [latest] = all;
  return {
    kind,
    now,
    live: latest?.version ?? 0,
    open: open?.version,
    openChanges: open && latest && shopChanges(latest.record, open.record),
    versions: all.map(({ record, ...version }, place) => ({
      ...version,
      changes: shopChanges(all[place + 1]?.record ?? record, record),
      isLive: place === 0,
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { words } = context.get(roomContext);
  const form = await request.formData();
  const kind = kindOf(form.get("record"));
  const answer = await words.restore(kind, Number(form.get("version")), Number(form.get("seen")));
  if (answer.outcome === "saved") throw redirect(`${deskShopVersionsPath}?record=${kind}`);
  const problem =
    answer.outcome === "refused"
      ? answer.faults.map(shopFaultInWords).join(" ")
      : "Somebody has saved these pages meanwhile. Look at the list, then choose again.";
  return data({ problem }, { status: 409 });
}

const tabs = [
  { kind: "settings", name: "Settings" },
  { kind: "policies", name: "Policy pages" },
] as const;

export default function ShopVersions() {
  const { kind, versions, open, openChanges, now, live } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <div className="desk-page pb-24 md:pt-12">
      <div className="max-w-[748px]">
        <PageHead
          title="Versions"
          line="Each save is kept. Bringing one back is a save of its own."
          back={{ to: deskShopPath, label: "Shop" }}
        />
        <nav aria-label="Which words" className="tabs mt-4">
          {tabs.map((tab) => (
            <Link
              key={tab.kind}
              to={`?record=${tab.kind}`}
              className="tab"
              {...(kind === tab.kind && { "aria-current": "page" as const })}
            >
              {tab.name}
              {kind === tab.kind && <Nuqta className="tab-nuqta text-[10px] text-accent" />}
            </Link>
          ))}
        </nav>
        {refusal && <Problem role="alert">{refusal.problem}</Problem>}
        <VersionList versions={versions} open={open} openChanges={openChanges} now={now} live={live} record={kind} />
      </div>
    </div>
  );
}
