import { Check } from '@/shared/icons';
import type { FirstStepKind, FirstSteps } from '@/entities/help/first-step';
import { href } from '@/shared/routes';
import { visuallyHidden } from '@/shared/styles';
import { Button } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { Card } from '@/shared/ui/layout/card';
import * as styles from './first-steps-card.css';

const STEPS: Record<FirstStepKind, { label: string; note: string; to: string }> = {
  DOCUMENT: { label: '첫 문서', note: '문서를 한 건 보내요.', to: href('contractUpload') },
  ORGANIZATION: { label: '조직 정보', note: '대표자와 사업자등록번호를 적어요.', to: href('settingOrganization') },
  MEMBERS: { label: '멤버 초대', note: '함께 쓸 분을 초대해요.', to: href('settingMember') },
};

type FirstStepsCardProps = { steps: FirstSteps['steps']; isHiding: boolean; onHide: () => void };

export const FirstStepsCard = ({ steps, isHiding, onHide }: FirstStepsCardProps) => (
  <Card
    aria-label="처음 할 일"
    title="처음 할 일"
    aside={
      <Button variant="ghost" size="sm" loading={isHiding} onClick={onHide}>
        그만 볼게요
      </Button>
    }
  >
    <ul className={styles.steps}>
      {steps.map(({ kind, isDone }) => (
        <li key={kind} className={styles.step}>
          <span className={styles.tick({ isDone })} aria-hidden>
            {isDone && <Check />}
          </span>
          <span>
            {isDone ? (
              <span className={styles.done}>{STEPS[kind].label}</span>
            ) : (
              <Link to={STEPS[kind].to}>{STEPS[kind].label}</Link>
            )}
            {isDone && <span className={visuallyHidden}> 했어요</span>}
            <span className={styles.note}>{STEPS[kind].note}</span>
          </span>
        </li>
      ))}
    </ul>
  </Card>
);
