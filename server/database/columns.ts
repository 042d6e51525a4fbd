import type { ColumnDefinitionBuilder } from "kysely";
import type { DatabaseSettings } from "../environment.ts";

/** Column definitions that migrations share. */

export function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

export function zero(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(0);
}

/** An auto-incremented primary key. */
export function counterColumn(kind: DatabaseSettings["kind"]) {
  return kind === "postgres"
    ? ({
        type: "bigint",
        build: (column: ColumnDefinitionBuilder) => column.generatedAlwaysAsIdentity().primaryKey(),
      } as const)
    : ({ type: "integer", build: (column: ColumnDefinitionBuilder) => column.autoIncrement().primaryKey() } as const);
}
