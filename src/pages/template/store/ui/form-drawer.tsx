import { ROLE_LABELS } from '@/entities/contract';
import { describeLegalBasis, type StoreTemplate } from '@/entities/store-template';
import { SLOT_PERSON_LABELS } from '@/entities/template';
import { CopyButtons, CopyStatus } from '@/features/template/copy-store-template';
import { Drawer } from '@/shared/ui/overlays/sheet';
import type { StoreViewProps } from './store-props';
import * as styles from './form-drawer.css';

type FormDrawerProps = Pick<StoreViewProps, 'copies' | 'mayCopy' | 'maySend' | 'onCopy' | 'onAct'> & {
  form: StoreTemplate;
  onClose: () => void;
};

export function FormDrawer({ form, copies, mayCopy, maySend, onCopy, onAct, onClose }: FormDrawerProps) {
  const { storeTemplateId, title, description, pages, slots, fieldCount, notFor } = form;
  const state = copies[storeTemplateId];
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        mayCopy && (
          <CopyButtons
            form={form}
            state={state}
            maySend={maySend}
            size="lg"
            onCopy={() => onCopy([storeTemplateId])}
            onSend={(templateId) => onAct('send', templateId, title)}
            onEdit={(templateId) => onAct('edit', templateId, title)}
          />
        )
      }
    >
      <div className={styles.content}>
        <CopyStatus state={state} />
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.term}>분량</dt>
            <dd className={styles.value}>
              {pages.length}쪽 · 칸 {fieldCount}개
            </dd>
          </div>
          {slots.map(({ key, name, role, person }) => (
            <div key={key} className={styles.fact}>
              <dt className={styles.term}>{name}</dt>
              <dd className={styles.value}>
                {ROLE_LABELS[role]} · {SLOT_PERSON_LABELS[person]}
              </dd>
            </div>
          ))}
        </dl>
        {notFor.length > 0 && (
          <section className={styles.warning}>
            <h3 className={styles.heading}>이런 때는 쓰지 마세요</h3>
            <ul className={styles.reasons}>
              {notFor.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </section>
        )}
        <p className={styles.legalBasis}>{describeLegalBasis(form)}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users have to be able to scroll the pages */}
        <div className={styles.pages} role="region" aria-label="양식의 쪽" tabIndex={0}>
          {pages.map(({ number, imageUrl, largeImageUrl }) => (
            <img
              key={number}
              className={styles.page}
              src={imageUrl}
              srcSet={`${imageUrl} 480w, ${largeImageUrl} 1240w`}
              sizes="(width < 480px) 92vw, 392px"
              alt={`${number}쪽`}
              width={480}
              height={679}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
      </div>
    </Drawer>
  );
}
