import { ArrowLeft, Stamp } from '@/shared/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { listAnswers } from '#rules/questions.ts';
import type { ResolvedField } from '#rules/resolve-fields.ts';
import { useFillingContext } from '@/entities/filling';
import { PageText, usePageTexts } from '@/entities/document';
import type { SignContract } from '@/entities/sign-contract';
import { useFillMessages } from '@/features/document/fill-fields';
import {
  ActionDialogs,
  DeadEnd,
  OpenInAnotherTab,
  useSigning,
  useSigningRef,
  useSigningState,
  useSignMessages,
} from '@/features/receiver/sign-document';
import type { ApiError } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { OriginalNote } from '@/shared/ui/feedback/original-note';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { describeValue } from '../model/describe-value';
import { useShownContent } from '../model/use-shown-content';
import { useSigningPage } from '../model/use-signing-page';
import { FieldMark } from './field-mark';
import { ReviewPagePicture } from './review-page-picture';
import * as styles from './review.css';

type ReviewProps = {
  fieldHref: (fieldId: string) => string;
  onStart: () => void;
};

export function Review({ fieldHref, onStart }: ReviewProps) {
  const actor = useSigningRef();
  const contract = useSigning((context) => context.contract);
  const end = useSigning((context) => context.end);
  // Somebody may open this URL directly. If a field is incomplete, the machine sends them back to it.
  useEffect(() => actor.send({ type: 'review' }), [actor]);
  if (!contract) return end && <DeadEnd end={end} onStart={onStart} />;
  return (
    <>
      <ReviewOf contract={contract} fieldHref={fieldHref} />
      <ActionDialogs />
      <OpenInAnotherTab />
      {end && <DeadEnd end={end} onStart={onStart} />}
    </>
  );
}

type ReviewOfProps = Pick<ReviewProps, 'fieldHref'> & { contract: SignContract };

function ReviewOf({ contract, fieldHref }: ReviewOfProps) {
  const t = useSignMessages();
  const actor = useSigningRef();
  const { filling, fields, pages } = useSigningPage(contract);
  const failure = useSigning((context) => context.failure);
  const isReviewing = useSigningState((snapshot) => snapshot.matches({ open: { acting: 'reviewing' } }));
  const isFinishing = useSigningState(
    (snapshot) =>
      snapshot.matches({ open: { acting: 'settling' } }) ||
      snapshot.matches({ open: { acting: 'finishing' } }) ||
      snapshot.matches('finished'),
  );
  // The failure of a lost request stays while the request is repeated.
  const isUnsure = useSigningState(
    (snapshot) =>
      snapshot.matches({ open: { acting: 'unsure' } }) || snapshot.matches({ open: { acting: 'finishing' } }),
  );
  const confirmationId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Makes screen readers announce the new screen.
  useEffect(() => heading.current?.focus(), []);
  const texts = usePageTexts();
  const [openedKey, setOpenedKey] = useState<string | null>(null);
  const opened = pages.find(({ key }) => key === openedKey);
  const isMobile = useLayout() === 'mobile';
  const resolved = useFillingContext(filling, (context) => context.resolved);
  const pageOf = new Map(fields.map(({ fieldId, pageIndex }) => [fieldId, pageIndex]));
  const own = listAnswers(resolved.filter(({ isMine, isShown, field }) => isMine && isShown && field.kind !== 'LABEL'));
  const isApprover = contract.me.role === 'APPROVER';

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <IconButton label={t.review.back} icon={<ArrowLeft />} onClick={() => actor.send({ type: 'edit' })} />
      </header>
      <main className={styles.column}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t.review.title}
        </h1>
        <p className={styles.textBlock}>{t.review.words}</p>
        <OriginalNote />
        <div className={styles.sections}>
          <div className={styles.pages} role="group" aria-label={t.review.pages}>
            {pages.map((page) => (
              <button
                key={page.key}
                type="button"
                className={styles.thumb}
                aria-label={t.review.openPage(page.index + 1)}
                onClick={() => {
                  texts?.begin();
                  setOpenedKey(page.key);
                }}
              >
                <ReviewPagePicture page={page} width={106} fields={fields} filling={filling} />
                <span className={styles.thumbName}>{t.page(page.index + 1)}</span>
              </button>
            ))}
          </div>
          <section aria-label={t.review.values}>
            {own.length === 0 && <p className={styles.textBlock}>{t.review.nothing}</p>}
            {[...new Set(own.map(({ field }) => pageOf.get(field.fieldId) ?? 0))].map((pageIndex) => (
              <div key={pageIndex}>
                <h2 className={styles.pageName}>{t.page(pageIndex + 1)}</h2>
                <ul>
                  {own
                    .filter(({ field }) => pageOf.get(field.fieldId) === pageIndex)
                    .map((one) => (
                      <Row key={one.field.fieldId} one={one} href={fieldHref(one.field.fieldId)} />
                    ))}
                </ul>
              </div>
            ))}
          </section>
        </div>
      </main>
      <footer className={styles.footer}>
        {failure && isReviewing && <Banner tone="danger">{finishProblem(failure, t.review)}</Banner>}
        {failure && isUnsure && (
          <Banner tone="warning" announce>
            {t.review.unsure}
          </Banner>
        )}
        <p id={confirmationId} className={styles.confirmation}>
          {t.review.confirmation}
        </p>
        <Button
          variant="seal"
          size="xl"
          fullWidth
          icon={<Stamp />}
          loading={isFinishing}
          loadingLabel={t.review.finishing}
          aria-describedby={confirmationId}
          onClick={() => actor.send({ type: 'finish' })}
        >
          {isApprover ? t.approve : t.review.finish}
        </Button>
      </footer>
      {opened && (
        <Dialog open width={600} title={t.page(opened.index + 1)} onOpenChange={(open) => !open && setOpenedKey(null)}>
          <PageText page={opened} />
          <ReviewPagePicture
            page={opened}
            width={isMobile ? Math.min(560, innerWidth - 48) : 540}
            fields={fields}
            filling={filling}
            onStale={() => actor.send({ type: 'refresh' })}
          />
        </Dialog>
      )}
    </div>
  );
}

function Row({ one, href }: { one: ResolvedField; href: string }) {
  const t = useSignMessages();
  const { problem } = useFillMessages();
  const { field, value, note, isAsked } = one;
  const { mark, file } = useShownContent(field, value);
  const content = (
    <>
      <span className={styles.rowName}>{field.name}</span>
      <span className={value ? styles.rowValue : styles.rowEmptyValue}>
        {mark ? (
          <span className={styles.markPicture}>
            <FieldMark shown={mark} />
          </span>
        ) : note && !value ? (
          problem(field, note)
        ) : (
          describeValue(field, value, file ? file.name : null, t)
        )}
      </span>
      {isAsked && <span className={styles.rowFixLink}>{t.review.fix}</span>}
    </>
  );
  return (
    <li>
      {isAsked ? (
        <Link className={styles.row} to={href}>
          {content}
        </Link>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  );
}

function finishProblem({ code }: ApiError, words: { failed: string; behind: string }) {
  return code === 'VERSION_CONFLICT' ? words.behind : words.failed;
}
