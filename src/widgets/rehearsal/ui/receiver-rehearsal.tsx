import { useSelector } from '@xstate/react';
import { CircleCheck, RotateCcw } from '@/shared/icons';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { isAttachment, isMark } from '#rules/fill-field.ts';
import type { PageShape } from '#rules/page-geometry.ts';
import type { Receiver } from '@/entities/contract';
import { PageColumn, listFilePages, useZoom, type PageColumnHandle } from '@/entities/document';
import {
  useFillingContext,
  useIsCurrent,
  useIsErrorShown,
  useResolvedField,
  type FillingRef,
} from '@/entities/filling';
import { DrawnAnnotations } from '@/features/contract/editor/annotate-document';
import { FillBar, FillBox } from '@/features/document/fill-fields';
import { Button } from '@/shared/ui/actions/button';
import type { RehearsedField, RehearsedDocument } from '../model/rehearsed-document';
import * as styles from './rehearsal.css';

type ReceiverRehearsalProps = {
  contract: RehearsedDocument;
  player: Receiver;
  fields: readonly RehearsedField[];
  filling: FillingRef;
  renderFilled: (field: RehearsedField, shape: PageShape, zoom: number) => ReactNode;
  onAgain: () => void;
  onStale: () => void;
};

/** Shows one receiver's view on a phone. A tap signs a field, because making a mark isn't part of the rehearsal. */
export function ReceiverRehearsal({
  contract,
  player,
  fields,
  filling,
  renderFilled,
  onAgain,
  onStale,
}: ReceiverRehearsalProps) {
  const pages = useMemo(() => listFilePages(contract.files.map(({ file }) => file)), [contract]);
  const { zoom, fitted, zoomTo, onFitted } = useZoom('width');
  const column = useRef<PageColumnHandle>(null);
  const currentId = useFillingContext(filling, (context) => context.currentId);
  const isComplete = useSelector(filling, (snapshot) => snapshot.matches('complete'));
  const currentField = fields.find(({ fieldId }) => fieldId === currentId);

  useEffect(() => {
    if (currentField) column.current?.reveal(currentField.pageIndex, currentField.seen);
  }, [currentField]);

  if (isComplete) {
    return (
      <div className={styles.phone}>
        <div className={styles.finished} role="status">
          <CircleCheck className={styles.doneIcon} aria-hidden />
          <p className={styles.doneTitle}>{player.role === 'SIGNER' ? '다 채웠어요' : '검토를 마쳤어요'}</p>
          <p className={styles.doneText}>{player.name} 님은 이렇게 마쳐요. 저장한 것은 없어요.</p>
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
              {fields
                .filter(({ pageIndex }) => pageIndex === page.index)
                .map((field) => (
                  <PlayedBox key={field.fieldId} field={field} filling={filling} zoom={zoom}>
                    {isSenders(field) && renderFilled(field, page, zoom)}
                  </PlayedBox>
                ))}
            </>
          )}
        </PageColumn>
      </div>
      {player.role === 'SIGNER' ? (
        <FillBar
          filling={filling}
          onMark={({ fieldId }) => filling.send({ type: 'typed', fieldId, value: player.name || '서명' })}
          onAttach={({ fieldId }, file) => filling.send({ type: 'typed', fieldId, value: file.name })}
        />
      ) : (
        <div className={styles.footer}>
          <Button variant="primary" size="xl" fullWidth onClick={() => filling.send({ type: 'finish' })}>
            검토 마치기
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Only the sender's marks and files have content to show. For receivers' marks, the rehearsal only knows whether they
 * exist.
 */
const isSenders = (field: RehearsedField) => field.receiverUuid === null && (isMark(field) || isAttachment(field));

type PlayedBoxProps = { field: RehearsedField; filling: FillingRef; zoom: number; children: ReactNode };

function PlayedBox({ field, filling, zoom, children }: PlayedBoxProps) {
  const { fieldId, seen } = field;
  const resolved = useResolvedField(filling, fieldId);
  const isCurrent = useIsCurrent(filling, fieldId);
  const isSaid = useIsErrorShown(filling, fieldId);
  if (!resolved) return null;
  return (
    <FillBox
      resolved={{ ...resolved, field }}
      zoom={zoom}
      box={{ x: seen.x * zoom, y: seen.y * zoom, width: seen.width * zoom, height: seen.height * zoom }}
      isCurrent={isCurrent}
      isSaid={isSaid}
      onFocus={(focusedId) => filling.send({ type: 'focused', fieldId: focusedId })}
    >
      {isSenders(field) ? children : undefined}
    </FillBox>
  );
}
