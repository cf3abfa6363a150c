import { CamelCasePlugin, type UnknownRow } from 'kysely';

/**
 * Columns are snake_case in the database and camelCase in code, and stored JSON keeps its names. The plugin itself would
 * look into each value of each row, only to leave it as it is, which is measurable where rows hold whole documents.
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
