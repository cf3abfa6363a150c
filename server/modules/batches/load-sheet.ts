import { listSheetColumns, type SheetColumn } from '../../../rules/sheet-columns.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { attachListItems, readNewestLists } from '../contracts/core/contract-lists.repository.ts';
import type { Field, Problem } from '../contracts/core/contract.types.ts';
import type { Draft } from '../contracts/drafting/lint/draft.ts';
import { lintSharedParts, lintOwnValues } from '../contracts/drafting/lint/lint.ts';
import { decryptAccessCodes } from '../templates/access-codes.ts';
import { loadTemplate } from '../templates/load-template.ts';
import type { TemplateContent } from '../templates/template.types.ts';
import { requireVersion, type VersionRow } from '../templates/versions.repository.ts';
import type { SheetSender } from './sheet-sender.repository.ts';
import { separateVaryingFields } from './varied-fields.ts';

/** A published version of a template, prepared for checking and sending rows. */
export type Sheet = {
  version: VersionRow;
  content: TemplateContent;
  columns: readonly SheetColumn[];
  /** The version as a draft, with its slots as receivers. */
  draft: Draft;
  variedFields: readonly Field[];
  /** The template's own errors, which every row would have. */
  commonErrors: readonly Problem[];
  /** Access codes that are the same in every contract, by slot. */
  codes: ReadonlyMap<string, string>;
  sender: SheetSender;
};

/** Reads a version's columns, with the current items of its lists. */
export async function readColumns(connection: Connection, versionUuid: string) {
  const { content } = await requireVersion(connection, versionUuid);
  const lists = await readNewestLists(connection, content.fields);
  const fields = attachListItems(content.fields, lists);
  return { columns: listSheetColumns({ ...content, fields }), fields };
}

export async function loadSheet(
  deps: Pick<Deps, 'patterns' | 'secrets'>,
  connection: Connection,
  versionUuid: string,
  sender: SheetSender,
): Promise<Sheet> {
  const version = await requireVersion(connection, versionUuid);
  const { draft } = await loadTemplate(deps, connection, sender, version, sender.organizationMemberUuid);
  const { content } = version;
  const columns = listSheetColumns({ ...content, fields: draft.fields });
  const { varied, fixed } = separateVaryingFields(draft.fields, columns);
  return {
    version,
    content,
    columns,
    draft,
    variedFields: varied,
    commonErrors: [
      ...lintSharedParts(draft),
      ...(await deps.patterns.judge((fits) => lintOwnValues({ ...draft, fields: fixed }, fits))),
    ],
    codes: decryptAccessCodes(deps.secrets, version.accessCodesEnc),
    sender,
  };
}
