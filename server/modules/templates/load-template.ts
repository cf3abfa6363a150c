import { isMark } from '../../../rules/field-kinds.ts';
import { findTitleRuleProblem } from '../../../rules/title-variables.ts';
import { attachListItems, readNewestLists } from '../contracts/core/contract-lists.repository.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { findDefaultExpiry } from '../contracts/core/deadlines.ts';
import type { Problem } from '../contracts/core/contract.types.ts';
import { createError, type CheckedReceiver, type Draft } from '../contracts/drafting/lint/draft.ts';
import { isError } from '../contracts/drafting/lint/lint.ts';
import { findProblems, listPatterns } from '../contracts/drafting/load-draft.ts';
import { listSenderFiles } from '../contracts/values/sender-files.ts';
import { createSenderMarkRepository } from '../contracts/values/sender-marks.repository.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { decryptAccessCodes } from './access-codes.ts';
import { listVersionFiles } from './template-files.repository.ts';
import type { TemplateContent, TemplateSlot } from './template.types.ts';
import type { TemplateRow } from './templates.repository.ts';
import type { VersionRow } from './versions.repository.ts';

type Checker = Pick<Deps, 'patterns' | 'secrets'>;
export type LoadedTemplate = { draft: Draft; version: VersionRow };

/** Loads a version as if the member were sending it now. */
export async function loadTemplate(
  { patterns, secrets }: Checker,
  connection: Connection,
  { organizationUuid }: Pick<TemplateRow, 'organizationUuid'>,
  version: VersionRow,
  sentBy: string,
): Promise<LoadedTemplate> {
  const { slots, annotations, settings, expiryDays } = version.content;
  const lists = await readNewestLists(connection, version.content.fields);
  const fields = attachListItems(version.content.fields, lists);
  const sendsAt = await readDatabaseTime(connection);
  const codes = decryptAccessCodes(secrets, version.accessCodesEnc);
  const draft: Draft = {
    files: await listVersionFiles(connection, { versionUuid: version.versionUuid, organizationUuid }),
    fields,
    annotations,
    lists,
    patternFaults: await patterns.findFaults(listPatterns(fields)),
    sendsAt,
    isScheduled: false,
    marks: await createSenderMarkRepository(secrets).find(connection, sentBy, { fields, settings, sendsAt }),
    senderFiles: await listSenderFiles(connection, organizationUuid, fields),
    receivers: slots.map((slot, position) => toReceiver(slot, position, codes)),
    expiresAt: findDefaultExpiry(sendsAt, expiryDays),
    isExpiryChosen: false,
    read: [],
  };
  return { draft, version };
}

function toReceiver(slot: TemplateSlot, position: number, codes: ReadonlyMap<string, string>): CheckedReceiver {
  const { slotUuid, name, fixed, role, order, channels, verifications, accessCode } = slot;
  return {
    receiverUuid: slotUuid,
    position,
    name: fixed ? fixed.name : name,
    slotName: name,
    email: fixed?.email ?? null,
    phone: fixed?.phone ?? null,
    role,
    signingOrder: order,
    channels,
    verifications: accessCode === 'NONE' ? verifications : ['ACCESS_CODE', ...verifications],
    accessCode: codes.get(slotUuid) ?? null,
  };
}

/**
 * Finds problems that publishing would pass on to every contract. Leaves out those of values that are filled in at
 * sending.
 */
export async function findTemplateProblems(deps: Checker, { draft, version }: LoadedTemplate): Promise<Problem[]> {
  const problems = (await findProblems(deps, draft)).filter((problem) => !isDecidedAtSending(problem, version.content));
  const words = findTitleRuleProblem(version.content.titleRule, version.content);
  const fault = words === null ? [] : [createError('TITLE_RULE_WRONG', words, { setting: 'TITLE' })];
  return [...fault, ...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
}

const ABOUT_PEOPLE: readonly Problem['code'][] = [
  'NAME_WRONG',
  'EMAIL_WRONG',
  'PHONE_WRONG',
  'MAIL_DOMAIN_ODD',
  'DUPLICATE_RECEIVER',
];
const ABOUT_SENDING: readonly Problem['code'][] = ['SENDER_VALUE_MISSING', 'SENDER_MARK_NOT_YOURS', 'SEALED_AT_ONCE'];

function isDecidedAtSending({ code, place }: Problem, { slots, fields }: Pick<TemplateContent, 'slots' | 'fields'>) {
  if (ABOUT_SENDING.includes(code)) return true;
  // If only the sender signs, as on a certificate, that isn't a problem: their mark is chosen when the contract is
  // sent.
  if (code === 'NO_SIGNER') return fields.some((field) => field.receiverUuid === null && isMark(field));
  const slot = slots.find(({ slotUuid }) => slotUuid === place.receiverUuid);
  if (!slot) return false;
  if (code === 'ACCESS_CODE_WRONG') return slot.accessCode === 'EACH';
  return slot.person !== 'FIXED' && ABOUT_PEOPLE.includes(code);
}
