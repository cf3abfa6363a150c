import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isMark, type FillField, type FillValues } from '#rules/fill-field.ts';
import { getSenderValue } from '#rules/sender-value.ts';
import type { Annotation } from '@/entities/contract';
import { PageColumn, type DocumentPage, type PageColumnHandle } from '@/entities/document';
import {
  fillFieldsMachine,
  useFillingContext,
  useQuestionPosition,
  type FillFieldsContext,
  type FillingRef,
  type ValueRejection,
} from '@/entities/filling';
import { DrawnAnnotations } from '@/features/contract/editor/annotate-document';
import { FillBar, FillSteps, useReadingZoom } from '@/features/document/fill-fields';
import { FullScreenDialog } from '@/shared/ui/overlays/dialog';
import { useLayout } from '@/shared/ui/layout/responsive';
import { toSenderFieldsInput } from '../model/own-side-input';
import type { PlacedSenderField } from '../model/use-sender-validation';
import type { SenderFiles } from '../model/use-sender-files';
import { SenderFieldBox } from './sender-field-box';
import { SenderMarkPicture } from './sender-mark-picture';
import * as styles from './fill-sender-fields.css';

type FillSenderFieldsProps = {
  annotations: readonly Annotation[];
  pages: readonly DocumentPage[];
  placed: readonly PlacedSenderField[];
  refusals: readonly ValueRejection[];
  files: SenderFiles;
  /** Defaults to the first incomplete field. */
  from: string | null;
  onFilled: (values: FillValues) => void;
  onMark: (fieldId: string) => void;
  onClose: () => void;
  onStale: () => void;
};

/** Guides the sender through their fields as on the signing page, with the page next to each question. */
export function FillSenderFields(props: FillSenderFieldsProps) {
  const { annotations, pages, placed, refusals, files, from, onFilled, onMark, onClose, onStale } = props;
  const [input] = useState(() => toSenderFieldsInput(placed, refusals));
  const filling = useActorRef(
    fillFieldsMachine.provide({
      actions: {
        onTyped: ({ context }, { fieldIds }) => onFilled(written(context, fieldIds)),
        onComplete: onClose,
      },
    }),
    { input },
  );
  useMarksGiven(filling, placed);
  useEffect(() => {
    if (refusals.length > 0) filling.send({ type: 'refused', refusals });
  }, [filling, refusals]);
  useEffect(() => {
    if (from) filling.send({ type: 'focused', fieldId: from });
  }, [filling, from]);

  const isMobile = useLayout() === 'mobile';
  const column = useRef<PageColumnHandle>(null);
  const [openings, setOpenings] = useState(0);
  const currentId = useFillingContext(filling, (context) => context.currentId);
  const current = input.fields.find(({ fieldId }) => fieldId === currentId);
  const { place } = useQuestionPosition(filling);
  const { zoom, fitted, onFitted, onZoom } = useReadingZoom({
    column,
    current,
    isFirst: place === 0,
    isPhone: isMobile,
    isLarge: false,
  });

  const isRefused = (own: PlacedSenderField) =>
    refusals.some(({ fieldId, value }) => fieldId === own.fieldId && value === getSenderValue(own));
  const entries = {
    filling,
    finishWords: '다 채웠어요',
    onMark: ({ fieldId }: FillField) => onMark(fieldId),
    onAttach: (field: FillField, file: File) =>
      void files.attach(field, file, (value) => filling.send({ type: 'typed', fieldId: field.fieldId, value })),
    describe: (field: FillField, value: string | null) => {
      const own = placed.find(({ fieldId }) => fieldId === field.fieldId);
      return {
        ...files.describe(field, value),
        picture: value && own && isMark(own) && !isRefused(own) && <SenderMarkPicture field={own} zoom={null} />,
      };
    },
  };
  return (
    <FullScreenDialog title="내 칸 채우기" note={<Progress filling={filling} />} onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.document}>
          <PageColumn
            ref={column}
            pages={pages}
            zoom={zoom}
            fitted={fitted}
            isRead
            padding={isMobile ? 0 : 32}
            gap={isMobile ? 10 : 24}
            label="내 칸을 채우는 문서"
            onZoom={onZoom}
            onFitted={onFitted}
            onPage={() => {}}
            onStale={onStale}
          >
            {(page) => (
              <>
                <DrawnAnnotations
                  annotations={annotations}
                  page={page}
                  addressOf={null}
                  label={`${page.index + 1}쪽에 그린 것`}
                />
                {placed
                  .filter(({ pageIndex }) => pageIndex === page.index)
                  .map((field) => (
                    <SenderFieldBox
                      key={field.fieldId}
                      field={field}
                      shape={page}
                      filling={filling}
                      zoom={zoom}
                      onOpen={(fieldId) => {
                        filling.send({ type: 'focused', fieldId });
                        setOpenings((count) => count + 1);
                      }}
                    />
                  ))}
              </>
            )}
          </PageColumn>
        </div>
        {isMobile ? (
          <FillBar {...entries} openings={openings} />
        ) : (
          <aside className={styles.panel} aria-label="채울 칸">
            <FillSteps {...entries} isEager />
          </aside>
        )}
      </div>
    </FullScreenDialog>
  );
}

/** Leaves out marks, which are written to the fields directly because they aren't text. */
const written = ({ fields, values }: FillFieldsContext, fieldIds: readonly string[]): FillValues =>
  Object.fromEntries(
    fields
      .filter((field) => fieldIds.includes(field.fieldId) && !isMark(field))
      .map(({ fieldId }) => [fieldId, values[fieldId] ?? null]),
  );

/** Continues to the next field once a mark has been chosen, as on the signing page. */
function useMarksGiven(filling: FillingRef, placed: readonly PlacedSenderField[]) {
  const marks = useMemo(
    () => Object.fromEntries(placed.filter(isMark).map((field) => [field.fieldId, getSenderValue(field)])),
    [placed],
  );
  const key = JSON.stringify(marks);
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    filling.send({ type: 'given', values: marks });
    filling.send({ type: 'mark.made' });
  }, [filling, key, marks]);
}

function Progress({ filling }: { filling: FillingRef }) {
  const count = useFillingContext(filling, ({ questions }) => questions.length);
  const done = useFillingContext(
    filling,
    ({ questions }) => questions.filter(({ value, problem }) => value && !problem).length,
  );
  return (
    <span role="status" aria-label={`${count}칸 중 ${done}칸을 채웠어요`}>
      {done} / {count}
    </span>
  );
}
