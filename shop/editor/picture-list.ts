/** The pictures of a piece in their order; the first one leads, another may show on hover. */
export type Arranged = { images: readonly string[]; hoverImage?: string | undefined };

export const mostPictures = 5;

export const placeNames = ["First", "Second", "Third", "Fourth", "Fifth"] as const;

/** What leads is no surprise on hover: whichever led before takes that part. */
function withLead(images: readonly string[], before: Arranged): Arranged {
  const hover = before.hoverImage;
  if (hover === undefined || !images.includes(hover)) return { images };
  if (images[0] !== hover) return { images, hoverImage: hover };
  const other = before.images.find((name) => name !== hover && images.includes(name));
  return other === undefined ? { images } : { images, hoverImage: other };
}

/** To this place, counted without it; beyond the ends is at the end. */
export function movePicture(arranged: Arranged, name: string, place: number): Arranged {
  if (!arranged.images.includes(name)) return arranged;
  const others = arranged.images.filter((each) => each !== name);
  const at = Math.min(Math.max(place, 0), others.length);
  return withLead([...others.slice(0, at), name, ...others.slice(at)], arranged);
}

export function leaveOut(arranged: Arranged, name: string): Arranged {
  return withLead(
    arranged.images.filter((each) => each !== name),
    arranged,
  );
}

/** At the end, or where it stood before; not a sixth, and none twice. */
export function addPicture(arranged: Arranged, name: string, place = arranged.images.length): Arranged {
  if (arranged.images.length >= mostPictures || arranged.images.includes(name)) return arranged;
  return withLead([...arranged.images.slice(0, place), name, ...arranged.images.slice(place)], arranged);
}

type Typed = Readonly<Record<string, unknown>>;

export function arrangedIn({ images, hoverImage }: Typed): Arranged {
  const names = Array.isArray(images) ? images.map(String) : [];
  return typeof hoverImage === "string" && names.includes(hoverImage)
    ? { images: names, hoverImage }
    : { images: names };
}

export function withArranged({ hoverImage: _, ...record }: Typed, { images, hoverImage }: Arranged): Typed {
  return { ...record, images, ...(hoverImage !== undefined && { hoverImage }) };
}

/** What a button of the list asks for, as its form says it without script: "up 12-worn". */
export function rearranged(arranged: Arranged, asked: string): Arranged {
  const [what = "", name = "", place = ""] = asked.split(" ");
  const at = arranged.images.indexOf(name);
  if (what === "up") return movePicture(arranged, name, at - 1);
  if (what === "down") return movePicture(arranged, name, at + 1);
  if (what === "out") return leaveOut(arranged, name);
  return what === "back" ? addPicture(arranged, name, Number(place) || 0) : arranged;
}
