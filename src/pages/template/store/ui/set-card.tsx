import { Download } from '@/shared/icons';
import type { StoreSet, StoreTemplate } from '@/entities/store-template';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import type { StoreViewProps } from './store-props';
import * as styles from './set-card.css';

type SetCardProps = Pick<StoreViewProps, 'copies' | 'mayCopy' | 'onCopy' | 'onShowTemplates'> & {
  set: StoreSet;
  items: readonly StoreTemplate[];
  onOpen: (form: StoreTemplate) => void;
};

/** Forms that belong together are copied independently, so one that fails can be retried alone. */
export function SetCard({ set, items, copies, mayCopy, onCopy, onShowTemplates, onOpen }: SetCardProps) {
  const forms = set.storeTemplateIds.flatMap((id) => items.find(({ storeTemplateId }) => storeTemplateId === id) ?? []);
  const inState = (status: string) => forms.filter(({ storeTemplateId: id }) => copies[id]?.status === status);
  const [copied, failed, copying] = [inState('copied'), inState('failed'), inState('copying')];
  const isDone = copied.length === forms.length;
  const isPartial = failed.length > 0 && copying.length === 0;
  const left = forms.length - copied.length;
  return (
    <section className={styles.card} aria-label={set.title}>
      <div className={styles.textBlock}>
        <p className={styles.lead}>한 번에 가져와요</p>
        <h2 className={styles.title}>{set.title}</h2>
        <ul className={styles.names}>
          {forms.map((form) => (
            <li key={form.storeTemplateId}>
              <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => onOpen(form)}>
                {form.title}
              </button>
            </li>
          ))}
        </ul>
        {mayCopy && (
          <div className={styles.actions}>
            <Button
              variant="primary"
              size="lg"
              icon={isDone ? undefined : <Download />}
              loading={copying.length > 0}
              onClick={isDone ? onShowTemplates : () => onCopy(set.storeTemplateIds)}
            >
              {isDone ? '템플릿에서 보기' : copied.length > 0 ? `${left}종 마저 가져오기` : `${left}종 가져오기`}
            </Button>
            <span className={styles.copiedMessage} role="status">
              {isDone && `${forms.length}종을 모두 가져왔어요`}
            </span>
          </div>
        )}
        {isPartial && (
          <Banner tone="danger">
            {forms.length}종 가운데 {copied.length}종을 가져왔어요. 가져오지 못한 양식:{' '}
            {failed.map(({ title }) => title).join(', ')}
          </Banner>
        )}
      </div>
      <div className={styles.fannedPages} aria-hidden>
        {forms.map(
          ({ storeTemplateId, pages }) =>
            pages[0] && (
              <img
                key={storeTemplateId}
                className={styles.page}
                src={pages[0].imageUrl}
                alt=""
                width={480}
                height={679}
                loading="lazy"
                decoding="async"
              />
            ),
        )}
      </div>
    </section>
  );
}
