import { v7 as uuidv7 } from 'uuid';
import { fillKnownVariables } from '../../../rules/text-variables.ts';
import type { Secrets } from '../../security/secrets.ts';
import { hashAccessCode } from '../contracts/core/access-code-hash.ts';
import { resolveVersionFields, toReferenceRow, type OwnValues } from '../contracts/core/version-reference.ts';
import { buildTitle } from '../contracts/core/title-rule.ts';
import type { Field } from '../contracts/core/contract.types.ts';
import { findDefaultExpiry } from '../contracts/core/deadlines.ts';
import { sortVerifications } from '../contracts/drafting/read-receivers.ts';
import type {
  CommonParts,
  PreparedReceiver,
  SingleContractParts,
} from '../contracts/sending/many/sent-contract.types.ts';
import type { BatchSettings, SheetCells } from './batch.types.ts';
import type { Sheet } from './load-sheet.ts';
import { fillFields, toRowParts, type RowPerson } from './row-parts.ts';

type Source = { sheet: Sheet; common: CommonParts; batch: { settings: BatchSettings }; templateTitle: string };
type Fixed = {
  contractId: string;
  documentNo: string;
  at: Date;
  /** A visitor of a public link: the slot they take, and until when it is reserved. */
  visitor?: { slotUuid: string; expiresAt: Date };
};

export function buildSingleContractParts(
  secrets: Secrets,
  { sheet, common, batch, templateTitle }: Source,
  cells: SheetCells,
  { contractId, documentNo, at, visitor }: Fixed,
): SingleContractParts {
  const parts = toRowParts(sheet, cells);
  const receivers = parts.people.map((person) => toSeat(secrets, person));
  const owners = Object.fromEntries(
    parts.people.map(({ slot }, place) => [slot.slotUuid, receivers[place]?.receiverUuid ?? '']),
  );
  const ownValues = pickOwnValues(fillFields(sheet.draft.fields, parts), parts.values);
  const fields = resolveVersionFields(sheet.draft.fields, owners, ownValues);
  const expiresAt = visitor?.expiresAt ?? findDefaultExpiry(at, common.expiryDays);
  const { titleRule } = sheet.content;
  const rule = fillKnownVariables(
    titleRule,
    new Map([
      ['문서 이름', templateTitle],
      ['조직', common.organization.name],
      ['보낸 사람', common.sentBy.name],
    ]),
  );
  const ruled = titleRule === '' ? null : buildTitle(rule, { receivers, fields, sent: { at, expiresAt, documentNo } });
  const title = parts.title ?? batch.settings.title ?? ruled ?? templateTitle;
  const contents = toReferenceRow(secrets, {
    version: { versionUuid: sheet.version.versionUuid, fields: sheet.content.fields },
    owners,
    ownValues,
    lists: common.lists,
  });
  const visitorUuid = visitor ? (owners[visitor.slotUuid] ?? null) : null;
  return { contractId, title, documentNo, expiresAt, fields, receivers, visitorUuid, contents };
}

const pickOwnValues = (fields: readonly Field[], values: ReadonlyMap<string, string>): OwnValues =>
  Object.fromEntries(
    fields.flatMap(({ fieldId, value, senderMark }) =>
      values.has(fieldId)
        ? [[fieldId, { ...(value !== undefined && { value }), ...(senderMark && { senderMark }) }]]
        : [],
    ),
  );

function toSeat(secrets: Secrets, { slot, name, title, email, phone, accessCode }: RowPerson): PreparedReceiver {
  return {
    receiverUuid: uuidv7(),
    name,
    title,
    slotName: slot.name,
    email,
    phone,
    role: slot.role,
    signingOrder: slot.order,
    toldAtSending: slot.when === 'AT_SENDING',
    channels: slot.channels,
    verifications: sortVerifications(
      slot.accessCode === 'NONE' ? slot.verifications : ['ACCESS_CODE', ...slot.verifications],
    ),
    accessCodeHash: slot.accessCode !== 'NONE' && accessCode !== null ? hashAccessCode(secrets, accessCode) : null,
    accessCodeHint: slot.accessCodeHint,
    message: slot.message,
    language: slot.language ?? null,
  };
}
