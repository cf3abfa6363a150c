import { Check, CircleExclamationPoint } from '@/shared/icons';
import * as styles from './bulk.css';

const ROWS = [
  ['한유나', '010-2231-9084', '물류운영팀', '34,200,000', '2026-12-01'],
  ['임시온', '010-7732-1190', '영업1팀', '41,000,000', '2026-12-01'],
  ['류건우', '010-5518-332', '시설관리팀', '48,600,000', '2026-12-01'],
  ['백서현', '010-9043-6617', '재무팀', '35,400,000', '2026-12-15'],
  ['강나래', '010-6689-7751', '디자인팀', '42,800,000', '2026-12-01'],
] as const;
const WRONG = 2;

export const BulkSection = () => (
  <section className={styles.band} aria-labelledby="bulk-title">
    <div className={styles.inner}>
      <h2 id="bulk-title" className={styles.title}>
        124명에게 보낼 때도 한 번이면 돼요
      </h2>
      <p className={styles.lead}>
        엑셀 명단을 올리면 이름과 금액을 칸에 알아서 채워요. 틀린 줄은 보내기 전에 짚어드려요.
      </p>
      <div className={styles.sheet} aria-hidden>
        <div className={`${styles.row} ${styles.header}`}>
          <span />
          <span>이름</span>
          <span>휴대폰 번호</span>
          <span>부서</span>
          <span className={styles.amount}>연봉(원)</span>
          <span>입사일</span>
          <span>상태</span>
        </div>
        {ROWS.map(([name, phone, team, pay, from], index) => (
          <div key={name} className={styles.row}>
            <span>{index + 1}</span>
            <span>{name}</span>
            <span className={index === WRONG ? styles.invalidCell : undefined}>{phone}</span>
            <span>{team}</span>
            <span className={styles.amount}>{pay}</span>
            <span>{from}</span>
            {index === WRONG ? (
              <span className={styles.warning}>
                <CircleExclamationPoint className={styles.icon} /> 번호가 한 자리 모자라요
              </span>
            ) : (
              <span className={styles.readyStatus}>
                <Check className={styles.icon} /> 준비됨
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  </section>
);
