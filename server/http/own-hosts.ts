import { isIP } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import { DomainError } from '../contract/domain-error.ts';

/**
 * For pages without a login on a developer's machine: a foreign site whose name is made to resolve to this machine (DNS
 * rebinding) sends that name. A plain IP address cannot be abused like that.
 */
export const refuseForeignHosts =
  (publicUrl: string): onRequestHookHandler =>
  (request, _reply, done) => {
    const host = request.hostname.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '').toLowerCase();
    const isOwn = host === 'localhost' || host === new URL(publicUrl).hostname || isIP(host) > 0;
    done(isOwn ? undefined : new DomainError('NOT_FOUND'));
  };
