import { ArrowLeft, Stamp } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { answersOf } from '#rules/questions.ts';
import { resolveFields, type ResolvedField } from '#rules/resolve-fields.ts';
import { PageText, usePageTexts, type DocumentPage } from '@/entities/document';
import type { SignContract } from '@/entities/sign-contract';
import { Acts, DeadEnd, useSignMessages, useSigning } from '@/features/receiver/sign-document';
import type { ApiError } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog } from '@/shared/ui/dialog';
import { IconButton } from '@/shared/ui/icon-button';

import { useLayout } from '@/shared/ui/responsive';
import {
  fieldsOfSigning,
  fileIn,
  fillerOf,
  markIn,
  pagesOfSigning,
  valuesOf,
  type SigningField,
} from '../model/signing-fields';
import { spokenValue } from '../model/spoken-value';
import { FieldMark } from './field-mark';
import { ReviewPagePicture } from './review-page-picture';
import * as styles from './review.css';

type ReviewProps = {
  onBack: () => void;
  /** Where a field is changed. */
  fieldHref: (fieldId: string) => string;
  onStart: () => void;
};

/** One last look at everything that was filled in, and the end of it. */
export function Review(props: ReviewProps) {
  const { context } = useSigning();
  const { contract, end } = context;
  if (!contract) return end && <DeadEnd end={end} onStart={props.onStart} />;
  return (
    <>
      <ReviewOf contract={contract} {...props} />
      <Acts />
      {end && <DeadEnd end={end} onStart={props.onStart} />}
    </>
  );
}

function ReviewOf({ contract, onBack, fieldHref }: ReviewProps & { contract: SignContract }) {
  const t = useSignMessages();
  const { snapshot, context, send } = useSigning();
  const [isAgreed, setIsAgreed] = useState(false);
  const texts = usePageTexts();
  const [opened, setOpened] = useState<DocumentPage | null>(null);
  const isMobile = useLayout() === 'mobile';
  const pages = useMemo(() => pagesOfSigning(contract), [contract]);
  const isFilling = snapshot.matches({ open: { acting: 'filling' } });
  const resolved = useMemo(
    () => resolveFields(fieldsOfSigning(contract, pages), valuesOf(context), fillerOf(contract)),
    [contract, pages, context],
  );
  const isReady = contract.reconfirm === null && resolved.every(({ problem }) => problem === null);
  const mustGoBack = (isFilling && context.failure !== null) || !isReady;
  useEffect(() => {
    if (mustGoBack) onBack();
    else if (isFilling) send({ type: 'review' });
  }, [mustGoBack, isFilling, onBack, send]);

  const isFinishing =
    snapshot.matches({ open: { acting: 'settling' } }) ||
    snapshot.matches({ open: { acting: 'finishing' } }) ||
    snapshot.matches('finished');
  const own = answersOf(resolved.filter(({ isMine, isShown, field }) => isMine && isShown && field.kind !== 'LABEL'));
  const markOf = (fieldId: string) => markIn(context, fieldId);
  const fileOf = (field: SigningField, value: string | null) => fileIn(context, field, value);
  const isApprover = contract.me.role === 'APPROVER';

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <IconButton label={t.review.back} icon={<ArrowLeft />} onClick={onBack} />
      </header>
      <main className={styles.column}>
        <h1 className={styles.title}>{t.review.title}</h1>
        <p className={styles.words}>{t.review.words}</p>
        <div className={styles.parts}>
          <div className={styles.pages} role="group" aria-label={t.review.pages}>
            {pages.map((page) => (
              <button
                key={page.key}
                type="button"
                className={styles.thumb}
                aria-label={t.review.openPage(page.index + 1)}
                onClick={() => {
                  texts?.begin();
                  setOpened(page);
                }}
              >
                <ReviewPagePicture page={page} width={106} resolved={resolved} markOf={markOf} fileOf={fileOf} />
                <span className={styles.thumbName}>{t.page(page.index + 1)}</span>
              </button>
            ))}
          </div>
          <section aria-label={t.review.values}>
            {own.length === 0 && <p className={styles.words}>{t.review.nothing}</p>}
            {[...new Set(own.map(({ field }) => field.pageIndex))].map((pageIndex) => (
              <div key={pageIndex}>
                <h2 className={styles.pageName}>{t.page(pageIndex + 1)}</h2>
                <ul>
                  {own
                    .filter(({ field }) => field.pageIndex === pageIndex)
                    .map((one) => (
                      <Row key={one.field.fieldId} one={one} href={fieldHref(one.field.fieldId)} />
                    ))}
                </ul>
              </div>
            ))}
          </section>
        </div>
      </main>
      <footer className={styles.foot}>
        {context.failure && !isFilling && <Banner tone="danger">{finishProblem(context.failure, t.review)}</Banner>}
        <Checkbox label={t.review.consent} checked={isAgreed} onChange={(event) => setIsAgreed(event.target.checked)} />
        <Button
          variant="seal"
          size="xl"
          fullWidth
          icon={<Stamp />}
          loading={isFinishing}
          loadingLabel={t.review.finishing}
          disabledReason={isAgreed ? undefined : t.review.consentFirst}
          onClick={() => send({ type: 'finish' })}
        >
          {isApprover ? t.approve : t.review.finish}
        </Button>
      </footer>
      {opened && (
        <Dialog open width={600} title={t.page(opened.index + 1)} onOpenChange={(open) => !open && setOpened(null)}>
          <PageText page={opened} />
          <ReviewPagePicture
            page={opened}
            width={isMobile ? Math.min(560, innerWidth - 48) : 540}
            resolved={resolved}
            markOf={markOf}
            fileOf={fileOf}
            isLarge
          />
        </Dialog>
      )}
    </div>
  );
}

function Row({ one, href }: { one: ResolvedField<SigningField>; href: string }) {
  const t = useSignMessages();
  const { context } = useSigning();
  const { field, value, isAsked } = one;
  const mark = value ? markIn(context, field.fieldId) : null;
  const file = fileIn(context, field, value);
  const content = (
    <>
      <span className={styles.rowName}>{field.name}</span>
      <span className={value ? styles.rowValue : styles.rowEmpty}>
        {mark ? (
          <span className={styles.markPicture}>
            <FieldMark shown={mark} />
          </span>
        ) : (
          spokenValue(field, value, file ? file.name : null, t)
        )}
      </span>
      {isAsked && <span className={styles.rowFix}>{t.review.fix}</span>}
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
