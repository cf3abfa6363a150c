import { accessOf, may, type Caller } from './access.ts';
import { DomainError } from './domain-error.ts';
import type { OperationId } from './operation-id.ts';

/**
 * Finds the caller that a bearer token belongs to. Returns null without a token, or for one that is foreign, expired or
 * revoked.
 */
export type Authenticate = (accessJwt: string) => Promise<Caller | null>;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/**
 * Admits a call if the table of access allows it, and throws otherwise. `path` is as the client sent it, before
 * validation.
 */
export async function admit(
  id: OperationId,
  authorization: string | undefined,
  path: Readonly<Record<string, unknown>>,
  authenticate: Authenticate,
): Promise<Caller | null> {
  const access = accessOf(id);
  if (access.who === 'anybody') return null;

  const token = BEARER.exec(authorization ?? '')?.[1];
  const caller = token ? await authenticate(token) : null;
  if (access.who === 'anybody, known if a token is sent') return caller?.kind === 'user' ? caller : null;
  if (access.who === 'anybody, a receiver if his token is sent')
    return caller?.kind === 'receiver' && caller.scope === 'sign' ? caller : null;
  if (!caller) throw new DomainError('UNAUTHENTICATED');
  if (access.who === 'user or receiver') return caller;
  if (access.who === 'receiver') {
    const isAllowed = caller.kind === 'receiver' && (access.scope === 'verify' || caller.scope === 'sign');
    if (!isAllowed) throw new DomainError('UNAUTHENTICATED');
    return caller;
  }
  if (caller.kind !== 'user') throw new DomainError('UNAUTHENTICATED');
  if (access.who === 'user') return caller;

  if (!caller.member) throw new DomainError('FORBIDDEN');
  if (access.own && path[access.own] !== caller.member.organizationUuid) throw new DomainError('NOT_FOUND');
  if (access.needs === 'OWNER' && !caller.member.isOwner) throw new DomainError('FORBIDDEN');
  if (access.needs && access.needs !== 'OWNER' && !may(caller.member, access.needs)) throw new DomainError('FORBIDDEN');
  return caller;
}
