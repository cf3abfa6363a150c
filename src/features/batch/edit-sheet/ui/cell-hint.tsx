import { CircleExclamationPoint, Sparkles } from '@/shared/icons';
import { fillTextRule } from '#rules/text-variables.ts';
import { Button } from '@/shared/ui/actions/button';
import { splitProblemText, type CellNote } from '../model/cell-words';
import * as styles from './grid.css';

type CellHintProps = {
  id: string;
  note: CellNote;
  left: number;
  top: number;
  onTake: (value: string) => void;
  onLeaveOut: () => void;
  onAccept: () => void;
};

export function CellHint({ id, note, left, top, onTake, onLeaveOut, onAccept }: CellHintProps) {
  const { problems, repairs, offer, twin } = note;
  return (
    <div className={styles.cellHint} style={{ left, top }}>
      <div id={id}>
        {problems.map(splitProblemText).map(({ what, help }) => (
          <div key={what}>
            <p className={styles.cellHintProblem}>
              <CircleExclamationPoint />
              {what}
            </p>
            {help !== '' && <p className={styles.cellHintHelp}>{help}</p>}
          </div>
        ))}
        {twin !== null && (
          <p className={styles.cellHintProblem}>
            <CircleExclamationPoint />
            {twin}번 줄과 같은 분이에요.
          </p>
        )}
        {repairs.map((repair) => (
          <p key={repair} className={styles.cellHintNote}>
            {repair}.
          </p>
        ))}
      </div>
      {(offer !== null || twin !== null) && (
        <div className={styles.cellHintActions}>
          {offer !== null && (
            <Button size="sm" icon={<Sparkles />} onClick={() => onTake(offer)}>
              {fillTextRule('{값:로} 바꾸기', new Map([['값', offer]]))}
            </Button>
          )}
          {twin !== null && (
            <>
              <Button size="sm" onClick={onLeaveOut}>
                이 줄 빼기
              </Button>
              <Button size="sm" onClick={onAccept}>
                그래도 보내기
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
