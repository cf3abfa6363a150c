import { ArrowDown } from '@/shared/icons';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { visuallyHidden } from '@/shared/styles';
import * as styles from './table.css';

type Density = 'row' | 'dense';
type Align = 'start' | 'center' | 'end';
const DensityContext = createContext<Density>('row');
const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

export interface TableProps extends ComponentProps<'table'> {
  label: string;
  density?: Density;
  isLoading?: boolean;
}

export const Table = ({
  label,
  density = 'row',
  isLoading = false,
  className,
  children,
  ...attributes
}: TableProps) => (
  <div className={styles.scroller}>
    <DensityContext value={density}>
      <table {...attributes} className={join(styles.table, className)} aria-busy={isLoading || undefined}>
        <caption className={visuallyHidden}>{label}</caption>
        {children}
      </table>
    </DensityContext>
  </div>
);

export const TableHead = ({ children }: { children: ReactNode }) => (
  <thead className={styles.headerRow}>
    <tr>{children}</tr>
  </thead>
);

export const TableBody = (attributes: ComponentProps<'tbody'>) => <tbody {...attributes} />;

export type SortDirection = 'ascending' | 'descending';

export interface TableHeaderProps extends Omit<ComponentProps<'th'>, 'align'> {
  align?: Align;
  /** The current direction, or `none` if the column is sortable but not sorted. */
  sort?: SortDirection | 'none';
  onSort?: (next: SortDirection) => void;
  /** Hides the name visually, for columns of checkboxes and menus. */
  hiddenLabel?: boolean;
  /** Makes the column as narrow as its checkbox or button. */
  narrow?: boolean;
}

export function TableHeader({
  align,
  sort,
  onSort,
  hiddenLabel,
  narrow,
  children,
  className,
  ...attributes
}: TableHeaderProps) {
  return (
    <th
      scope="col"
      {...attributes}
      className={join(styles.headerCell({ align }), narrow && styles.narrow, className)}
      aria-sort={sort}
    >
      {onSort ? (
        <button
          type="button"
          className={styles.sortButton}
          onClick={() => onSort(sort === 'descending' ? 'ascending' : 'descending')}
        >
          {children}
          <ArrowDown className={styles.sortIcon} />
        </button>
      ) : (
        <span className={hiddenLabel ? visuallyHidden : undefined}>{children}</span>
      )}
    </th>
  );
}

export interface TableRowProps extends ComponentProps<'tr'> {
  selected?: boolean;
  /** Follows the row's `RowLink` on any click in the row. */
  clickable?: boolean;
}

export const TableRow = ({ selected, clickable, className, ...attributes }: TableRowProps) => (
  <tr
    {...attributes}
    className={join(styles.row, className)}
    aria-selected={selected}
    data-clickable={clickable || undefined}
  />
);

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  align?: Align;
  /** Makes this column's cells row headers. */
  name?: boolean;
  /** Marks controls in rows that a link covers. */
  interactive?: boolean;
}

export function TableCell({ align, name = false, interactive, className, ...attributes }: TableCellProps) {
  const density = use(DensityContext);
  const classes = join(styles.cell({ align, density, name }), interactive && styles.raised, className);
  return name ? <th scope="row" {...attributes} className={classes} /> : <td {...attributes} className={classes} />;
}

export interface TableNameProps {
  /** An Avatar or a small image. */
  lead?: ReactNode;
  /** Usually a `RowLink`. */
  children: ReactNode;
  /** A second line, such as an email address or organisation. */
  note?: ReactNode;
}

export const TableName = ({ lead, children, note }: TableNameProps) => (
  <span className={styles.nameBox}>
    {lead}
    <span className={styles.nameText}>
      <span>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  </span>
);
