import { CamelCasePlugin, type UnknownRow } from 'kysely';

/**
 * Maps snake_case columns to camelCase, but leaves names in stored JSON unchanged. Unlike Kysely's own plugin, it does
 * not visit every value of every row, which is measurably slow for rows that contain whole documents.
 */
export class ColumnNamesPlugin extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  protected override mapRow(row: UnknownRow): UnknownRow {
    const named: UnknownRow = {};
    for (const name of Object.keys(row)) named[this.camelCase(name)] = row[name];
    return named;
  }
}
