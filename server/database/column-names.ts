import { CamelCasePlugin, type UnknownRow } from 'kysely';

/**
 * Maps snake_case columns to camelCase, and leaves stored JSON alone. Kysely's own plugin visits every value in every
 * row, which is measurably slower for rows that contain documents.
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
