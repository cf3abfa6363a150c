import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createSessionRepository } from '../accounts/sessions.repository.ts';

export function createLogout(deps: Deps): OperationHandler<'logout'> {
  const { database } = deps;
  const sessions = createSessionRepository(deps);

  return async ({ body, query, caller }) => {
    if (query.everywhere) {
      await sessions.endAll(database, caller.userUuid, 'LOGOUT');
      return null;
    }
    await sessions.end(database, caller.familyUuid, 'LOGOUT');
    // The refresh token may be from a session that this tab took over from another. That session ends, too.
    const sent = sessions.tokens.readRefresh(body.refreshJwt);
    if (sent && sent.familyUuid !== caller.familyUuid) await sessions.endOwn(caller.userUuid, sent.familyUuid);
    return null;
  };
}
