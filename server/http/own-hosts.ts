import { isIP } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import { DomainError } from '../contract/domain-error.ts';

/**
 * Protects pages without a login from DNS rebinding: a foreign site that resolves to this machine sends its own host
 * name. Plain IP addresses can't be abused like that.
 */
export const rejectForeignHosts =
  (publicUrl: string): onRequestHookHandler =>
  (request, _reply, done) => {
    const host = request.hostname.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '').toLowerCase();
    const isOwn = host === 'localhost' || host === new URL(publicUrl).hostname || isIP(host) > 0;
    done(isOwn ? undefined : new DomainError('NOT_FOUND'));
  };
