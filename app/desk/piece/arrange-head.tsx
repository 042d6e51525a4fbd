import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";

type Props = { editor: string; name: string };

export function ArrangeHead({ editor, name }: Props) {
  return (
    <header>
      <div className="back-bar justify-between">
        <Link to={editor} className="back-link">
          <Icon name="left" />
          <span className="truncate">{name || "New piece"}</span>
        </Link>
        <Link to={editor} className="min-h-11 content-center pl-2 font-semibold text-accent-deep md:hidden">
          Done
        </Link>
      </div>
      <h1 className="font-display text-32 leading-[1.14] md:text-48">Pictures</h1>
      <p className="mt-1 text-ink-2">Up to five. The first is the face of the piece.</p>
    </header>
  );
}
