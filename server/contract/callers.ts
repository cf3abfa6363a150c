import { findAccess, hasPermission, type Caller } from './access.ts';
import { DomainError } from './domain-error.ts';
import type { OperationId } from './operation-id.ts';

/** Authenticates a bearer token. Returns null if it is missing, expired, revoked or forged. */
export type Authenticate = (accessJwt: string) => Promise<Caller | null>;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** Checks a call against the access rules, and throws if it isn't allowed. `path` isn't validated yet. */
export async function authorize(
  id: OperationId,
  authorization: string | undefined,
  path: Readonly<Record<string, unknown>>,
  authenticate: Authenticate,
): Promise<Caller | null> {
  const access = findAccess(id);
  if (access.who === 'anybody') return null;

  const token = BEARER.exec(authorization ?? '')?.[1];
  const caller = token ? await authenticate(token) : null;
  if (access.who === 'anybody, known if a token is sent') return caller?.kind === 'user' ? caller : null;
  if (access.who === 'anybody, a receiver if their token is sent')
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

  if (!caller.member) throw new DomainError('MEMBERSHIP_ENDED');
  if (access.own && path[access.own] !== caller.member.organizationUuid) throw new DomainError('NOT_FOUND');
  if (access.needs === 'OWNER' && !caller.member.isOwner) throw new DomainError('FORBIDDEN');
  if (access.needs && access.needs !== 'OWNER' && !hasPermission(caller.member, access.needs))
    throw new DomainError('FORBIDDEN');
  return caller;
}
