import type { ReactNode } from 'react';
import * as styles from './contract-sheet.css';
import { Seal } from './seal';

type ContractSheetProps = {
  /** Draws the second half of the last page, or only the signatures at its end. */
  part?: 'page' | 'foot';
  /** The contents of the two seal fields, and of the space next to the employee's name. */
  company?: ReactNode;
  employee?: ReactNode;
  entries?: ReactNode;
  className?: string;
};

const SIGNED_ENTRIES = (
  <>
    <b>이도윤</b>
    <b>010-3482-2731</b>
    <b>2026년 11월 20일</b>
  </>
);

/** A page of the landing page's example, an employment contract. Always `aria-hidden`. */
export const ContractSheet = (props: ContractSheetProps) => {
  const { part = 'page', company = <CompanySeal />, employee = <EmployeeSeal />, entries = SIGNED_ENTRIES } = props;
  return (
    <div className={[styles.sheet, props.className].filter(Boolean).join(' ')}>
      {part === 'page' && <Clauses />}
      <p className={styles.clause}>이 계약에서 정하지 않은 사항은 근로기준법과 회사의 취업규칙을 따른다.</p>
      <p className={styles.date}>2026년 11월 20일</p>
      <div className={styles.parties}>
        <div className={styles.side}>회사</div>
        <div className={styles.partyName}>
          <span>한빛물산 주식회사</span>
          <span>부산광역시 강서구 녹산산단로 112</span>
          <span>대표이사 &nbsp;정 해 원</span>
        </div>
        <div className={styles.place}>{company}</div>
        <div className={styles.side}>직원</div>
        <div className={styles.entries}>
          <span className={styles.entryNames}>
            <span>성명</span>
            <span>연락처</span>
            <span>서명한 날</span>
          </span>
          <span className={styles.entryValues}>{entries}</span>
        </div>
        <div className={styles.place}>{employee}</div>
      </div>
      <p className={styles.number}>2 / 3</p>
    </div>
  );
};

const CompanySeal = () => <Seal kind="company" className={styles.companySeal} />;

const EmployeeSeal = () => (
  <span className={styles.newSignature}>
    <Seal kind="circle" className={styles.employeeSeal} />
  </span>
);

const Clauses = () => (
  <>
    <p className={styles.article}>제7조 (비밀 유지)</p>
    <p className={styles.clause}>
      직원은 업무로 알게 된 회사의 영업 비밀과 거래처 정보를 근무 중은 물론 퇴직한 뒤에도 남에게
      <br />
      알리거나 이용하지 않는다.
    </p>
    <p className={styles.article}>제8조 (개인정보)</p>
    <p className={styles.clause}>
      회사는 인사·급여·복리후생을 위해 필요한 최소한의 개인정보를 모으고, 보유 기간이 지나면 바로
      <br />
      파기한다. 직원은 아래에서 동의 여부를 고를 수 있다.
    </p>
    <p className={styles.choice}>
      <CheckBox ticked /> 개인정보 수집과 이용에 동의한다. (필수)
    </p>
    <p className={styles.choice}>
      <CheckBox /> 사내 소식과 복지 안내를 받는 것에 동의한다. (선택)
    </p>
    <p className={styles.article}>제9조 (계약 해지)</p>
    <p className={styles.clause}>① 직원이 퇴직하려면 30일 전에 회사에 알린다.</p>
    <p className={styles.clause}>② 회사가 계약을 해지할 때에는 근로기준법에서 정한 절차를 따른다.</p>
    <p className={styles.article}>제10조 (근로계약서 교부)</p>
    <p className={styles.clause}>회사는 근로계약을 맺으면서 이 계약서를 전자문서로 직원에게 교부한다.</p>
    <p className={styles.article}>제11조 (그 밖의 사항)</p>
  </>
);

const CheckBox = ({ ticked = false }: { ticked?: boolean }) => (
  <svg viewBox="0 0 14 14" className={styles.checkBox}>
    <rect className={styles.checkFrame} x="1" y="1" width="12" height="12" rx="3" />
    {ticked && <path className={styles.checkMark} d="m3.800 7.200 2.200 2.300 4.200-4.700" />}
  </svg>
);
