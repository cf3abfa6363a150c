import { X } from '@/shared/icons';
import { useSignMessages } from '@/features/receiver/sign-document';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { FillArea } from './fill-area';
import { SigningMenu } from './signing-menu';
import type { SigningViewProps } from './signing-view';
import * as styles from './signing.css';

export function SigningMobile(props: SigningViewProps) {
  const t = useSignMessages();
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <IconButton label={t.leave} icon={<X />} onClick={props.onLeave} />
        <h1 className={styles.title}>{props.contract.title}</h1>
        <SigningMenu {...props} />
      </header>
      <FillArea {...props} />
    </div>
  );
}
