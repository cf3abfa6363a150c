import { useMemo } from 'react';
import { fieldOfProposal, openProposals, type Proposal } from '../model/suggestions';
import { useEditor, useEditorState } from './editor-context';

/** Proposals that still have their place, and how one takes them. */
export function useProposals() {
  const { actor, parties, proposals } = useEditor();
  const fields = useEditorState(({ context }) => context.history.present);
  const dismissed = useEditorState(({ context }) => context.dismissed);
  const pages = useEditorState(({ context }) => context.pages);
  const open = useMemo(() => openProposals(proposals, dismissed, fields, pages), [proposals, dismissed, fields, pages]);

  const accept = (taken: readonly Proposal[]) => {
    const { owner } = actor.getSnapshot().context;
    const signers = parties.flatMap((party) =>
      party.owner === null ? [] : [{ receiverUuid: party.owner, name: party.name, title: party.title }],
    );
    const made = taken.flatMap((proposal) => fieldOfProposal(proposal, signers, owner, pages) ?? []);
    actor.send({ type: 'fields.added', fields: made });
  };
  const dismiss = (left: readonly Proposal[]) =>
    actor.send({ type: 'proposals.dismissed', ids: left.map(({ id }) => id) });
  return { open, accept, dismiss };
}
