import { createContext } from "react-router";
import type { Desk, SignedInDesk } from "../../shop/desk/desk.ts";

/** The nonce of the page that is being rendered. */
export const nonceContext = createContext("");

/** What the server hands in with each request: see shop/desk/desk.ts. */
export const deskContext = createContext<Desk>();

/** Set by the layout for all routes within it; anywhere else reading it throws. */
export const signedInContext = createContext<SignedInDesk>();
