import { memo, useMemo, type KeyboardEvent } from 'react';
import { toDisplayRect } from '#rules/page-geometry.ts';
import { FIELD_KIND_LABELS } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { getReceiverClass } from '@/shared/styles';
import { formatPartyName, findParty } from './party-names';
import { getPartyName, type PartyOwners } from '../model/form-parties';
import type { Proposal } from '../model/proposal';
import { useEditor } from './editor-context';
import * as styles from './field-chip.css';
import { KindIcon } from './kind-icon';
import { useProposals } from './use-proposals';

/** Clicking a suggested field accepts it, and Delete dismisses it. */
export const SuggestionLayer = memo(function SuggestionLayer({ page, zoom }: { page: DocumentPage; zoom: number }) {
  const { actor, parties } = useEditor();
  const { open, partyOwners, accept } = useProposals();
  const here = useMemo(
    () => open.filter((proposal) => proposal.fileId === page.fileId && proposal.page === page.number),
    [open, page],
  );

  return here.map((proposal) => {
    const { x, y, width, height } = toDisplayRect(proposal.rect, page, zoom);
    const party = ownerIn(partyOwners, proposal, parties);
    const word = FIELD_KIND_LABELS[proposal.kind];
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      event.preventDefault();
      event.stopPropagation();
      actor.send({ type: 'proposals.dismissed', ids: [proposal.id] });
    };
    return (
      <button
        key={proposal.id}
        type="button"
        className={`${getReceiverClass(party?.place ?? null)} ${styles.dragPreview}`}
        style={{ left: x, top: y, width, height }}
        aria-label={`추천: ${proposal.name || word} (${word}), ${party ? formatPartyName(party) : proposal.partyName || '누구인지 고르기'}, 넣기`}
        onClick={() => accept([proposal])}
        onKeyDown={leave}
      >
        <span className={styles.content}>
          {width >= 20 && height >= 14 && <KindIcon kind={proposal.kind} className={styles.icon} />}
          {width >= 52 && height >= 14 && <span className={styles.label}>{proposal.name || word}</span>}
        </span>
      </button>
    );
  });
});

function ownerIn(partyOwners: PartyOwners, proposal: Proposal, parties: ReturnType<typeof useEditor>['parties']) {
  const partyOwner = partyOwners.get(getPartyName(proposal));
  return partyOwner === undefined || partyOwner === 'NOBODY' ? undefined : findParty(parties, partyOwner.owner);
}
