import { Check } from '@/shared/icons';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '@/shared/styles';
import { useLayout } from '@/shared/ui/layout/responsive';
import * as styles from './stepper.css';

export interface Step {
  label: string;
  href?: string | undefined;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** The zero-based index of the current step. */
  current: number;
}

const placeOf = (index: number, current: number) => (index < current ? 'done' : index === current ? 'now' : 'later');

/** On a phone, shows "2/3 받는 분" and a bar for each step. */
export function Stepper(props: StepperProps) {
  return useLayout() === 'mobile' ? <Bars {...props} /> : <Numbers {...props} />;
}

const Numbers = ({ label, steps, current }: StepperProps) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {steps.map(({ label: words, href }, index) => {
        const place = placeOf(index, current);
        const content = (
          <>
            <span className={styles.number({ place })} aria-hidden>
              {place === 'done' ? <Check className={styles.tick} /> : index + 1}
            </span>
            {words}
          </>
        );
        return (
          <li key={words} className={styles.step} aria-current={place === 'now' ? 'step' : undefined}>
            {index > 0 && <span className={styles.line} aria-hidden />}
            {place === 'done' && href ? (
              <Link to={href} className={styles.textBlock({ place })}>
                {content}
              </Link>
            ) : (
              <span className={styles.textBlock({ place })}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);

const Bars = ({ label, steps, current }: StepperProps) => (
  <nav aria-label={label} className={styles.compact}>
    <span className={styles.compactText} aria-hidden>
      {current + 1}/{steps.length}
      <span className={styles.compactNow}>{steps[current]?.label}</span>
    </span>
    <ol className={styles.list}>
      {steps.map(({ label: words, href }, index) => {
        const place = placeOf(index, current);
        return (
          <li key={words} className={styles.step} aria-current={place === 'now' ? 'step' : undefined}>
            {place === 'done' && href ? (
              <Link to={href} className={styles.bar({ place })} aria-label={words} />
            ) : (
              <span className={styles.bar({ place })}>
                <span className={visuallyHidden}>{words}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
