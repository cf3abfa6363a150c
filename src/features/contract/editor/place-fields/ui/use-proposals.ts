import { useMemo } from 'react';
import { findKnownOwners, getPartyName } from '../model/form-parties';
import type { Proposal } from '../model/proposal';
import { createProposedFields, listOpenProposals } from '../model/suggestions';
import { useEditor, useEditorState } from './editor-context';

export function useProposals() {
  const { actor, proposals } = useEditor();
  const fields = useEditorState(({ context }) => context.history.present);
  const dismissed = useEditorState(({ context }) => context.dismissed);
  const answered = useEditorState(({ context }) => context.partyOwners);
  const pages = useEditorState(({ context }) => context.pages);
  const open = useMemo(
    () => listOpenProposals(proposals, dismissed, fields, pages),
    [proposals, dismissed, fields, pages],
  );
  const partyOwners = useMemo(() => findKnownOwners(answered, fields, proposals), [answered, fields, proposals]);

  /** Asks who the proposals' parties are, if the sender hasn't said so yet. */
  const accept = (taken: readonly Proposal[]) => {
    if (taken.every((proposal) => partyOwners.has(getPartyName(proposal))))
      actor.send({ type: 'fields.added', fields: createProposedFields(taken, partyOwners, pages) });
    else actor.send({ type: 'parties.asked', proposals: taken });
  };
  const dismiss = (left: readonly Proposal[]) =>
    actor.send({ type: 'proposals.dismissed', ids: left.map(({ id }) => id) });
  return { open, partyOwners, accept, dismiss };
}
