export const deskIconNames = [
  "today",
  "orders",
  "pieces",
  "shop",
  "more",
  "print",
  "back",
  "link",
  "out",
  "key",
  "phonedev",
  "laptop",
  "tick",
  "select",
  "box",
  "pencil",
  "csv",
  "camera",
  "turn",
  "eye",
] as const;
export type DeskIconName = (typeof deskIconNames)[number];

/** What the desk adds to the shop's icons; as those, never announced. They stand in the page: drawings.tsx. */
export function DeskIcon({ name, className = "size-6" }: { name: DeskIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`#desk-icon-${name}`} />
    </svg>
  );
}
