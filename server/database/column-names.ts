import { CamelCasePlugin, type UnknownRow } from 'kysely';

/**
 * Columns are snake_case in the database and camelCase in code. Names in stored JSON stay as they are, but Kysely's
 * plugin would still check every value of every row, which is measurable for rows with whole documents.
 */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  protected override mapRow(row: UnknownRow): UnknownRow {
    const named: UnknownRow = {};
    for (const name of Object.keys(row)) named[this.camelCase(name)] = row[name];
    return named;
  }
}
