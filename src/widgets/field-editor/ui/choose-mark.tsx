import { Plus } from '@/shared/icons';
import { useState } from 'react';
import type { Field, SenderMark } from '@/entities/contract';
import { MarkPicture } from '@/entities/mark';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { useAvailableMarks } from '../model/use-available-marks';
import { findMark, listUsableMarks, type UsableMark } from '../model/usable-marks';
import * as styles from './choose-mark.css';
import { NewMark } from './new-mark';

export type ChooseMarkProps = {
  field: Field;
  /** The number of the sender's empty fields that accept this mark, including the current one. */
  emptyCount: number;
  onChosen: (mark: SenderMark | null, everywhere: boolean) => void;
  onClose: () => void;
};

const TITLES = { SEAL: '어느 도장을 찍을까요?', INITIALS: '어느 이니셜을 넣을까요?', SIGNATURE: '어떻게 서명할까요?' };

export function ChooseMark({ field, emptyCount, onChosen, onClose }: ChooseMarkProps) {
  const { kept, error, retry } = useAvailableMarks();
  const [isEverywhere, setIsEverywhere] = useState(true);
  const [isNew, setIsNew] = useState(false);
  const { kind } = field;
  const choose = (mark: SenderMark | null) => onChosen(mark, isEverywhere && emptyCount > 1 && mark !== null);
  if (isNew) return <NewMark field={field} onMade={choose} onClose={() => setIsNew(false)} />;

  const usable = kept && listUsableMarks(field, kept);
  const current = kept && findMark(field, kept);
  const isEmpty = usable !== null && usable.mine.length === 0 && usable.company.length === 0;
  const cards = (label: string, marks: readonly UsableMark[]) =>
    marks.length > 0 && (
      <section className={styles.group} aria-label={label}>
        <h3 className={styles.heading}>{label}</h3>
        <div className={styles.cards}>
          {marks.map((one) => (
            <MarkCard
              key={JSON.stringify(one.from)}
              one={one}
              isCurrent={JSON.stringify(one.from) === JSON.stringify(current?.from)}
              onChoose={() => choose(one.from)}
            />
          ))}
        </div>
      </section>
    );

  return (
    <Dialog
      open
      width={560}
      onOpenChange={(open) => !open && onClose()}
      title={kind === 'SEAL' || kind === 'INITIALS' ? TITLES[kind] : TITLES.SIGNATURE}
      description={field.name}
      footer={
        <>
          {field.senderMark && (
            <Button size="lg" onClick={() => choose(null)}>
              빼기
            </Button>
          )}
          {!error && (
            <Button
              size="lg"
              icon={<Plus />}
              disabledReason={usable ? undefined : '불러오고 있어요'}
              onClick={() => setIsNew(true)}
            >
              새로 만들기
            </Button>
          )}
        </>
      }
    >
      <div className={styles.column}>
        {error ? (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={retry}>
                다시 불러오기
              </Button>
            }
          >
            서명과 도장을 불러오지 못했어요. {getErrorMessage(error)}
          </Banner>
        ) : !usable ? (
          <SkeletonRegion isLoading skeleton={<Skeleton shape="block" />}>
            {null}
          </SkeletonRegion>
        ) : (
          <>
            {field.senderMark && !current && (
              <Banner tone="warning">넣어둔 것을 더는 쓸 수 없어요. 다른 것을 골라주세요.</Banner>
            )}
            {isEmpty && <p className={styles.hint}>아직 만든 것이 없어요. 하나 만들면 다음에도 쓸 수 있어요.</p>}
            {usable.preset && cards('기본으로 쓰는 것', [usable.preset])}
            {cards('내 서명과 도장', usable.mine)}
            {cards('회사 도장', usable.company)}
            {emptyCount > 1 && !isEmpty && (
              <Checkbox
                label={`비어 있는 ${emptyCount}칸에 모두 넣기`}
                checked={isEverywhere}
                onChange={(event) => setIsEverywhere(event.target.checked)}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

type MarkCardProps = { one: UsableMark; isCurrent: boolean; onChoose: () => void };

const MarkCard = ({ one: { name, mark, pictureUrl }, isCurrent, onChoose }: MarkCardProps) => (
  <button type="button" className={styles.card} aria-pressed={isCurrent} onClick={onChoose}>
    <span className={styles.paper}>
      <MarkPicture mark={mark} pictureUrl={pictureUrl} />
    </span>
    <span className={styles.name}>{name}</span>
  </button>
);
