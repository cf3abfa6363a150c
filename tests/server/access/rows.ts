import type { OperationId } from '../../../server/contract/operation-id.ts';
import type { Call } from '../../support/api-client.ts';
import type { World } from './worlds.ts';

type CallOf = (by: World) => Call | Promise<Call>;

/**
 * How one operation is called, and what keeps strangers out. Each row is called with all that is its owner's by another organisation
 * that has the same, and by its owner, with success: a refusal alone proves nothing.
 */
export type Row = NamedRow | OwnRow<'list'> | OwnRow<'alone'>;
type NamedRow = {
  kind: 'named';
  id: OperationId;
  /** What of the call is another's. */
  about: string;
  /** Makes what is aimed at; whoever calls it then names that, and has all else of their own. */
  aim: (of: World) => CallOf | Promise<CallOf>;
  refusal: RegExp;
};
/** `list` answers what is the caller's, with their names in it; `alone` whatever else. */
type OwnRow<Kind> = {
  kind: Kind;
  id: OperationId;
  /** Why nothing of another's can be named. */
  about: string;
  call: CallOf;
};

const NOT_THERE = /^404 /;

export const named = (
  id: OperationId,
  about: string,
  aim: (of: World) => CallOf | Promise<CallOf>,
  refusal: string | RegExp = NOT_THERE,
): Row => ({
  kind: 'named',
  id,
  about,
  aim,
  refusal: typeof refusal === 'string' ? new RegExp(`^${refusal}$`) : refusal,
});

export const list = (id: OperationId, about: string, call: CallOf = onlyToken): Row => ({
  kind: 'list',
  id,
  about,
  call,
});

export const alone = (id: OperationId, about: string, call: CallOf = onlyToken): Row => ({
  kind: 'alone',
  id,
  about,
  call,
});

const onlyToken = ({ token }: World): Call => ({ token });

/** The path and query of an address, as a call takes them. */
export function partsOf(url: string | null | undefined, names: Record<string, number>) {
  const { pathname, searchParams } = new URL(url ?? '');
  const parts = pathname.split('/');
  return {
    path: Object.fromEntries(Object.entries(names).map(([name, place]) => [name, parts.at(place) ?? ''])),
    query: Object.fromEntries(searchParams),
  };
}
