import type { Frame, Upload } from "../../../shop/editor/picture-desk.ts";
import { bannerCrops } from "../../../shop/pieces/banner-art.ts";
import { Problem } from "../../ui/problem.tsx";
import { AddPictures, DropGround } from "../pictures/add-pictures.tsx";
import { type Crop, CropFrame } from "../pictures/crop-frame.tsx";
import { PicturesNeedScript } from "../pictures/pictures-need-script.tsx";
import { UploadRows } from "../pictures/upload-rows.tsx";
import { useUploads } from "../pictures/use-uploads.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

const slideCrops: readonly Crop[] = [
  { name: "mobile", title: "The frame on phones", ratio: bannerCrops.mobile.ratio },
  { name: "desktop", title: "The frame on wide screens", ratio: bannerCrops.desktop.ratio },
];

export function slidePlace(slide: number): string {
  return `slide-${slide}`;
}

type Props = { slide: number; begun: readonly Upload[]; onReady: (upload: Upload) => void };

/** One picture, cut twice. Another one takes its place. */
export function BannerPicture({ slide, begun, onReady }: Props) {
  const isHydrated = useHydrated();
  const uploads = useUploads({ kind: "banner", place: slidePlace(slide), begun, room: 1, onReady });
  if (!isHydrated) return <PicturesNeedScript />;
  const row = uploads.rows.find((each) => each.step === "sent" && each.upload.state === "to-frame");
  const use = ({ mobile, desktop }: Readonly<Record<string, Frame>>) =>
    row?.step === "sent" && mobile && desktop
      ? uploads.use(row.key, row.upload.id, { mobile, desktop })
      : Promise.resolve();
  return (
    <DropGround onAdd={uploads.add}>
      <p className="mt-5 font-semibold text-14">Picture</p>
      <p className="text-14 text-ink-2">
        2160 pixels wide or more, with quiet room for the words: above the piece on phones, left of it on wide screens.
      </p>
      {row?.step === "sent" && (
        <CropFrame
          key={row.key}
          upload={row.upload}
          crops={slideCrops}
          aside={row.label}
          isLost={row.isLost ?? false}
          onUse={use}
          onLeaveOut={() => uploads.stop(row.key)}
        />
      )}
      <UploadRows rows={uploads.rows} onStop={uploads.stop} onRetry={uploads.retry} />
      {uploads.notice && (
        <Problem role="alert" className="mt-2 text-15">
          One at a time: stop the other one first.
        </Problem>
      )}
      <div className="mt-3 flex gap-2.5">
        <AddPictures onAdd={uploads.add} one />
      </div>
    </DropGround>
  );
}
