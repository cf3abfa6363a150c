import type { UserCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import { findSeatFile } from './files.repository.ts';
import { requireFile } from './require-file.ts';
import { createSignedUrls } from './signed-urls.ts';
import type { VisibleFiles } from './visible-files.repository.ts';

/** Requires access to a file, through the signed URL if there is one, or the access token. */
export function createRequireVisibleFile(deps: Deps, visibleFiles: VisibleFiles) {
  const { database, now } = deps;
  const addresses = createSignedUrls(deps);

  return async (fileUuid: string, address: string, sig: string | undefined, caller: UserCaller | null) => {
    if (sig === undefined) {
      if (!caller) throw new DomainError('UNAUTHENTICATED');
      if (!caller.member) throw new DomainError('MEMBERSHIP_ENDED');
      const file = await requireFile(database, fileUuid, { ...caller, member: caller.member });
      return { file, cacheControl: 'private, no-cache' };
    }
    const { subject, expiresAt } = addresses.read(address, sig);
    const file = await (subject.kind === 'receiver'
      ? visibleFiles.ofReceiver(fileUuid, subject)
      : findSeatFile(database, fileUuid, subject.uuid));
    if (!file) throw new DomainError('NOT_FOUND');
    const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
    return { file, cacheControl: `private, max-age=${seconds}, immutable` };
  };
}
