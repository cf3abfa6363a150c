import { getSeoulDay } from '#rules/dates.ts';
import { isAttachment, isMark } from '#rules/fill-field.ts';
import { resolveSenderValues } from '#rules/sender-values.ts';
import { toDisplayRect } from '#rules/page-geometry.ts';
import type { Contract } from '@/entities/contract';
import { getPageKey, PrintedField, type DocumentPage } from '@/entities/document';
import { FieldPlace } from '@/widgets/document-pane';
import { renderSenderContent } from '@/widgets/field-editor';
import * as styles from './preview.css';

type DraftFieldsProps = { draft: Contract; page: DocumentPage; zoom: number };

/** Shows the sender's values as they will be sealed, and the receivers' fields in their colours. */
export function DraftFields({ draft, page, zoom }: DraftFieldsProps) {
  const signers = draft.receivers.filter(({ role }) => role === 'SIGNER');
  const given = resolveSenderValues(draft.fields, getSeoulDay(new Date()));
  return draft.fields
    .filter((field) => getPageKey(field) === page.key)
    .map((field) => {
      const { fieldId, kind, receiverUuid } = field;
      const seen = toDisplayRect(field.rect, page);
      const [width, height] = [seen.width * zoom, seen.height * zoom];
      const box = { left: seen.x * zoom, top: seen.y * zoom, width, height };
      if (receiverUuid === null) {
        const value = given[fieldId];
        return (
          <span key={fieldId} className={styles.value} style={box}>
            {isMark(field) || isAttachment(field)
              ? renderSenderContent(field, page, zoom)
              : value && <PrintedField field={field} value={value} seen={seen} zoom={zoom} tickName="고름" />}
          </span>
        );
      }
      const place = signers.findIndex((signer) => signer.receiverUuid === receiverUuid);
      return place === -1 ? null : (
        <FieldPlace key={fieldId} kind={kind} place={place} box={{ x: box.left, y: box.top, width, height }} />
      );
    });
}
