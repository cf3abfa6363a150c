import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './sidebar.css';

export interface SidebarMeterProps {
  to: string;
  icon: ReactNode;
  label: string;
  value: string;
}

export const SidebarMeter = ({ to, icon, label, value }: SidebarMeterProps) => (
  <Link to={to} className={styles.meter}>
    {icon}
    {label}
    <span className={styles.meterValue}>{value}</span>
  </Link>
);
