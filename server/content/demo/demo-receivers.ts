import type { components } from '#openapi';
import { getSeoulDay } from '../../../rules/dates.ts';
import type { ReceiverCaller } from '../../contract/access.ts';
import type { OperationId } from '../../contract/operation-id.ts';
import type { InputOf, OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireContract } from '../../modules/contracts/core/contracts.repository.ts';
import { mintLink } from '../../modules/messages/receiver-links.ts';
import { listReceivers, type ReceiverRow } from '../../modules/contracts/core/receivers.repository.ts';
import { findLink, openSession } from '../../modules/sign/shared/sessions.repository.ts';

type Field = components['schemas']['Field'];
type Mark = components['schemas']['Mark'];
/** The handlers behind the receiver's pages. Calling them instead of writing to tables runs all checks. */
export type ReceiverHandlers = Pick<
  OperationHandlers,
  | 'openDocument'
  | 'giveConsents'
  | 'markViewed'
  | 'getSignContract'
  | 'keepMark'
  | 'putValues'
  | 'completeSigning'
  | 'rejectContract'
>;

const CONSENTS = ['ELECTRONIC_SIGNATURE' as const, 'PERSONAL_INFORMATION' as const];

export function createDemoReceiverActions({ config, database, now }: Deps, handlers: ReceiverHandlers) {
  async function arrive(receiver: ReceiverRow): Promise<ReceiverCaller> {
    const { receiverUuid, contractId } = receiver;
    const { organizationMemberUuid: givenBy } = await requireContract(database, contractId);
    const address = await mintLink(database, config.publicUrl, receiver, { via: 'HANDED', givenBy });
    const link = await findLink(database, new URL(address).searchParams.get('t') ?? '');
    if (!link) throw new Error('A link of the demo is not there.');
    const { sessionUuid } = await openSession(database, link, undefined, now());
    const caller = { kind: 'receiver', receiverUuid, contractId, sessionUuid, scope: 'sign' } as const;
    await handlers.openDocument(input(caller, {}));
    await handlers.giveConsents(input(caller, { body: { kinds: CONSENTS } }));
    await handlers.markViewed(input(caller, {}));
    return caller;
  }

  async function sign(receiver: ReceiverRow) {
    const caller = await arrive(receiver);
    const { fields } = await handlers.getSignContract(input(caller, {}));
    const own = fields.filter(({ receiverUuid }) => receiverUuid === receiver.receiverUuid);
    const markRefs: Record<string, string> = {};
    for (const field of own) {
      const mark = markFor(field, receiver);
      if (mark) markRefs[field.fieldId] = (await handlers.keepMark(input(caller, { body: { mark } }))).markId;
    }
    const values = Object.fromEntries(own.flatMap((field) => valueFor(field, own, now())));
    const { version } = await handlers.putValues(input(caller, { body: { version: 0, values, markRefs } }));
    await handlers.completeSigning(input(caller, { body: { version, confirmed: true } }));
  }

  /**
   * Lets the receivers act in order until nobody has a turn. Everybody signs, unless the last one is supposed to
   * decline.
   */
  return async function play(contractId: string, end: 'COMPLETED' | 'REJECTED') {
    for (;;) {
      const receivers = await listReceivers(database, contractId);
      const receiver = receivers.find(({ hasTurn }) => hasTurn);
      if (!receiver) return;
      const isLast = receivers.every(
        ({ receiverUuid, state }) => receiverUuid === receiver.receiverUuid || state === 'SIGNED',
      );
      if (end === 'COMPLETED' || !isLast) {
        await sign(receiver);
        continue;
      }
      const reason = '계약 기간이 이야기한 것과 달라요. 확인하고 다시 보내주세요.';
      await handlers.rejectContract(input(await arrive(receiver), { body: { reason } }));
    }
  };
}

function markFor({ kind }: Field, { name, title }: ReceiverRow): Mark | null {
  if (kind === 'SEAL') return { kind: 'SEAL', text: name, shape: 'ROUND', face: 'MYEONGJO', sizeMm: 15 };
  if (kind !== 'SIGNATURE' && kind !== 'INITIALS') return null;
  return title.includes('대표')
    ? { kind: 'SEAL', text: `${name}인`, shape: 'SQUARE', face: 'MYEONGJO', sizeMm: 15 }
    : { kind: 'TYPED', text: name, face: 'PEN' };
}

function valueFor(field: Field, own: readonly Field[], at: Date): [string, string][] {
  const { fieldId, kind, items, name, group } = field;
  const value = (text: string): [string, string][] => [[fieldId, text]];
  switch (kind) {
    case 'DATE':
      return value(getSeoulDay(at));
    case 'AMOUNT':
      return value('2800000');
    case 'NUMBER':
      return value('40');
    case 'EMAIL':
      return value('contact@hanbit.example');
    case 'PHONE':
      return value('02-2026-1120');
    case 'BUSINESS_NUMBER':
      return value('220-81-62517');
    case 'COMPANY':
      return value('한빛물산 주식회사');
    case 'LIST':
      return items?.[0] === undefined ? [] : value(items[0]);
    case 'CHECKBOX':
      return value('true');
    case 'RADIO':
      return own.find((other) => other.kind === 'RADIO' && other.group === group) === field ? value('true') : [];
    case 'TEXT':
    case 'MULTILINE':
      return value(
        name.includes('주소') || name.includes('소재지') ? '서울특별시 마포구 월드컵북로 396' : '협의한 대로',
      );
    case 'NAME':
    case 'SIGNATURE':
    case 'SEAL':
    case 'INITIALS':
    case 'SIGNED_DATE':
    case 'FORMULA':
    case 'LABEL':
    case 'IMAGE':
    case 'FILE':
      return [];
  }
}

type Asked<Id extends OperationId> = Partial<Pick<InputOf<Id>, 'path' | 'body'>>;

function input<Id extends keyof ReceiverHandlers, Ask extends Asked<Id>>(caller: ReceiverCaller, asked: Ask) {
  return {
    path: {},
    query: {},
    body: undefined,
    ...asked,
    caller,
    client: { address: '127.0.0.1', userAgent: 'Dojang demo' },
    idempotencyKey: null,
    lastEventId: null,
    readmit: () => Promise.resolve(caller),
  };
}
