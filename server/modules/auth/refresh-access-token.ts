import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createSessionRepository } from '../accounts/sessions.repository.ts';

export function createRefreshAccessToken(deps: Deps): OperationHandler<'refreshAccessToken'> {
  const sessions = createSessionRepository(deps);
  return ({ body }) => sessions.refresh(body.refreshJwt);
}
