import { type ComponentType, StrictMode } from "react";
import { Shell } from "./layout/shell.tsx";
import { ErrorBoundary } from "./not-found/error-boundary.tsx";
import { CurrentPageContext } from "./page/current-page.ts";
import type { PageData } from "./page/page-data.ts";
import { SettingsContext } from "./page/settings.ts";

type Props = {
  /** Of the page that the data names. Its props were checked where the page was made: see `ShownPage`. */
  Page: ComponentType<never>;
  data: PageData;
};

/** One page with the layout around it: the same tree on the server and in the browser. */
export function App({ Page, data: { props, shell } }: Props) {
  const Shown = Page as ComponentType<object>;
  return (
    <StrictMode>
      <SettingsContext value={shell.settings}>
        <CurrentPageContext value={shell}>
          <Shell navPictures={shell.navPictures}>
            <ErrorBoundary>
              <Shown {...props} />
            </ErrorBoundary>
          </Shell>
        </CurrentPageContext>
      </SettingsContext>
    </StrictMode>
  );
}
