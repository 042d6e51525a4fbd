import { useMemo, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { deskShopPath, deskShopVersionsPath } from "../../../shop/desk/desk-paths.ts";
import type { Upload } from "../../../shop/editor/picture-desk.ts";
import type { SavedShopRecord, ShopRecordKind } from "../../../shop/editor/shop-desk.ts";
import type { ShopField } from "../../../shop/editor/shop-field.ts";
import { shopFaultInWords } from "../../../shop/editor/shop-form.ts";
import { shopSections } from "../../../shop/editor/shop-sections.ts";
import { formatTime } from "../../../shop/pakistan-days.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { type FieldFault, FieldFaults } from "../editor/field-faults.tsx";
import { LeaveGuard } from "../editor/leave-guard.tsx";
import { SaveBar } from "../editor/save-bar.tsx";
import { FieldChooser } from "./field-chooser.tsx";
import type { ShopRefusal } from "./save-shop.ts";
import { SectionPart } from "./section-part.tsx";
import type { SectionProps } from "./section-props.ts";
import type { Summary } from "./summaries.ts";
import { useShopDraft } from "./use-shop-draft.ts";
import { withReadyArt } from "./with-ready-art.ts";

type Props = Pick<SectionProps, "listings" | "pieces" | "pictures" | "uploads"> & {
  open: string | undefined;
  summaries: readonly Summary[];
  saved: Readonly<Record<ShopRecordKind, SavedShopRecord>>;
  refusal: ShopRefusal | undefined;
  person: string;
  isSaved: boolean;
};

/** All sections are one screen. */
const screenOf = (pathname: string) =>
  pathname.startsWith(deskShopPath) && pathname !== deskShopVersionsPath ? deskShopPath : pathname;

/** All settings and texts in one form; on phones one section is open at a time. */
export function ShopForm({ open, summaries, saved, refusal, person, isSaved, pictures, uploads, ...facts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const [made, setMade] = useState<readonly PictureRef[]>([]);
  const begun = refusal
    ? { ...refusal.typed, seen: refusal.seen }
    : {
        ...withReadyArt({ settings: saved.settings.record, policies: saved.policies.record }, uploads),
        seen: { settings: saved.settings.version, policies: saved.policies.version },
      };
  const [choosing, setChoosing] = useState<ShopField>();
  const editing = useShopDraft({ form, saved, person, begun, isRefused: refusal !== undefined });
  const faults = refusal?.reason === "refused" ? refusal.faults : [];

  function onReady(slide: number, { art }: Upload): void {
    if (!art) return;
    setMade((before) => [...before, art.mobile, art.desktop]);
    const path = `bannerSlides.${slide}.art`;
    editing.fill({ [`${path}.mobile`]: art.mobile.name, [`${path}.desktop`]: art.desktop.name });
  }

  const known = [
    ...pictures,
    ...made,
    ...uploads.flatMap(({ art }) => (art ? [art.mobile, art.desktop] : [])),
    ...facts.pieces.flatMap(({ picture }) => picture ?? []),
  ];
  const to = open ? `${deskShopPath}/${open}` : deskShopPath;
  const bar = (
    <SaveBar
      labels={editing.labels}
      idle={isSaved ? "Saved." : "Nothing to save."}
      isSaving={state === "submitting"}
      onThrowAway={editing.throwAway}
      button={refusal?.reason === "ask" ? "Yes, save" : "Save"}
    >
      {refusal && <RefusalWords refusal={refusal} />}
    </SaveBar>
  );
  return (
    <div className="shop-words">
      {isSaved && !refusal && (
        <p
          role="status"
          className="mb-6 flex items-center gap-3 border-green border-l-4 bg-white px-4 py-3 shadow-over"
        >
          <Nuqta count={3} className="text-[8px] text-green" />
          Saved. Shoppers see it within two seconds.
        </p>
      )}
      {editing.isRestored && <p className="mb-4 text-ink-2">What you typed here before is back. It isn’t saved yet.</p>}
      <Form ref={form} key={editing.formKey} method="post" action={to} onInput={editing.readTyped} preventScrollReset>
        <input type="hidden" name="seen.settings" value={editing.shown.seen.settings} />
        <input type="hidden" name="seen.policies" value={editing.shown.seen.policies} />
        {refusal?.reason === "ask" && <input type="hidden" name="sure" value={refusal.warnings.join(" ")} />}
        {shopSections.map((section) => (
          <SectionPart
            key={section.slug}
            {...facts}
            section={section}
            summary={summaries.find(({ slug }) => slug === section.slug)}
            isAsked={section.slug === open}
            bar={section.slug === open && bar}
            shown={editing.shown[section.record]}
            typed={editing.typed[section.record]}
            saved={saved[section.record].record}
            faults={faults}
            pictures={known}
            uploads={uploads}
            put={editing.fill}
            onReady={onReady}
            choose={setChoosing}
          />
        ))}
        {!open && bar}
      </Form>
      {choosing && (
        <FieldChooser
          {...facts}
          field={choosing}
          typed={editing.typed.settings}
          put={editing.fill}
          onClose={() => setChoosing(undefined)}
        />
      )}
      <LeaveGuard form={form} count={editing.labels.length} screenOf={screenOf} onThrowAway={editing.throwAway} />
    </div>
  );
}

/** A fault of one of several pieces in a field is shown at the field. */
function fieldFaults(refusal: ShopRefusal): readonly FieldFault[] {
  if (refusal.reason !== "refused") return [];
  return refusal.faults.map((fault) => ({
    name: fault.field.replace(/\.\d+$/, ""),
    words: shopFaultInWords(fault),
  }));
}

/** Why it isn't saved yet. */
function RefusalWords({ refusal }: { refusal: ShopRefusal }) {
  const faults = useMemo(() => fieldFaults(refusal), [refusal]);
  return (
    <div role="alert" className="save-told">
      {refusal.reason === "refused" && <FieldFaults faults={faults} />}
      {refusal.reason === "ask" && refusal.warnings.map((warning) => <p key={warning}>{warning}</p>)}
      {refusal.reason === "changed" && (
        <p>
          {refusal.saved?.by ?? "Somebody"} saved these pages
          {refusal.saved && ` at ${formatTime(refusal.saved.at)}`}: {refusal.theirs.join(", ")}.{" "}
          {refusal.both.length > 0 && `You both changed ${refusal.both.join(", ")}; yours stands here. `}
          Look at both, then save again.
        </p>
      )}
    </div>
  );
}
