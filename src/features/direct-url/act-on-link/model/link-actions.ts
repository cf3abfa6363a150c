import type { DirectUrl } from '@/entities/link/direct-url';

export type LinkAction = 'show' | 'contracts' | 'change' | 'pause' | 'resume' | 'end';

/** Most common first. */
export function listLinkActions({ state, reason, mayChange }: Pick<DirectUrl, 'state' | 'reason' | 'mayChange'>) {
  // A link that ended by its end time can be reopened with a later one.
  const mayEdit = mayChange && (state !== 'ENDED' || reason === 'TIME');
  const actions: LinkAction[] = ['show', 'contracts'];
  if (mayEdit) actions.push('change');
  if (mayChange && state === 'ON') actions.push('pause');
  if (mayChange && state === 'PAUSED') actions.push('resume');
  if (mayChange && state !== 'ENDED') actions.push('end');
  return actions;
}
