import type { OperationId } from '../../../server/contract/operation-id.ts';
import type { Call } from '../../support/api-client.ts';
import type { World } from './worlds.ts';

type CallOf = (by: World) => Call | Promise<Call>;

/**
 * How an operation is called, and what keeps strangers out. Another organisation with the same kinds of things makes
 * the call, and then the owner, who must succeed.
 */
export type Row = NamedRow | OwnRow<'list'> | OwnRow<'alone'>;
type NamedRow = {
  kind: 'named';
  id: OperationId;
  /** The part of the call that belongs to another organisation. */
  about: string;
  /** Creates the target. The caller refers to it, and everything else in the call is their own. */
  aim: (of: World) => CallOf | Promise<CallOf>;
  refusal: RegExp;
};
/** A `list` must contain the caller's own data, recognised by their names, and `alone` needn't. */
type OwnRow<Kind> = {
  kind: Kind;
  id: OperationId;
  /** Why the call can't refer to anything that belongs to somebody else. */
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

export function partsOf(url: string | null | undefined, names: Record<string, number>) {
  const { pathname, searchParams } = new URL(url ?? '');
  const parts = pathname.split('/');
  return {
    path: Object.fromEntries(Object.entries(names).map(([name, place]) => [name, parts.at(place) ?? ''])),
    query: Object.fromEntries(searchParams),
  };
}
