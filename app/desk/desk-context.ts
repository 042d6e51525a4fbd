import { createContext } from "react-router";
import type { Desk, SignedInDesk } from "../../shop/desk/desk.ts";

/** The nonce of the page that is being rendered. */
export const nonceContext = createContext("");

/** What the server passes to each request. */
export const deskContext = createContext<Desk>();

/** What a signed-in person may read and change. Set by layout/route.tsx for its child routes; elsewhere `get` throws. */
export const signedInContext = createContext<SignedInDesk>();
