import { CircleCheck, RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Contract, Receiver } from '@/entities/contract';
import { PageColumn, useZoom, type PageColumnHandle } from '@/entities/document';
import { DrawnAnnotations } from '@/features/contract/annotate-document';
import { FillBar, FillBox, useFillFields, type FillValues } from '@/features/document/fill-fields';
import { Button } from '@/shared/ui/button';
import { fieldsSeenBy, fillerOf, pagesOfContract, placedFields } from '../model/players';
import * as styles from './rehearsal.css';

type PlayProps = {
  contract: Contract;
  player: Receiver;
  values: FillValues;
  onTyped: (fieldId: string, value: string | null) => void;
  onAgain: () => void;
  onStale: () => void;
};

/** One receiver's document on a phone. Signing is done by pressing: how one's own mark looks is not what is tried here. */
export function Play({ contract, player, values, onTyped, onAgain, onStale }: PlayProps) {
  const pages = useMemo(() => pagesOfContract(contract), [contract]);
  const [fields] = useState(() => fieldsSeenBy(placedFields(contract, pages), player, contract));
  const [filler] = useState(() => fillerOf(player));
  const { zoom, fitted, zoomTo, onFitted } = useZoom('width');
  const column = useRef<PageColumnHandle>(null);
  const filling = useFillFields({ fields, filler, values, onTyped });
  const { resolved, current, isCurrent, isComplete, isSaid, send } = filling;
  const currentField = fields.find(({ fieldId }) => fieldId === current?.field.fieldId);

  useEffect(() => {
    if (currentField) column.current?.reveal(currentField.pageIndex, currentField.seen);
  }, [currentField]);

  if (isComplete) {
    return (
      <div className={styles.phone}>
        <div className={styles.done} role="status">
          <CircleCheck className={styles.doneIcon} aria-hidden />
          <p className={styles.doneTitle}>{player.role === 'SIGNER' ? '다 채웠어요' : '검토를 마쳤어요'}</p>
          <p className={styles.doneWords}>{player.name} 님은 이렇게 마쳐요. 저장한 것은 없어요.</p>
          <Button icon={<RotateCcw />} onClick={onAgain}>
            처음부터 다시 해보기
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.phone}>
      <p className={styles.top}>{contract.title}</p>
      <div className={styles.document}>
        <PageColumn
          ref={column}
          pages={pages}
          zoom={zoom}
          fitted={fitted}
          isRead
          padding={10}
          gap={10}
          label={`${player.name} 님이 보는 문서`}
          onZoom={zoomTo}
          onFitted={onFitted}
          onPage={() => {}}
          onStale={onStale}
        >
          {(page) => (
            <>
              <DrawnAnnotations
                annotations={contract.annotations}
                page={page}
                addressOf={null}
                label={`${page.index + 1}쪽에 그린 것`}
              />
              {resolved
                .filter(({ field }) => field.pageIndex === page.index)
                .map((one) => (
                  <FillBox
                    key={one.field.fieldId}
                    resolved={one}
                    zoom={zoom}
                    box={{
                      x: one.field.seen.x * zoom,
                      y: one.field.seen.y * zoom,
                      width: one.field.seen.width * zoom,
                      height: one.field.seen.height * zoom,
                    }}
                    isCurrent={isCurrent(one)}
                    isSaid={isSaid(one)}
                    onFocus={(fieldId) => send({ type: 'focused', fieldId })}
                  />
                ))}
            </>
          )}
        </PageColumn>
      </div>
      {player.role === 'SIGNER' ? (
        <FillBar
          filling={filling}
          onMark={({ fieldId }) => send({ type: 'typed', fieldId, value: player.name || '서명' })}
          onAttach={({ fieldId }, file) => send({ type: 'typed', fieldId, value: file.name })}
        />
      ) : (
        <div className={styles.foot}>
          <Button variant="primary" size="xl" fullWidth onClick={() => send({ type: 'finish' })}>
            검토 마치기
          </Button>
        </div>
      )}
    </div>
  );
}
