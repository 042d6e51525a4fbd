import type { Frame, Upload } from "../../../shop/editor/picture-desk.ts";
import { bannerCrops } from "../../../shop/pieces/banner-art.ts";
import { Problem } from "../../ui/problem.tsx";
import { AddPictures, DropZone } from "../pictures/add-pictures.tsx";
import { type Crop, CropFrame } from "../pictures/crop-frame.tsx";
import { PicturesNeedScript } from "../pictures/pictures-need-script.tsx";
import { UploadRows } from "../pictures/upload-rows.tsx";
import { useUploads } from "../pictures/use-uploads.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

const slideCrops: readonly Crop[] = [
  { name: "mobile", title: "The frame on phones", ratio: bannerCrops.mobile.ratio },
  { name: "desktop", title: "The frame on wide screens", ratio: bannerCrops.desktop.ratio },
];

/** What its picture is sent for, as the shop stores it. */
export function slidePlace(slide: number): string {
  return `slide-${slide}`;
}

type Props = { slide: number; sentBefore: readonly Upload[]; onReady: (upload: Upload) => void };

/** One picture, cropped for phones and for wide screens. Another one replaces it. */
export function BannerPicture({ slide, sentBefore, onReady }: Props) {
  const isHydrated = useHydrated();
  const uploads = useUploads({ kind: "banner", place: slidePlace(slide), sentBefore, room: 1, onReady });
  if (!isHydrated) return <PicturesNeedScript />;
  const row = uploads.rows.find((each) => each.status === "sent" && each.upload.state === "to-frame");
  const use = ({ mobile, desktop }: Readonly<Record<string, Frame>>) =>
    row?.status === "sent" && mobile && desktop
      ? uploads.use(row.key, row.upload.id, { mobile, desktop })
      : Promise.resolve();
  return (
    <DropZone onAdd={uploads.add}>
      <p className="mt-5 font-semibold text-14">Picture</p>
      <p className="text-14 text-ink-2">
        2160 pixels wide or more, with quiet room for the words: above the piece on phones, left of it on wide screens.
      </p>
      {row?.status === "sent" && (
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
        <AddPictures onAdd={uploads.add} isOne />
      </div>
    </DropZone>
  );
}
