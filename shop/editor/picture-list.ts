/** The pictures of a piece in their order; the first one leads, another may show on hover. */
export type Arranged = { images: readonly string[]; hoverImage?: string | undefined };

export const mostPictures = 5;

export const placeNames = ["First", "Second", "Third", "Fourth", "Fifth"] as const;

/** The leading picture can't be the one on hover too: where it becomes that, the former leading one is shown on hover. */
function withLead(images: readonly string[], before: Arranged): Arranged {
  const hover = before.hoverImage;
  if (hover === undefined || !images.includes(hover)) return { images };
  if (images[0] !== hover) return { images, hoverImage: hover };
  const other = before.images.find((name) => name !== hover && images.includes(name));
  return other === undefined ? { images } : { images, hoverImage: other };
}

/** Moves to this index, clamped. */
export function movePicture(arranged: Arranged, name: string, index: number): Arranged {
  if (!arranged.images.includes(name)) return arranged;
  const others = arranged.images.filter((each) => each !== name);
  const at = Math.min(Math.max(index, 0), others.length);
  return withLead([...others.slice(0, at), name, ...others.slice(at)], arranged);
}

export function leaveOut(arranged: Arranged, name: string): Arranged {
  return withLead(
    arranged.images.filter((each) => each !== name),
    arranged,
  );
}

/** At the end, or at `index` to undo a removal; never twice, and no more than `mostPictures`. */
export function addPicture(arranged: Arranged, name: string, index = arranged.images.length): Arranged {
  if (arranged.images.length >= mostPictures || arranged.images.includes(name)) return arranged;
  return withLead([...arranged.images.slice(0, index), name, ...arranged.images.slice(index)], arranged);
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

/** The action of a button in the list, as its form sends it: "up 12-worn". */
export function rearranged(arranged: Arranged, asked: string): Arranged {
  const [what = "", name = "", place = ""] = asked.split(" ");
  const at = arranged.images.indexOf(name);
  if (what === "up") return movePicture(arranged, name, at - 1);
  if (what === "down") return movePicture(arranged, name, at + 1);
  if (what === "out") return leaveOut(arranged, name);
  return what === "back" ? addPicture(arranged, name, Number(place) || 0) : arranged;
}
