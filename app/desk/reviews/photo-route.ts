import type { LoaderFunctionArgs } from "react-router";
import { signedInContext } from "../desk-context.ts";

/** Shoppers upload it: opened in a tab of its own it may load nothing, run nothing and not be framed. */
const contentPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** A photograph of a review, published or not. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { reviews } = context.get(signedInContext);
  const picture = await reviews.photo(params.name ?? "");
  if (!picture) return new Response("Not Found", { status: 404 });
  return new Response(picture.bytes.slice(), {
    headers: { "Content-Type": picture.type, "Content-Security-Policy": contentPolicy },
  });
}
