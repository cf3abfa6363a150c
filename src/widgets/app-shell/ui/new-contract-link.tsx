import { Plus } from '@/shared/icons';
import { useSession } from '@/entities/user';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { Tooltip } from '@/shared/ui/overlays/tooltip';
import * as styles from './app-shell.css';

const LABEL = '새 문서 보내기';

export function NewContractLink({ rail }: { rail: boolean }) {
  const { user } = useSession();
  if (!user.permissions.includes('CONTRACT_SEND')) return null;
  if (!rail)
    return (
      <ButtonLink variant="primary" size="md" fullWidth icon={<Plus />} to={href('contractUpload')}>
        {LABEL}
      </ButtonLink>
    );
  return (
    <Tooltip content={LABEL} side="right" repeatsName>
      <ButtonLink
        variant="primary"
        size="md"
        className={styles.railButton}
        icon={<Plus />}
        aria-label={LABEL}
        to={href('contractUpload')}
      >
        {null}
      </ButtonLink>
    </Tooltip>
  );
}
