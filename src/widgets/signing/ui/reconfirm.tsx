import { MarkPicture } from '@/entities/mark';
import type { FinalValue, SignContract, SignField } from '@/entities/sign-contract';
import { useSigning, useSigningRef, useSigningState, useSignMessages } from '@/features/receiver/sign-document';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { describeValue } from '../model/describe-value';
import * as styles from './review.css';

/** Asks a receiver who has already signed to agree to another receiver's changed value. */
export function Reconfirm({ contract }: { contract: SignContract }) {
  const t = useSignMessages();
  const actor = useSigningRef();
  const failure = useSigning((context) => context.failure);
  const isConsenting = useSigningState(
    (snapshot) => snapshot.matches({ open: { acting: 'consenting' } }) || snapshot.matches('finished'),
  );
  const fields = useSigning((context) => context.fields);
  const { reconfirm } = contract;
  if (!reconfirm) return null;
  const changes = fields.flatMap((field) => {
    const change = reconfirm.changes.find(({ fieldId }) => fieldId === field.fieldId);
    return change ? [{ field, ...change }] : [];
  });
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <h1 className={styles.title}>{t.reconfirm.title}</h1>
        <p className={styles.textBlock}>{t.reconfirm.words(reconfirm.name)}</p>
        {reconfirm.message && <p className={styles.textBlock}>“{reconfirm.message}”</p>}
        {failure && <Banner tone="danger">{t.reconfirm.failed}</Banner>}
        <ul className={styles.changes}>
          {changes.map(({ field, before, after }) => (
            <li key={field.fieldId} className={styles.change}>
              <p className={styles.changeName}>{field.name}</p>
              <dl className={styles.versions}>
                <div>
                  <dt className={styles.version}>{t.reconfirm.before}</dt>
                  <dd className={styles.beforeValue}>
                    <Value field={field} value={before} empty={t.reconfirm.empty} />
                  </dd>
                </div>
                <div>
                  <dt className={styles.version}>{t.reconfirm.after}</dt>
                  <dd className={styles.afterValue}>
                    <Value field={field} value={after} empty={t.reconfirm.empty} />
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.footer}>
        <Button
          variant="seal"
          size="xl"
          fullWidth
          loading={isConsenting}
          onClick={() => actor.send({ type: 'consent' })}
        >
          {t.reconfirm.consent}
        </Button>
        <DropdownMenu
          label={t.more}
          trigger={
            <Button size="lg" fullWidth>
              {t.more}
            </Button>
          }
          items={[
            { label: t.ask, onSelect: () => actor.send({ type: 'ask' }) },
            { label: t.decline, danger: true, onSelect: () => actor.send({ type: 'decline' }) },
          ]}
        />
      </div>
    </main>
  );
}

function Value({ field, value, empty }: { field: SignField; value: FinalValue | null; empty: string }) {
  const t = useSignMessages();
  if (!value) return empty;
  if (value.mark)
    return (
      <span className={styles.markPicture}>
        <MarkPicture mark={value.mark} pictureUrl={value.file?.url} />
      </span>
    );
  return describeValue(field, value.value ?? value.file?.name ?? null, value.file?.name ?? null, t);
}
