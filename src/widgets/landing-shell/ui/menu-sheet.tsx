import { NavLink } from 'react-router-dom';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { Sheet } from '@/shared/ui/overlays/sheet';
import { NAV_LINKS, SIGN_UP_HREF } from '../model/links';
import * as styles from './landing-shell.css';

type MenuSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

export const MenuSheet = ({ open, onOpenChange }: MenuSheetProps) => {
  const close = () => onOpenChange(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="메뉴"
      footer={
        <ButtonLink to={SIGN_UP_HREF} variant="primary" size="xl" fullWidth onClick={close}>
          시작하기
        </ButtonLink>
      }
    >
      <nav aria-label="둘러보기">
        <ul>
          {[...NAV_LINKS, { to: href('signIn'), label: '로그인' }].map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end className={styles.menuLink} onClick={close}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
};
