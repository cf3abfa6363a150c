import {
  ArrowRight,
  BookOpen,
  ContactRound,
  CornerDownRight,
  Files,
  LayoutTemplate,
  Megaphone,
  Settings,
  User,
} from '@/shared/icons';
import type { MenuRow } from '../model/menu-row';
import * as styles from './menu.css';

const ICONS = {
  command: <ArrowRight />,
  contract: <Files />,
  template: <LayoutTemplate />,
  contact: <ContactRound />,
  member: <User />,
  place: <Settings />,
  guide: <BookOpen />,
  notice: <Megaphone />,
  more: <CornerDownRight />,
};

type RowProps = { id: string; row: MenuRow; isActive: boolean; onActivate: () => void; onChoose: () => void };

export const CommandMenuRow = ({ id, row: { kind, label, note }, isActive, onActivate, onChoose }: RowProps) => (
  <div
    id={id}
    role="option"
    // Focus stays in the input, which refers to the active row.
    tabIndex={-1}
    aria-selected={isActive}
    className={styles.row}
    onPointerMove={() => !isActive && onActivate()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
    onKeyDown={(event) => event.key === 'Enter' && onChoose()}
  >
    {ICONS[kind]}
    <span className={styles.label}>{label}</span>
    {note && <span className={styles.note}>{note}</span>}
  </div>
);
