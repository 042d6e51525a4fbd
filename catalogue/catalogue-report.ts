import { formatListing } from "../shop/money/rupees.ts";
import type { Product } from "../shop/pieces/product.ts";
import { priceNow } from "../shop/pieces/sale.ts";
import type { CheckedCatalogue } from "./check-catalogue.ts";
import { createCatalogue } from "./create-catalogue.ts";
import { listings } from "./listings.ts";

const headings = ["listing", "products", "from", "to", "made to order", "ready to ship", "sold out"];

/** What the shop holds, as a table for the terminal. */
export function describeCatalogue({ products, pictures }: Pick<CheckedCatalogue, "products" | "pictures">): string {
  const catalogue = createCatalogue({ products, ...pictures, leading: [], sanitise: (html) => html });
  const rows = listings.map(({ slug, title }) => row(title, catalogue.listing(slug)));
  const named = new Set(products.flatMap(({ images }) => images));
  const soldOut = products.filter((product) => !product.inStock);
  return [
    table([headings, ...rows, row("everything", products)]),
    "",
    "Accessories counts the clutches as well; a piece that stands in two listings counts in both.",
    `Pictures: ${named.size} of products, ${pictures.previews.size} link previews, ${pictures.files.size} files in all`,
    `Sold out: ${soldOut.map(({ id, name }) => `${name} (${id})`).join(", ") || "nothing"}`,
  ].join("\n");
}

function row(title: string, products: readonly Product[]): string[] {
  const prices = products.map(priceNow).sort((one, other) => one - other);
  const count = (matches: (product: Product) => boolean) => String(products.filter(matches).length);
  return [
    title,
    String(products.length),
    ...[prices[0], prices.at(-1)].map((price) => (price === undefined ? "" : formatListing(price))),
    count(({ badge }) => badge === "Made to Order"),
    count(({ badge }) => badge === "Ready to Ship"),
    count(({ inStock }) => !inStock),
  ];
}

/** The first column to the left, figures to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = headings.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const lines = rows.map((cells) => {
    const padded = cells.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return padded.join("  ").trimEnd();
  });
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  return [...lines.slice(0, 1), rule, ...lines.slice(1, -1), rule, ...lines.slice(-1)].join("\n");
}
