import { createContext } from "react-router";
import type { Desk, DeskRoom } from "../../shop/desk/desk.ts";

/** The nonce of the page that is being rendered. */
export const nonceContext = createContext("");

/** What the server hands in with each request: see shop/desk/desk.ts. */
export const deskContext = createContext<Desk>();

/** Set by the layout of the room for everything within it; asking for it anywhere else throws. */
export const roomContext = createContext<DeskRoom>();
