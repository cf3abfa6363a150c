import { Check, PenLine, Stamp as StampIcon } from '@/shared/icons';
import type { ReactNode } from 'react';
import { ContractSheet } from './drawing/contract-sheet';
import * as paper from './drawing/contract-sheet.css';
import { desktopOnly, heading, mobileOnly, section } from './landing-home-page.css';
import * as styles from './steps.css';

export const StepsSection = () => (
  <section className={section} aria-labelledby="steps-title">
    <h2 id="steps-title" className={heading}>
      올리고, 보내고, <br className={mobileOnly} />
      찍으면 끝나요
    </h2>
    <ol className={styles.steps}>
      <Step
        number={1}
        title="서명할 자리를 정해요"
        words="서명, 도장, 이름, 날짜 칸을 끌어다 놓아요."
        more=" 받는 분마다 색이 달라서 헷갈리지 않아요."
        picture={<PlacingFields />}
      />
      <Step
        number={2}
        title="메일이나 문자로 보내요"
        words="순서를 정하면 앞사람이 서명한 뒤 다음 사람에게 알아서 보내요."
        short="앞사람이 서명하면 다음 사람에게 알아서 보내요."
        picture={<Messages />}
      />
      <Step
        number={3}
        title="휴대폰에서 찍어요"
        words="채울 칸을 하나씩 알려줘서 처음 해보는 분도 3분이면 끝나요."
        short="채울 칸을 하나씩 알려줘서 3분이면 끝나요."
        picture={<Signing />}
      />
    </ol>
  </section>
);

type StepProps = { number: number; title: string; words: string; more?: string; short?: string; picture: ReactNode };

const Step = ({ number, title, words, more, short, picture }: StepProps) => (
  <li className={styles.step}>
    <div className={styles.picture} aria-hidden>
      {picture}
    </div>
    <span className={styles.number} aria-hidden>
      {number}
    </span>
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.textBlock}>
      <span className={short ? desktopOnly : undefined}>{words}</span>
      {more && <span className={desktopOnly}>{more}</span>}
      {short && <span className={mobileOnly}>{short}</span>}
    </p>
  </li>
);

const PlacingFields = () => (
  <ContractSheet
    part="foot"
    className={styles.fieldPalette}
    company={
      <span className={paper.field}>
        <FieldNumber first />
        <StampIcon className={paper.fieldIcon} /> 도장
      </span>
    }
    employee={
      <span className={`${paper.field} ${paper.secondSignerField}`}>
        <FieldNumber />
        <PenLine className={paper.fieldIcon} /> 서명
      </span>
    }
    entries={['이름', '연락처', '서명한 날'].map((name) => (
      <span key={name} className={`${paper.field} ${paper.secondSignerField} ${paper.fieldInLine}`}>
        {name}
      </span>
    ))}
  />
);

const FieldNumber = ({ first = false }: { first?: boolean }) => (
  <span className={first ? paper.fieldNumber : `${paper.fieldNumber} ${paper.secondSignerFieldNumber}`}>
    {first ? 1 : 2}
  </span>
);

const Messages = () => (
  <div className={styles.messages}>
    <div className={styles.received}>
      <span className={styles.receivedAt}>문자 메시지 · 오늘 14:02</span>
      [도장] 한빛물산에서 이도윤 님에게 <b>근로계약서</b>를 보냈어요. 11월 27일까지 서명해주세요.
      <span className={styles.address}>dojang.example/s/8fK2</span>
    </div>
    <div className={styles.answer}>서명했어요!</div>
    <div className={styles.order}>
      <span className={styles.done}>
        <Check className={styles.doneIcon} />
      </span>
      <span className={styles.done}>
        <Check className={styles.doneIcon} />
      </span>
      <span className={styles.nextFieldButton}>한</span>
      <span className={styles.count}>2/3</span>
    </div>
  </div>
);

const Signing = () => (
  <div className={styles.device}>
    <div className={styles.screen}>
      <ContractSheet part="foot" className={styles.onScreen} />
      <div className={styles.guide}>
        <b>서명</b>
        <span>10칸 중 10번째</span>
      </div>
      <div className={styles.progress}>
        {Array.from({ length: 10 }, (_, index) => (
          <i key={index} className={index === 9 ? styles.currentSegment : styles.doneSegment} />
        ))}
      </div>
    </div>
  </div>
);
