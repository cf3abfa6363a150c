import { ChevronsUpDown } from '@/shared/icons';
import type { ComponentProps } from 'react';
import { visuallyHidden } from '@/shared/styles';
import { Avatar } from '@/shared/ui/data/avatar';
import * as styles from './sidebar.css';

export interface OrganizationButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  name: string;
  /** A description such as "스탠다드 · 멤버 24명". */
  description: string;
  rail?: boolean;
}

export const OrganizationButton = ({ name, description, rail = false, ...attributes }: OrganizationButtonProps) => (
  <button type="button" {...attributes} className={styles.switcher}>
    <Avatar name={name} me group size={34} />
    <span className={rail ? visuallyHidden : styles.switcherText}>
      <span className={styles.organization}>{name}</span>
      <span className={styles.plan}>{description}</span>
    </span>
    {!rail && <ChevronsUpDown />}
  </button>
);
