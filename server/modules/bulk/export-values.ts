import type { CellValue } from 'hucre/xlsx';
import { formatSeoulTime, getSeoulDay } from '../../../rules/dates.ts';
import { formatPhoneNumber } from '../../../rules/phone-number.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listFilePages } from '../contracts/core/contract-files.repository.ts';
import { readContentsByContract } from '../contracts/core/contents.repository.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';
import { listContractsReceivers } from '../contracts/core/receivers.repository.ts';
import { findVisibleContracts } from '../contracts/core/contract-permissions.ts';
import { findAttachmentNames } from '../contracts/values/attachments.repository.ts';
import { sortFields } from '../contracts/drafting/lint/sort-fields.ts';
import { createFinalValues } from '../contracts/values/final-values.repository.ts';
import { formatDisposition } from '../files/file-name.ts';
import { streamSheet } from '../sheets/stream-sheet.ts';
import { SHEET_TYPES } from '../sheets/write-sheet.ts';
import { findMatchingContracts, requireIdsOrFilter, requireOwnFilterIds } from './chosen-contracts.ts';
import { describeValue, listValueColumns } from './value-columns.ts';

type Parts = Pick<Deps, 'database' | 'secrets'>;

const CONTRACTS_AT_ONCE = 100;
/** More columns come from many different templates, and make no useful spreadsheet. */
const MAX_VALUE_COLUMNS = 1_000;
const DOCUMENT_HEADS = ['문서 이름', '문서 번호', '상태', '보낸 때', '끝난 때'];
const PERSON_HEADS = ['이름', '메일', '휴대폰'];
const COLUMN_WIDTH = 20;

/** Exports what receivers filled in, a row per contract. Requires the same permissions as a download. */
export const createExportValues =
  (deps: Parts & Pick<Deps, 'now'>): OperationHandler<'exportValues'> =>
  async ({ body, caller }) => {
    const { database } = deps;
    const { format = 'xlsx' } = body;
    requireIdsOrFilter(body);
    await requireOwnFilterIds(database, caller.member.organizationUuid, body.filter);
    const contractIds = body.contractIds ?? (await findMatchingContracts(database, body.filter ?? {}, caller.member));
    const contracts = await findVisibleContracts(database, contractIds, caller);
    if (contracts.length === 0) throw new DomainError('NOT_FOUND');
    const heads = await findHeads(deps, contracts);
    const width = DOCUMENT_HEADS.length + heads.people * PERSON_HEADS.length + heads.values.length;
    return {
      kind: 'file',
      contentType: SHEET_TYPES[format],
      bytes: {
        stream: streamSheet(format, {
          name: '값',
          columns: Array.from({ length: width }, () => ({ width: COLUMN_WIDTH })),
          rows: writeValues(deps, contracts, heads),
        }),
      },
      cacheControl: 'private, no-store',
      disposition: formatDisposition('attachment', `문서에 적은 값_${getSeoulDay(deps.now())}.${format}`),
    };
  };

type Heads = { people: number; values: string[] };

/** Collects the headings, which come before the first row. */
async function findHeads({ database }: Parts, contracts: readonly ContractRow[]): Promise<Heads> {
  let people = 0;
  const values = new Set<string>();
  for (const page of paginate(contracts)) {
    const persons = await listPeople(database, page);
    for (const columns of (await listColumns(database, page, persons)).values())
      for (const { head } of columns) values.add(head);
    if (values.size > MAX_VALUE_COLUMNS)
      throw new DomainError('TOO_MANY', {
        message: '칸 이름이 1,000가지를 넘어요. 템플릿 하나를 골라 나눠서 받아주세요.',
      });
    for (const { length } of persons.values()) people = Math.max(people, length);
  }
  return { people, values: [...values] };
}

async function* writeValues(
  { database, secrets }: Parts,
  contracts: readonly ContractRow[],
  { people, values }: Heads,
): AsyncGenerator<CellValue[]> {
  const finalValues = createFinalValues(secrets);
  const personHeads = Array.from({ length: people }, (_, index) =>
    PERSON_HEADS.map((head) => `받는 분 ${index + 1} ${head}`),
  );
  yield [...DOCUMENT_HEADS, ...personHeads.flat(), ...values];
  const byId = new Map(contracts.map((contract) => [contract.contractId, contract]));
  for (const page of paginate(contracts)) {
    const persons = await listPeople(database, page);
    const columns = await listColumns(database, page, persons);
    const finals = await finalValues.listOf(database, ...page);
    const fileNames = await findAttachmentNames(database, [...finals.keys()]);
    for (const contractId of page) {
      const contract = byId.get(contractId);
      if (!contract) continue;
      const named = new Map(
        (columns.get(contractId) ?? []).map((column) => [column.head, describeValue(column, finals, fileNames)]),
      );
      const own = persons.get(contractId) ?? [];
      yield [
        ...describeDocument(contract),
        ...personHeads.flatMap((_, index) => describePerson(own[index])),
        ...values.map((head) => named.get(head) ?? null),
      ];
    }
  }
}

function* paginate(contracts: readonly ContractRow[]): Generator<string[]> {
  for (let start = 0; start < contracts.length; start += CONTRACTS_AT_ONCE)
    yield contracts.slice(start, start + CONTRACTS_AT_ONCE).map(({ contractId }) => contractId);
}

async function listPeople(database: Deps['database'], contractIds: readonly string[]) {
  const receivers = await listContractsReceivers(database, contractIds);
  const people = new Map<string, Person[]>();
  for (const person of receivers)
    if (person.state !== 'DELEGATED') people.set(person.contractId, [...(people.get(person.contractId) ?? []), person]);
  return people;
}

/** Lists each contract's columns in the order in which its fields are filled in. */
async function listColumns(
  database: Deps['database'],
  contractIds: readonly string[],
  persons: ReadonlyMap<string, readonly Person[]>,
) {
  const contents = await readContentsByContract(database, contractIds);
  const files = await listFilePages(database, contractIds);
  return new Map(
    [...contents].map(([contractId, { fields }]) => {
      const sorted = sortFields({ fields, files: files.get(contractId) ?? [] });
      return [contractId, listValueColumns(sorted, persons.get(contractId) ?? [])] as const;
    }),
  );
}

type Person = Awaited<ReturnType<typeof listContractsReceivers>>[number];

const describePerson = (person: Person | undefined): CellValue[] =>
  person ? [person.name, person.email, person.phone && formatPhoneNumber(person.phone)] : [null, null, null];

const STATES: Readonly<Record<ContractRow['status'], string>> = {
  DRAFT: '작성 중',
  SCHEDULED: '보낼 예정',
  IN_PROGRESS: '진행 중',
  COMPLETED: '완료',
  REJECTED: '거절됨',
  CANCELLED: '취소함',
  EXPIRED: '기한 지남',
};

const describeDocument = ({ title, documentNo, status, sentAt, endedAt }: ContractRow): CellValue[] => [
  title,
  documentNo,
  STATES[status],
  sentAt && formatSeoulTime(sentAt),
  endedAt && formatSeoulTime(endedAt),
];
