import type { ChainEvent, EventData, FilledValues } from './events.ts';

export type RecordedReceiver = Pick<
  EventData['SENT']['receivers'][number],
  'receiverUuid' | 'name' | 'email' | 'phone' | 'role' | 'order' | 'verifications'
>;

export function collectReceivers(events: readonly ChainEvent[]): Map<string, RecordedReceiver> {
  const people = new Map<string, RecordedReceiver>();
  for (const { kind, data } of events) {
    if (kind === 'SENT') for (const receiver of data.receivers) people.set(receiver.receiverUuid, personOf(receiver));
    const known = kind === 'CONTACT_CORRECTED' || kind === 'DELEGATED' ? people.get(data.receiverUuid) : undefined;
    if (!known) continue;
    if (kind === 'CONTACT_CORRECTED') people.set(data.receiverUuid, { ...known, ...data.after });
    if (kind === 'DELEGATED')
      people.set(data.toReceiverUuid, { ...known, ...data.after, receiverUuid: data.toReceiverUuid });
  }
  return people;
}

const personOf = ({
  receiverUuid,
  name,
  email,
  phone,
  role,
  order,
  verifications,
}: RecordedReceiver): RecordedReceiver => ({
  receiverUuid,
  name,
  email,
  phone,
  role,
  order,
  verifications,
});

/** Collects each receiver's values, including answers to value requests. */
export function collectFilledValues(events: readonly ChainEvent[]): Map<string, FilledValues> {
  const given = new Map<string, FilledValues>();
  for (const { kind, data } of events) {
    if (kind === 'SIGNED') {
      const { values, marks, annotations, files } = data;
      given.set(data.receiverUuid, omitEmptyParts({ values, marks, annotations, files }));
    }
    const before = kind === 'VALUE_CHANGED' ? given.get(data.receiverUuid) : undefined;
    if (kind === 'VALUE_CHANGED' && before) given.set(data.receiverUuid, changed(before, data));
  }
  return given;
}

function changed(
  given: FilledValues,
  { before, after }: Pick<EventData['VALUE_CHANGED'], 'before' | 'after'>,
): FilledValues {
  return omitEmptyParts({
    values: { ...without(given.values, before.values), ...after.values },
    marks: { ...without(given.marks, before.marks), ...after.marks },
    annotations: after.annotations ?? given.annotations,
    files: { ...without(given.files ?? {}, before.files ?? {}), ...after.files },
  });
}

type Parts = Pick<FilledValues, 'values' | 'marks'> & { annotations: string | undefined; files: FilledValues['files'] };

/** Drops empty parts, which events never contain. */
export const omitEmptyParts = ({ values, marks, annotations, files }: Parts): FilledValues => ({
  values,
  marks,
  ...(annotations !== undefined && { annotations }),
  ...(files && Object.keys(files).length > 0 && { files }),
});

const without = <Value>(all: Record<string, Value>, gone: object) =>
  Object.fromEntries(Object.entries(all).filter(([fieldId]) => !(fieldId in gone)));

/** Lists signers and approvers who haven't finished, and receivers who haven't answered a value request. */
export function listUnfinishedReceivers(events: readonly ChainEvent[]): string[] {
  const open = new Set<string>();
  for (const [receiverUuid, { role }] of collectReceivers(events)) if (role !== 'VIEWER') open.add(receiverUuid);
  const asked = new Map<string, string>();
  for (const { kind, data } of events) {
    if (kind === 'SIGNED' || kind === 'APPROVED' || kind === 'DELEGATED') open.delete(data.receiverUuid);
    if (kind === 'VALUE_REQUESTED') asked.set(data.requestId, data.receiverUuid);
    if (kind === 'VALUE_CHANGED') asked.delete(data.requestId);
  }
  return [...new Set([...open, ...asked.values()])];
}

/**
 * Returns the kind of event that ended the contract early. Null if there is none, or if the contract was extended
 * afterwards.
 */
export const findEndEvent = (events: readonly ChainEvent[]) => {
  const last = events.findLast(({ kind }) => ENDINGS.has(kind) || kind === 'EXTENDED');
  return last && last.kind !== 'EXTENDED' ? last.kind : null;
};

const ENDINGS: ReadonlySet<string> = new Set(['CANCELLED', 'DECLINED', 'EXPIRED', 'DESTROYED']);

export const mapDelegates = (events: readonly ChainEvent[]): Map<string, string> =>
  new Map(
    events.flatMap(({ kind, data }) =>
      kind === 'DELEGATED' ? [[data.toReceiverUuid, data.receiverUuid] as const] : [],
    ),
  );
