import { sql } from "kysely";

/**
 * As `trackingKey`, for the characters that tracking numbers are grouped by. It is also the expression of an index, so a query
 * has to use it as it is.
 */
export const trackingKeyColumn = sql<string>`lower(replace(replace(replace(replace(replace(tracking, ' ', ''), '-', ''), '.', ''), '/', ''), '_', ''))`;
