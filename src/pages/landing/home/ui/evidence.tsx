import { FingerprintPattern, Lock, RotateCcwClock, ShieldCheck } from '@/shared/icons';
import { Logo } from '@/shared/ui/data/logo';
import { Seal } from './drawing/seal';
import * as styles from './evidence.css';
import { desktopOnly, heading, mobileOnly, section } from './landing-home-page.css';

const RECORD = [
  ['15:58:21', '김지수', '문서를 보냈어요'],
  ['16:14:02', '정해원', '메일로 확인하고 문서를 열었어요'],
  ['16:20:47', '정해원', '도장을 찍고 서명을 마쳤어요'],
  ['14:07:15', '이도윤', '휴대폰으로 본인 확인을 마쳤어요'],
  ['14:21:09', '이도윤', '서명을 마쳤어요'],
  ['14:21:12', '도장', '모두 서명해서 문서를 잠갔어요'],
] as const;

const FACTS = [
  {
    Icon: ShieldCheck,
    words: '휴대폰 본인 확인, 메일 확인, 비밀번호 중에 고를 수 있어요',
    short: '휴대폰 본인 확인, 메일 확인, 비밀번호',
  },
  {
    Icon: RotateCcwClock,
    words: '문서를 열고 서명한 시각과 접속 주소를 남겨요',
    short: '열고 서명한 시각과 접속 주소',
  },
  {
    Icon: FingerprintPattern,
    words: '처음 문서와 완성 문서의 지문을 함께 적어요',
    short: '처음 문서와 완성 문서의 지문',
  },
] as const;

export const EvidenceSection = () => (
  <section className={section} aria-labelledby="evidence-title">
    <div className={styles.evidence}>
      <div className={styles.desk} aria-hidden>
        <div className={styles.certificate}>
          <div className={styles.header}>
            <Logo className={styles.logo} />
            <span className={styles.number}>DJ-C-2611-0482-7F3A</span>
          </div>
          <p className={styles.name}>감사추적인증서</p>
          {RECORD.map(([at, who, what]) => (
            <p key={at} className={styles.row}>
              <span>{at}</span>
              <b>{who}</b>
              <span>{what}</span>
            </p>
          ))}
          <Seal kind="proof" className={styles.seal} />
        </div>
      </div>
      <div>
        <h2 id="evidence-title" className={heading}>
          누가, 언제, 어떻게
          <br />
          서명했는지 남아요
        </h2>
        <p className={styles.lead}>
          문서를 연 순간부터 잠글 때까지 모두 기록해요. 한 글자라도 바뀌면 바로 알 수 있어요.
        </p>
        <ul className={styles.facts}>
          {FACTS.map(({ Icon, words, short }) => (
            <li key={words} className={styles.fact}>
              <Icon />
              <span className={desktopOnly}>{words}</span>
              <span className={mobileOnly}>{short}</span>
            </li>
          ))}
          <li className={`${styles.fact} ${styles.desktopFact}`}>
            <Lock /> 모두 서명하면 문서를 잠가요
          </li>
        </ul>
      </div>
    </div>
  </section>
);
