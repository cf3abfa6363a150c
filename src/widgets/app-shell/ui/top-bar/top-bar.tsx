import { ArrowLeft, ChevronDown } from '@/shared/icons';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/shared/ui/data/avatar';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Logo } from '@/shared/ui/data/logo';
import * as styles from './top-bar.css';

export interface TopBarProps {
  search?: ReactNode;
  actions?: ReactNode;
  me?: ReactNode;
}

export const TopBar = ({ search, actions, me }: TopBarProps) => (
  <header className={styles.bar}>
    {search && <div className={styles.search}>{search}</div>}
    <div className={styles.actions}>
      {actions}
      {actions && me && <span className={styles.divider} />}
      {me}
    </div>
  </header>
);

export const UserButton = ({
  name,
  photo,
  ...attributes
}: Omit<ComponentProps<'button'>, 'children' | 'name'> & { name: string; photo?: string | undefined }) => (
  <button type="button" {...attributes} className={styles.accountButton}>
    <Avatar name={name} me photo={photo} />
    {name}
    <ChevronDown className={styles.accountChevron} />
  </button>
);

export interface MobileTopBarProps {
  /** Without a title, the logo is shown. */
  title?: ReactNode;
  onBack?: (() => void) | undefined;
  homeHref?: string;
  /** At most three icons. */
  actions?: ReactNode;
}

export const MobileTopBar = ({ title, onBack, homeHref = '/', actions }: MobileTopBarProps) => (
  <header className={styles.mobileBar} data-back={onBack ? true : undefined}>
    {onBack && <IconButton label="이전" icon={<ArrowLeft />} onClick={onBack} />}
    {title ? (
      <p className={styles.mobileTitle}>{title}</p>
    ) : (
      <Link to={homeHref} className={styles.mobileHome}>
        <Logo height={28} />
      </Link>
    )}
    {actions}
  </header>
);
