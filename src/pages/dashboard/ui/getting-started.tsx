import { FileUp, Send, Store } from '@/shared/icons';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOpenMemberSigning } from '@/features/contract/follow/sign-own';
import { SendToOneself } from '@/features/first-step/send-to-oneself';
import { href } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import * as styles from './getting-started.css';

/** The first of three ways to create a document shows the sender's and the receiver's side within minutes. */
export function GettingStarted({ email }: { email: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const open = useOpenMemberSigning();
  return (
    <section aria-labelledby="first-ways">
      <h2 id="first-ways" className={styles.heading}>
        어떻게 시작할까요?
      </h2>
      <ul className={styles.options}>
        <Way
          icon={<Send />}
          title="내게 먼저 보내보기"
          note="예시 문서를 내 메일로 보내고 받는 분처럼 서명해봐요. 3분이면 끝나고, 휴대폰 본인 확인도 묻지 않아요."
        >
          <Button variant="primary" size="lg" fullWidth onClick={() => setIsAsking(true)}>
            내게 보내보기
          </Button>
        </Way>
        <Way
          icon={<FileUp />}
          title="내 파일로 시작"
          note="PDF나 한글 파일을 올리고 서명할 자리를 정하면 메일이나 문자로 바로 보낼 수 있어요."
        >
          <ButtonLink size="lg" fullWidth to={href('contractUpload')}>
            파일 올리기
          </ButtonLink>
        </Way>
        <Way
          icon={<Store />}
          title="템플릿 스토어"
          note="근로계약서, 비밀유지계약서처럼 자주 쓰는 양식을 골라 빈칸만 채워요."
        >
          <ButtonLink size="lg" fullWidth to={href('templateStore')}>
            양식 고르기
          </ButtonLink>
        </Way>
      </ul>
      {isAsking && (
        <SendToOneself
          email={email}
          isOpening={open.isPending || open.isSuccess}
          onSent={(sent) =>
            // If the document can't be opened for signing, its detail page opens instead.
            open.mutate(sent, { onError: () => void navigate(href('contract', { contractId: sent.contractId })) })
          }
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

type WayProps = { icon: ReactNode; title: string; note: string; children: ReactNode };

const Way = ({ icon, title, note, children }: WayProps) => (
  <li className={styles.option}>
    <span className={styles.icon} aria-hidden>
      {icon}
    </span>
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.note}>{note}</p>
    {children}
  </li>
);
