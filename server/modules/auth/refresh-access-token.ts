import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createSessions } from '../accounts/sessions.repository.ts';

export function createRefreshAccessToken(deps: Deps): OperationHandler<'refreshAccessToken'> {
  const sessions = createSessions(deps);
  return ({ body }) => sessions.refresh(body.refreshJwt);
}
