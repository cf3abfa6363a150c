import { CircleExclamationPoint, Files, Trash, TriangleExclamationPoint, X } from '@/shared/icons';
import type { ReactNode } from 'react';
import { formatFileSize } from '#rules/file-size.ts';
import type { File as StoredFile } from '@/entities/file';
import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { ReorderHandle, ReorderItem } from '@/shared/ui/data/reorder';
import { isHangulFile, getFileTypeLabel } from '../model/check-file';
import type { UploadItem } from '../model/upload-item.machine';
import { describeProblem } from './problem-words';
import * as styles from './upload-files.css';

type FileRowProps = {
  item: UploadItem;
  index: number;
  onRemove: () => void;
  onRetry: () => void;
  onReplace: () => void;
  onLook: () => void;
  onArrange?: () => void;
};

const TONES = { refused: 'danger', stopped: 'danger', asking: 'warning' } as const;
const toneOf = (state: UploadItem['state']) =>
  state === 'refused' || state === 'stopped' || state === 'asking' ? TONES[state] : 'plain';

export function FileRow({ item, index, onRemove, onRetry, onReplace, onLook, onArrange }: FileRowProps) {
  const { name, state, stored } = item;
  const firstPage = stored?.pages[0];
  const isMoving = state === 'waiting' || state === 'uploading';
  return (
    <ReorderItem className={styles.row({ tone: toneOf(state) })}>
      {firstPage ? (
        <img className={styles.picture} src={firstPage.imageUrl} alt="" />
      ) : (
        <span className={styles.tile} aria-hidden>
          {getFileTypeLabel(name)}
        </span>
      )}
      <div className={styles.textBlock}>
        <div className={styles.line}>
          <span className={styles.name}>{name}</span>
          {state === 'uploading' && <span className={styles.percent}>{Math.round(item.share * 100)}%</span>}
        </div>
        <Detail item={item} />
      </div>
      <div className={styles.actions}>
        {state === 'refused' && (
          <Button size="sm" onClick={onReplace}>
            다른 파일 고르기
          </Button>
        )}
        {state === 'stopped' && (
          <Button size="sm" onClick={onRetry}>
            {stored ? '다시 확인하기' : '이어서 올리기'}
          </Button>
        )}
        {(state === 'asking' || state === 'confirming') && (
          <Button size="sm" loading={state === 'confirming'} loadingLabel="확인하는 중" onClick={onLook}>
            바뀐 모습 보기
          </Button>
        )}
        {state === 'ready' && stored && onArrange && (
          <Button size="sm" icon={<Files />} disabledReason={findArrangeProblem(stored)} onClick={onArrange}>
            쪽 정리
          </Button>
        )}
        {!isMoving && <ReorderHandle index={index} label={`${name} 순서 바꾸기`} />}
        <IconButton
          label={isMoving ? `${name} 올리기 멈추기` : `${name} 빼기`}
          icon={isMoving ? <X /> : <Trash />}
          onClick={onRemove}
        />
      </div>
    </ReorderItem>
  );
}

const findArrangeProblem = ({ notices }: StoredFile) =>
  notices.some(({ code }) => code === 'ALREADY_SIGNED')
    ? '이미 서명된 문서라서 쪽을 고치면 그 서명이 깨져요'
    : undefined;

function Detail({ item }: { item: UploadItem }): ReactNode {
  const { name, bytes, state, share, stored, failure } = item;
  switch (state) {
    case 'waiting':
      return <span className={styles.detail}>차례를 기다리고 있어요</span>;
    case 'uploading':
      return (
        <span className={styles.bar}>
          <ProgressBar label={`${name} 올리는 중`} share={share} />
        </span>
      );
    case 'delayed':
      return (
        <span className={styles.detail} role="status">
          지금 바빠요. 곧 다시 해볼게요
        </span>
      );
    case 'processing':
      return (
        <span className={styles.detail} role="status">
          {isHangulFile(name) ? '한글 파일을 PDF로 바꾸고 있어요' : '파일을 살펴보고 있어요'}
        </span>
      );
    case 'asking':
    case 'confirming':
      return (
        <span className={styles.question} role="status">
          <TriangleExclamationPoint className={styles.smallIcon} />
          {failure ? getErrorMessage(failure) : (stored?.notices[0]?.message ?? '바뀐 모습을 확인해주세요.')}
        </span>
      );
    case 'stopped':
      return (
        <span className={styles.problem} role="alert">
          <CircleExclamationPoint className={styles.smallIcon} />
          <span>올리다 멈췄어요. {failure && getErrorMessage(failure)}</span>
        </span>
      );
    case 'refused':
      return (
        <span className={styles.problem} role="alert">
          <CircleExclamationPoint className={styles.smallIcon} />
          {describeProblem(item)}
        </span>
      );
    case 'ready':
      return (
        <span className={styles.detail}>
          {stored?.pageCount != null && `${stored.pageCount}쪽 · `}
          {formatFileSize(bytes)}
          {stored?.arrangement && ` · ${stored.arrangement.pageCount}쪽에서 정리했어요`}
        </span>
      );
  }
}
