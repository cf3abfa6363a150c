import type { StoreTemplate } from '@/entities/store-template';
import { CopyButtons, CopyStatus } from '@/features/template/copy-store-template';
import { CARD_NAME, moveCardFocus } from '@/shared/lib/browser';
import type { StoreViewProps } from './store-props';
import * as styles from './store-card.css';

type StoreCardProps = Pick<StoreViewProps, 'copies' | 'mayCopy' | 'maySend' | 'onCopy' | 'onAct'> & {
  form: StoreTemplate;
  onOpen: (form: StoreTemplate) => void;
};

export function StoreCard({ form, copies, mayCopy, maySend, onCopy, onAct, onOpen }: StoreCardProps) {
  const { storeTemplateId, title, description, pages, fieldCount } = form;
  const state = copies[storeTemplateId];
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {pages[0] && (
          <img
            className={styles.page}
            src={pages[0].imageUrl}
            alt=""
            width={480}
            height={679}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <div className={styles.textBlock}>
        <button
          type="button"
          className={styles.name}
          aria-haspopup="dialog"
          onClick={() => onOpen(form)}
          onKeyDown={moveCardFocus}
          {...CARD_NAME}
        >
          {title}
        </button>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.footer}>
        <div className={styles.facts}>
          <p className={styles.fact}>
            {pages.length}쪽 · 칸 {fieldCount}개
          </p>
          <CopyStatus state={state} />
        </div>
        {mayCopy && (
          <div className={styles.buttons}>
            <CopyButtons
              form={form}
              state={state}
              maySend={maySend}
              onCopy={() => onCopy([storeTemplateId])}
              onSend={(templateId) => onAct('send', templateId, title)}
              onEdit={(templateId) => onAct('edit', templateId, title)}
            />
          </div>
        )}
      </div>
    </li>
  );
}
