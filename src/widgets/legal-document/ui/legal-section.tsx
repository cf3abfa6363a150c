import type { LegalClause, LegalSection, LegalTable } from '../model/legal-text';
import * as styles from './legal-document.css';

const CIRCLED_ONE = 0x2460;

type LegalSectionViewProps = { section: LegalSection; heading: string };

export const LegalSectionView = ({ section: { id, clauses, table }, heading }: LegalSectionViewProps) => {
  const [only] = clauses;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      {clauses.length === 1 && only !== undefined ? (
        <Clause clause={only} />
      ) : (
        <ol className={styles.clauses}>
          {clauses.map((clause, index) => (
            <li key={typeof clause === 'string' ? clause : clause.text} className={styles.clause}>
              <span className={styles.clauseNumber} aria-hidden>
                {String.fromCodePoint(CIRCLED_ONE + index)}
              </span>
              <div>
                <Clause clause={clause} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {table && <Table table={table} />}
    </section>
  );
};

const Clause = ({ clause }: { clause: LegalClause }) =>
  typeof clause === 'string' ? (
    <p>{clause}</p>
  ) : (
    <>
      <p>{clause.text}</p>
      <ol className={styles.items}>
        {clause.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </>
  );

const Table = ({ table: { caption, heads, rows } }: { table: LegalTable }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users have to be able to scroll the table
  <div className={styles.tableFrame} role="region" aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
