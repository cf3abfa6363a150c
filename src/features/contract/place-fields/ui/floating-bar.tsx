import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import { seenRect, seenSize, type PageShape } from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import { DropdownMenu } from '@/shared/ui/dropdown-menu';
import { partyName, partyOf } from '../model/parties';
import { useEditor } from './editor-context';
import * as styles from './floating-bar.css';
import { PartyMark } from './party-mark';

const ROOM = 12;
const HEIGHT = 38;
const WIDTH = 190;

/** Under what was chosen last: whose it is, once more, away. */
export function FloatingBar({ field, shape, zoom }: { field: Field; shape: PageShape; zoom: number }) {
  const { actor, parties } = useEditor();
  const { x, y, width, height } = seenRect(field.rect, shape, zoom);
  const page = seenSize(shape);
  const isBelow = y + height + ROOM + HEIGHT <= page.height * zoom;
  const left = Math.max(0, Math.min(x + width / 2 - WIDTH / 2, page.width * zoom - WIDTH));
  const top = isBelow ? y + height + ROOM : y - ROOM - HEIGHT;
  const party = partyOf(parties, field.receiverUuid);

  return (
    <div className={styles.bar} style={{ left, top }} role="toolbar" aria-label="고른 칸">
      <DropdownMenu
        label="누구의 칸인가요?"
        align="start"
        trigger={
          <button
            type="button"
            className={styles.item}
            aria-label={`${party ? partyName(party) : '받는 분 없음'}, 바꾸기`}
          >
            {party && <PartyMark place={party.place} size="sm" />}
            {party?.name ?? '받는 분 없음'}
            <ChevronDown />
          </button>
        }
        items={parties.map((one) => ({
          label: partyName(one),
          icon: <PartyMark place={one.place} size="sm" />,
          current: one.owner === field.receiverUuid,
          onSelect: () => actor.send({ type: 'assigned', owner: one.owner, name: partyName(one) }),
        }))}
      />
      <span className={styles.line} />
      <button
        type="button"
        className={styles.item}
        aria-label="복사"
        onClick={() => actor.send({ type: 'duplicated' })}
      >
        <Copy />
      </button>
      <button type="button" className={styles.item} aria-label="지우기" onClick={() => actor.send({ type: 'removed' })}>
        <Trash2 />
      </button>
    </div>
  );
}
