import { CircleCheck, CircleX, FileSearch, TriangleExclamationPoint } from '@/shared/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { localizeMoment, useLanguage } from '@/shared/i18n';
import type { DocumentCheck } from '../api/checks';
import type { FileInspection } from '../model/inspect-file';
import { useCheckMessages } from '../model/messages';
import * as styles from './check-document.css';

type Tone = 'good' | 'doubtful' | 'bad' | 'open';

const TONES: Record<DocumentCheck['verdict'], Tone> = {
  WHOLE: 'good',
  ADDED_AFTER: 'doubtful',
  CHANGED: 'bad',
  TRUNCATED: 'bad',
  CHAIN_BROKEN: 'bad',
  NOT_SEALED: 'doubtful',
  NOT_OURS: 'doubtful',
  NOT_PDF: 'doubtful',
  DAMAGED: 'bad',
  UNKNOWN: 'doubtful',
  EXISTS: 'open',
};
const ICONS: Record<Tone, ReactNode> = {
  good: <CircleCheck />,
  doubtful: <TriangleExclamationPoint />,
  bad: <CircleX />,
  open: <FileSearch />,
};

/** Groups a hash by eight characters, so that two people can compare it aloud. */
const grouped = (sha256: string) => sha256.match(/.{8}/g)?.join(' ') ?? sha256;

export function Verdict({ check, seen }: { check: DocumentCheck; seen: FileInspection | null }) {
  const words = useCheckMessages();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { verdict, kind, timestamp, addedAfter, signatures, people, recordFault } = check;
  const tone = TONES[verdict];
  const at = (instant: string | null) => instant && localizeMoment(language, instant);
  const fingerprint = check.sha256 ?? check.documentSha256;
  return (
    <>
      <header className={styles.verdict} data-tone={tone}>
        <span className={styles.icon[tone]}>{ICONS[tone]}</span>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {words.titles[verdict]}
        </h1>
        <p className={styles.description}>{words.advice[verdict]}</p>
      </header>
      <dl className={styles.facts}>
        <Fact name={words.facts.added}>
          {addedAfter.length > 0 && (
            <ul className={styles.list}>
              {addedAfter.map((added, index) => (
                // The index is the key, because the same change may appear twice on a page.
                <li key={index}>
                  {added.page === null
                    ? words.additions[added.kind]
                    : words.onPage(added.page, words.additions[added.kind])}
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={words.facts.record}>{recordFault && words.recordFaults[recordFault]}</Fact>
        <Fact name={words.facts.signatures}>
          {signatures.length > 0 && (
            <ul className={styles.list}>
              {signatures.map((signature, index) => (
                // The index is the key, because one person may have two signatures with the same time.
                <li key={index}>
                  {[signature.by, at(signature.at)].filter(Boolean).join(' · ')}
                  <br />
                  {words.signatures[signature.state]}
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={words.facts.kind}>{kind && words.kinds[kind]}</Fact>
        <Fact name={words.facts.title}>{check.title}</Fact>
        <Fact name={words.facts.documentNo}>{check.documentNo}</Fact>
        <Fact name={words.facts.certificateNo}>{check.certificateNo}</Fact>
        <Fact name={words.facts.organization}>{check.organizationName}</Fact>
        <Fact name={words.facts.people}>
          {people.length > 0 && (
            <ul className={styles.list}>
              {people.map((person) => (
                <li key={`${person.name} ${person.at}`}>
                  {person.name} · {words.did[person.did]} {at(person.at)}
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={words.facts.completed}>{at(check.completedAt)}</Fact>
        <Fact name={words.facts.sealed}>{at(check.sealedAt)}</Fact>
        <Fact name={words.facts.timestamp}>{timestamp && `${at(timestamp.at)}, ${timestamp.authority}`}</Fact>
        <Fact name={words.facts.pages}>{check.pageCount !== null && words.pages(check.pageCount)}</Fact>
        <Fact name={words.facts.fingerprint}>
          {fingerprint && <span className={styles.fingerprint}>{grouped(fingerprint)}</span>}
        </Fact>
        <Fact name={words.seenHere}>{seen && words.seen(seen)}</Fact>
      </dl>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  ) : null;
