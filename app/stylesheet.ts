/** The whole stylesheet as text, inlined in every page: the first paint waits for no second request. */
export const stylesheet: string = (await import("./app.css?inline")).default;
