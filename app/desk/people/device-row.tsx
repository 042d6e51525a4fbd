import type { Device } from "../../../shop/desk/desk.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { PostButton } from "../ui/post-button.tsx";
import { usedInWords } from "./used-in-words.ts";

const names = { phone: "Phone", laptop: "Laptop" } as const;
const icons = { phone: "phonedev", laptop: "laptop" } as const;

export function DeviceRow({ device, now }: { device: Device; now: number }) {
  const { id, kind, browser, usedAt, isThis } = device;
  const name = isThis ? `This ${names[kind].toLowerCase()}` : names[kind];
  const used = isThis ? "now" : usedInWords(usedAt, now);
  return (
    <li className="flex min-h-15 items-center gap-4 border-line border-b py-2">
      <DeskIcon name={icons[kind]} className="size-6 text-ink-2" />
      <div className="min-w-0 grow">
        <p className="leading-snug">{name}</p>
        <p className="text-13 text-ink-2">
          {browser}, {used}
        </p>
      </div>
      {isThis ? (
        <span className="text-14 text-ink-2">in use</span>
      ) : (
        <PostButton fields={{ do: "end", id }} label="End" fullLabel={`End ${name}, ${browser}, ${used}`} />
      )}
    </li>
  );
}
