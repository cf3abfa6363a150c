import { Check } from 'lucide-react';
import { FIELD_KIND_WORDS, type Contract, type Field } from '@/entities/contract';
import { pageKey, type DocumentPage } from '@/entities/document';
import { MarkPicture } from '@/entities/mark';
import { receiverClass } from '@/shared/styles';
import { TICKED } from '#rules/fill-field.ts';
import { printedText } from '#rules/field-text.ts';
import { seenRect } from '#rules/page-geometry.ts';
import { isDone } from '../model/progress';
import * as styles from './contract.css';

/** A field that is filled by nobody any more needs no frame: refused, cancelled, over. */
const isOpen = ({ status }: Contract) => status === 'IN_PROGRESS' || status === 'DRAFT' || status === 'SCHEDULED';

type FieldPlacesProps = { contract: Contract; page: DocumentPage; zoom: number };

export function FieldPlaces({ contract, page, zoom }: FieldPlacesProps) {
  // The pages of a sealed document hold everything already.
  if (contract.sealedPages.length > 0) return null;
  const fillers = contract.receivers.filter(({ role }) => role === 'SIGNER');
  return contract.fields
    .filter((field) => pageKey(field) === page.key)
    .map((field) => {
      const { x, y, width, height } = seenRect(field.rect, page, zoom);
      const box = { left: x, top: y, width, height };
      const place = fillers.findIndex(({ receiverUuid }) => receiverUuid === field.receiverUuid);
      const owner = fillers[place];
      if (!owner)
        return field.value ? (
          <span
            key={field.fieldId}
            className={styles.value}
            style={{ ...box, fontSize: (field.fontSize ?? 11) * zoom }}
          >
            {field.value}
          </span>
        ) : null;
      const filled = contract.values.find(({ fieldId }) => fieldId === field.fieldId);
      if (filled)
        return (
          <span
            key={field.fieldId}
            className={styles.value}
            data-centred={filled.value === null || filled.value === TICKED || undefined}
            style={{ ...box, fontSize: Math.min((field.fontSize ?? 11) * zoom, height), textAlign: alignOf(field) }}
          >
            <Filled field={field} filled={filled} zoom={zoom} />
          </span>
        );
      if (isDone(owner) || !isOpen(contract)) return null;
      return (
        <span key={field.fieldId} className={`${styles.place} ${receiverClass(place)}`} style={box}>
          <span className={styles.placeNumber}>{place + 1}</span>
          {width > 48 && height > 12 && FIELD_KIND_WORDS[field.kind]}
        </span>
      );
    });
}

type FilledProps = { field: Field; filled: Contract['values'][number]; zoom: number };

/** What somebody who has finished put there, as it will be sealed. */
function Filled({ field, filled: { value, mark, file }, zoom }: FilledProps) {
  if (mark) return <MarkPicture mark={mark} pictureUrl={file?.url} zoom={zoom} />;
  const isPicture = file && file.kind !== 'PDF' && field.kind !== 'FILE';
  if (file) return isPicture ? <img className={styles.picture} src={file.url} alt={file.name} /> : file.name;
  if (value === TICKED && (field.kind === 'CHECKBOX' || field.kind === 'RADIO')) return <Check aria-label="고름" />;
  return value === null ? null : printedText({ ...field, value });
}

const alignOf = ({ align, kind }: Field) => {
  const usual = kind === 'AMOUNT' || kind === 'NUMBER' ? 'RIGHT' : 'LEFT';
  return ({ LEFT: 'left', CENTER: 'center', RIGHT: 'right' } as const)[align ?? usual];
};
