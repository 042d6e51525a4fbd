import { Link } from "react-router";
import { Icon } from "../../components/icon.tsx";

type Props = { editor: string; name: string };

export function ArrangeHead({ editor, name }: Props) {
  return (
    <header>
      <div className="piece-back justify-between">
        <Link to={editor} className="flex min-h-11 min-w-0 items-center gap-3">
          <Icon name="left" className="size-5" />
          <span className="truncate">{name || "New piece"}</span>
        </Link>
        <Link to={editor} className="min-h-11 content-center px-2 font-semibold text-accent-deep md:hidden">
          Done
        </Link>
      </div>
      <h1 className="font-display text-32 leading-[1.14] md:text-48">Pictures</h1>
      <p className="mt-1 text-ink-2">Up to five. The first is the face of the piece. They are saved with it.</p>
    </header>
  );
}
