import { ChevronRight, CircleExclamationPoint, PenLine, TriangleExclamationPoint } from '@/shared/icons';
import { useState } from 'react';
import type { ContractProblem } from '../api/contract';
import { Button } from '@/shared/ui/actions/button';
import * as styles from './problem-list.css';

type ProblemListProps = {
  label: string;
  problems: readonly ContractProblem[];
  onJump: (problem: ContractProblem) => void;
  onFillOwn?: (problems: readonly ContractProblem[]) => void;
};

const isOwn = ({ code }: ContractProblem) => code.startsWith('SENDER_');

const hasPlace = ({ place }: ContractProblem) => Object.keys(place).length > 0;

/** More warnings would push the buttons out of view. Errors are never hidden. */
const SHOWN_WARNINGS = 3;

/** Lists errors before warnings, each with a link to where it can be fixed. */
export function ProblemList({ label, problems, onJump, onFillOwn }: ProblemListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const errors = problems.filter(({ severity }) => severity === 'ERROR');
  const warnings = problems.filter(({ severity }) => severity === 'WARNING');
  const shown = [...errors, ...(isWhole ? warnings : warnings.slice(0, SHOWN_WARNINGS))];
  const more = problems.length - shown.length;
  return (
    <div className={styles.problems}>
      {onFillOwn && problems.some(isOwn) && (
        <Button icon={<PenLine />} fullWidth onClick={() => onFillOwn(problems)}>
          내 칸 채우기
        </Button>
      )}
      <ul className={styles.problems} aria-label={label}>
        {shown.map((problem, index) => (
          <li key={`${problem.code} ${index}`}>
            <ProblemLine problem={problem} onJump={onJump} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="link" size="sm" onClick={() => setIsWhole(true)}>
          확인할 곳 {more}개 더 보기
        </Button>
      )}
    </div>
  );
}

function ProblemLine({ problem, onJump }: { problem: ContractProblem; onJump: (problem: ContractProblem) => void }) {
  const { severity, message } = problem;
  const Icon = severity === 'ERROR' ? CircleExclamationPoint : TriangleExclamationPoint;
  const words = (
    <>
      <Icon
        className={styles.problemIcon({ severity })}
        aria-label={severity === 'ERROR' ? '고쳐야 해요' : '확인해주세요'}
      />
      <span className={styles.problemText}>{message}</span>
    </>
  );
  if (!hasPlace(problem)) return <div className={styles.problem({ severity, jumps: false })}>{words}</div>;
  return (
    <button type="button" className={styles.problem({ severity, jumps: true })} onClick={() => onJump(problem)}>
      {words}
      <ChevronRight className={styles.jumpIcon} aria-hidden />
    </button>
  );
}
