import type { ReactNode } from "react";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { Logo } from "../../ui/logo.tsx";
import { Picture } from "../../ui/picture.tsx";

type Props = { picture: PictureRef | undefined; title: string; line: ReactNode; foot: ReactNode; children: ReactNode };

/** Of sign-in and welcome: the form, help below it, and from md a picture beside it. */
export function SignInLayout({ picture, title, line, foot, children }: Props) {
  return (
    <div className="way-in">
      <div className="way-in-picture">
        {picture && <Picture of={picture} alt="" sizes="675px" className="size-full" />}
      </div>
      <main className="way-in-form">
        <Logo className="h-14.5 self-start md:h-14.5" />
        <div className="way-in-rest">
          <h1 className="way-in-title">{title}</h1>
          <p className="mt-1 text-pretty text-ink-2 md:mt-2">{line}</p>
          {children}
          <footer className="way-in-foot text-pretty">{foot}</footer>
        </div>
      </main>
    </div>
  );
}
