/** The name shared by a card's picture and the leading picture of its page: the one grows into the other. */
const name = "piece";

type Activation = { entry?: { url?: string | null }; from?: { url?: string | null } };

let named: HTMLElement | undefined;

function call(element: HTMLElement | null, value: string): void {
  element?.style.setProperty("view-transition-name", value);
}

/** Names the picture of the card that leads to this address. Only one element of a page may have the name. */
function nameCard(url: string | null | undefined): void {
  if (named) call(named, "none");
  const path = url ? new URL(url).pathname : "";
  named = document.querySelector<HTMLElement>(`main article a[href="${CSS.escape(path)}"] picture`) ?? undefined;
  if (!named) return;
  call(document.querySelector(".slides picture"), "none");
  call(named, name);
}

/** Leaving, the card is named by the page it leads to; coming back, by the page that was left. */
export function nameTransitions(): void {
  addEventListener("pageswap", (event: Event & { activation?: Activation }) => nameCard(event.activation?.entry?.url));
  addEventListener("pagereveal", () => {
    const { navigation } = window as { navigation?: { activation?: Activation } };
    nameCard(navigation?.activation?.from?.url);
  });
}
