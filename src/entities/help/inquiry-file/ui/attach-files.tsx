import { Paperclip } from '@/shared/icons';
import { useRef } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { visuallyHidden } from '@/shared/styles';
import { MAX_INQUIRY_FILES } from '../model/inquiry-file';
import type { InquiryFiles } from '../model/use-inquiry-files';
import * as styles from './attach-files.css';
import { FileRow } from './file-row';

const FULL = `파일은 ${MAX_INQUIRY_FILES}개까지 붙일 수 있어요`;

export function AttachFiles({ files }: { files: InquiryFiles }) {
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { items, leftOut } = files;
  const readyCount = items.filter(({ state }) => state.step === 'ready').length;

  // Moves focus, because the clicked button disappears.
  const remove = (key: number) => {
    files.remove(key);
    chooser.current?.focus();
  };

  return (
    <Field
      label="붙일 파일"
      optional
      group
      hint={`${MAX_INQUIRY_FILES}개까지, 파일 하나에 10MB까지 붙일 수 있어요.`}
      error={leftOut > 0 ? `${FULL}. ${leftOut}개는 넣지 않았어요.` : undefined}
    >
      <Stack gap={3}>
        <div>
          <Button
            ref={chooser}
            icon={<Paperclip />}
            disabledReason={items.length >= MAX_INQUIRY_FILES ? FULL : undefined}
            onClick={() => picker.current?.click()}
          >
            파일 고르기
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            aria-label="붙일 파일"
            onChange={(event) => {
              files.add([...(event.target.files ?? [])]);
              // Without this, choosing the same file again fires no change event.
              event.target.value = '';
            }}
          />
        </div>
        {items.length > 0 && (
          <ul aria-label="붙일 파일" className={styles.list}>
            {items.map((item) => (
              <FileRow
                key={item.key}
                item={item}
                onRemove={() => remove(item.key)}
                onRetry={() => {
                  files.retry(item);
                  chooser.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
        <p role="status" className={visuallyHidden}>
          {readyCount > 0 && `파일 ${readyCount}개를 올렸어요.`}
        </p>
      </Stack>
    </Field>
  );
}
