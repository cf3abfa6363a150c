import type { ChainEvent } from './events.ts';
import type { Difference } from './compare-record.ts';
import { collectReceivers, type RecordedReceiver } from './read-events.ts';

const CONSENTS = ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'] as const;

/**
 * Checks from the events that receivers met all requirements before they signed. The server enforces these using its
 * tables, but tables can be edited, and events cannot.
 *
 * `asksOthers` is true if receivers who have finished must agree to later changes.
 */
export function checkActions(events: readonly ChainEvent[], { asksOthers }: { asksOthers: boolean }): Difference[] {
  const people = collectReceivers(events);
  return events.flatMap((event, place) => {
    const before = events.slice(0, place);
    if (event.kind === 'SIGNED' || event.kind === 'APPROVED') {
      const person = people.get(event.data.receiverUuid);
      return person ? lacking(person, before, turnsBefore(person, people, events)) : [];
    }
    return event.kind === 'VALUE_CHANGED' && asksOthers ? unconfirmed(event, before, events.slice(place + 1)) : [];
  });
}

const lacks = (receiverUuid: string, what: string): Difference => ({
  fault: 'NOT_ALL_SIGNED',
  detail: `receiver ${receiverUuid}: ${what}`,
});

function lacking(
  { receiverUuid, verifications }: RecordedReceiver,
  before: readonly ChainEvent[],
  earlier: readonly string[],
): Difference[] {
  const own = before.filter(({ data }) => 'receiverUuid' in data && data.receiverUuid === receiverUuid);
  const agreed = new Set(
    own.flatMap((event) => (event.kind === 'CONSENTED' ? event.data.consents : [])).map(({ kind }) => kind),
  );
  const verified = new Set(own.flatMap((event) => (event.kind === 'VERIFIED' ? event.data.steps : [])));
  const shown = new Set(own.flatMap((event) => (event.kind === 'STEP_VERIFIED' ? event.data.step : [])));
  // A signed-in member needs no code for the email step, because their session proves their address.
  const isProved = (step: RecordedReceiver['verifications'][number]) =>
    verified.has(step) && (step === 'EMAIL_CODE' || shown.has(step));
  const done = new Set(finishedIn(before));
  return [
    ...CONSENTS.filter((kind) => !agreed.has(kind)).map((kind) => lacks(receiverUuid, `no consent ${kind}`)),
    ...verifications.filter((step) => !isProved(step)).map((step) => lacks(receiverUuid, `no step ${step}`)),
    ...earlier.filter((uuid) => !done.has(uuid)).map((uuid) => lacks(receiverUuid, `acted before receiver ${uuid}`)),
  ];
}

/**
 * Finds the receivers whose turn comes before this person's. A delegate takes the turn of the receiver who delegated.
 */
function turnsBefore(
  person: RecordedReceiver,
  people: ReadonlyMap<string, RecordedReceiver>,
  events: readonly ChainEvent[],
) {
  const left = new Set(events.flatMap(({ kind, data }) => (kind === 'DELEGATED' ? data.receiverUuid : [])));
  return [...people.values()].flatMap(({ receiverUuid, role, order }) =>
    role !== 'VIEWER' && !left.has(receiverUuid) && (order ?? 0) < (person.order ?? 0) ? receiverUuid : [],
  );
}

const finishedIn = (events: readonly ChainEvent[]) =>
  events.flatMap(({ kind, data }) => (kind === 'SIGNED' || kind === 'APPROVED' ? data.receiverUuid : []));

function unconfirmed(
  { data }: Extract<ChainEvent, { kind: 'VALUE_CHANGED' }>,
  before: readonly ChainEvent[],
  after: readonly ChainEvent[],
): Difference[] {
  const { receiverUuid, requestId } = data;
  const changed = [data.before, data.after].some(
    ({ values, marks }) => Object.keys(values).length + Object.keys(marks).length > 0,
  );
  if (!changed) return [];
  const agreed = new Set(
    after.flatMap((event) =>
      event.kind === 'RECONFIRMED' && event.data.requestId === requestId ? event.data.receiverUuid : [],
    ),
  );
  return finishedIn(before)
    .filter((uuid) => uuid !== receiverUuid && !agreed.has(uuid))
    .map((uuid) => lacks(uuid, `did not agree to what request ${requestId} changed`));
}
