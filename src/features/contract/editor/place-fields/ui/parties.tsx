import { useId, useMemo } from 'react';
import { useEditor, useEditorState } from './editor-context';
import { RenameParties } from './rename-parties';
import * as styles from './parties.css';
import { PartyMark } from './party-mark';

/** Chooses the owner of the next field. Arrow keys work as in any radio group. */
export function Parties({ isCompact = false }: { isCompact?: boolean }) {
  const { actor, parties } = useEditor();
  const id = useId();
  const owner = useEditorState(({ context }) => context.owner);
  const fields = useEditorState(({ context }) => context.history.present);
  const counts = useMemo(() => {
    const found = new Map<string | null, number>();
    for (const { receiverUuid } of fields) found.set(receiverUuid, (found.get(receiverUuid) ?? 0) + 1);
    return found;
  }, [fields]);

  return (
    <div role="radiogroup" aria-label="누구의 칸인가요?" className={isCompact ? styles.compact : styles.list}>
      {parties.map((party) => (
        <label
          key={party.owner ?? 'sender'}
          data-party={party.owner ?? 'sender'}
          className={isCompact ? styles.compactParty : styles.party}
        >
          <input
            type="radio"
            name={id}
            className={styles.input}
            checked={party.owner === owner}
            onChange={() => actor.send({ type: 'owner.chosen', owner: party.owner })}
          />
          <PartyMark place={party.place} />
          <span className={styles.partyText}>
            <span className={styles.name}>{party.name}</span>
            {!isCompact && party.title && <span className={styles.title}>{party.title}</span>}
          </span>
          <span className={styles.count}>{counts.get(party.owner) ?? 0}칸</span>
        </label>
      ))}
      <RenameParties />
    </div>
  );
}
