import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import * as styles from './send-frame.css';

export const SendingForbidden = () => <Forbidden permission="문서 보내기" />;

export const TemplatesForbidden = () => <Forbidden permission="템플릿 관리" />;

const Forbidden = ({ permission }: { permission: string }) => (
  <div className={styles.frame}>
    <title>볼 수 없는 화면이에요 | 도장</title>
    <main className={styles.centredMain}>
      <EmptyState
        kind="no-permission"
        headingLevel={1}
        title="볼 수 없는 화면이에요"
        description={`${permission} 권한이 필요해요. 멤버를 관리하는 분에게 부탁해보세요.`}
        actions={
          <ButtonLink variant="primary" size="lg" to={href('dashboard')}>
            홈으로 가기
          </ButtonLink>
        }
      />
    </main>
  </div>
);
