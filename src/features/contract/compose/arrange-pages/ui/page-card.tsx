import { ArrowLeft, ArrowRight, GripVertical, Plus, RotateCw, Trash } from '@/shared/icons';
import { memo, type PointerEvent } from 'react';
import { getDisplaySize } from '#rules/page-geometry.ts';
import type { File as StoredFile } from '@/entities/file';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import type { ArrangedSheet } from '../model/sheets';
import * as styles from './arrange-pages.css';

export type PageAction = 'turn' | 'remove' | 'restore' | 'earlier' | 'later';

type PageCardProps = {
  sheet: ArrangedSheet;
  picture: StoredFile['pages'][number] | undefined;
  index: number;
  /** The position among the kept pages, counted from 1, or null for a removed page. */
  place: number | null;
  isLast: boolean;
  mark: 'dragged' | 'before' | 'after' | null;
  onAct: (action: PageAction, page: number, index: number) => void;
  onDrag: (event: PointerEvent<HTMLElement>, page: number, index: number) => void;
  onBroken: () => void;
};

export const PageCard = memo(function PageCard(props: PageCardProps) {
  const { sheet, picture, index, place, isLast, mark, onAct, onDrag, onBroken } = props;
  const { page, isKept } = sheet;
  const act = (action: PageAction) => () => onAct(action, page, index);
  return (
    <li className={styles.card({ isKept, mark: mark ?? undefined })} data-sheet={index} data-page={page}>
      <div role="group" aria-label={`${page}쪽, ${place === null ? '뺀 쪽' : `${place}번째`}`}>
        <div
          className={styles.picture}
          onPointerDown={(event) => event.pointerType === 'mouse' && onDrag(event, page, index)}
        >
          {picture && <Picture picture={picture} sheet={sheet} onBroken={onBroken} />}
          <span
            className={styles.grip}
            aria-hidden
            onPointerDown={(event) => {
              event.stopPropagation();
              onDrag(event, page, index);
            }}
          >
            <GripVertical />
          </span>
        </div>
        <div className={styles.caption}>
          <span className={styles.pageNumber}>{place ?? '뺀 쪽'}</span>
          {place !== page && <span className={styles.originalPage}>올린 파일 {page}쪽</span>}
        </div>
        {isKept ? (
          <div className={styles.actions}>
            <IconButton
              data-action="earlier"
              label={`${page}쪽 앞으로 옮기기`}
              icon={<ArrowLeft />}
              disabledReason={index === 0 ? '맨 앞이에요' : undefined}
              onClick={act('earlier')}
            />
            <IconButton
              data-action="later"
              label={`${page}쪽 뒤로 옮기기`}
              icon={<ArrowRight />}
              disabledReason={isLast ? '맨 뒤예요' : undefined}
              onClick={act('later')}
            />
            <IconButton label={`${page}쪽 오른쪽으로 돌리기`} icon={<RotateCw />} onClick={act('turn')} />
            <IconButton data-action="keep" label={`${page}쪽 빼기`} icon={<Trash />} onClick={act('remove')} />
          </div>
        ) : (
          <Button
            data-action="keep"
            size="sm"
            fullWidth
            icon={<Plus />}
            aria-label={`${page}쪽 다시 넣기`}
            onClick={act('restore')}
          >
            다시 넣기
          </Button>
        )}
      </div>
    </li>
  );
});

type PictureProps = { picture: StoredFile['pages'][number]; sheet: ArrangedSheet; onBroken: () => void };

/** A square has room for the page in every rotation. */
function Picture({ picture, sheet: { turn, isKept }, onBroken }: PictureProps) {
  const { width, height } = getDisplaySize(picture);
  const share = `${Math.min(1, width / height) * 100}%`;
  return (
    <img
      key={picture.imageUrl}
      className={styles.image({ isKept })}
      style={{
        width: share,
        aspectRatio: `${width} / ${height}`,
        transform: `translate(-50%, -50%) rotate(${turn}deg)`,
      }}
      src={picture.imageUrl}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      // Hides the browser's broken-image icon.
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
        onBroken();
      }}
    />
  );
}
