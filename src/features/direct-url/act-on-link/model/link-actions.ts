import type { DirectUrl } from '@/entities/link/direct-url';

export type LinkAction = 'show' | 'contracts' | 'change' | 'pause' | 'resume' | 'end';

/** What a member can do with a link, the usual first. */
export function listLinkActions({ state, reason, mayChange }: Pick<DirectUrl, 'state' | 'reason' | 'mayChange'>) {
  // A link whose time is over goes on with a later end.
  const mayEdit = mayChange && (state !== 'ENDED' || reason === 'TIME');
  const actions: LinkAction[] = ['show', 'contracts'];
  if (mayEdit) actions.push('change');
  if (mayChange && state === 'ON') actions.push('pause');
  if (mayChange && state === 'PAUSED') actions.push('resume');
  if (mayChange && state !== 'ENDED') actions.push('end');
  return actions;
}
