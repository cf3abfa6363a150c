import { Stamp as StampIcon, X } from '@/shared/icons';
import { Seal } from './seal';
import * as styles from './seal-phone.css';

const SHAPES = [
  { kind: 'circle', label: '동그라미' },
  { kind: 'square', label: '네모' },
  { kind: 'oval', label: '타원' },
] as const;

export const SealPhone = ({ className }: { className?: string }) => (
  <div className={[styles.phone, className].filter(Boolean).join(' ')}>
    <div className={styles.title}>
      도장 만들기 <X className={styles.close} />
    </div>
    <div className={styles.sealPreview}>
      <Seal kind="circle" className={styles.largeSeal} />
    </div>
    <div className={styles.shapes}>
      {SHAPES.map(({ kind, label }, index) => (
        <span key={kind} className={styles.shape({ chosen: index === 0 })}>
          <Seal kind={kind} className={styles.smallSeal} />
          {label}
        </span>
      ))}
    </div>
    <div className={styles.pressedButton}>
      <StampIcon className={styles.pressIcon} />이 도장 찍기
    </div>
  </div>
);
