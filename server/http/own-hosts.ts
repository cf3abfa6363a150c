import { isIP } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import { DomainError } from '../contract/domain-error.ts';

/**
 * For pages without a log-in on one's own machine: a foreign site whose name is made to lead here (DNS rebinding) comes
 * with that name. An address without a name cannot be turned so.
 */
export const refuseForeignHosts =
  (publicUrl: string): onRequestHookHandler =>
  (request, _reply, done) => {
    const host = request.hostname.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '').toLowerCase();
    const isOwn = host === 'localhost' || host === new URL(publicUrl).hostname || isIP(host) > 0;
    done(isOwn ? undefined : new DomainError('NOT_FOUND'));
  };
