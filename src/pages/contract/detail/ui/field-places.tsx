import type { Contract, Field } from '@/entities/contract';
import { getPageKey, PrintedField, PrintedPicture, type DocumentPage } from '@/entities/document';
import { PlacedMark } from '@/entities/mark';
import { getSeoulDay } from '#rules/dates.ts';
import { isAttachment } from '#rules/fill-field.ts';
import { resolveSenderValues } from '#rules/sender-values.ts';
import { toDisplayRect, type Rect } from '#rules/page-geometry.ts';
import { FieldPlace } from '@/widgets/document-pane';
import { isReceiverDone } from '../model/progress';
import * as styles from './contract.css';

/** Fields of a declined, cancelled or expired contract have no frame. */
const isOpen = ({ status }: Contract) => status === 'IN_PROGRESS' || status === 'DRAFT' || status === 'SCHEDULED';

type FieldPlacesProps = { contract: Contract; page: DocumentPage; zoom: number };

/** Shows values as they will be sealed, and the fields of receivers who haven't finished. */
export function FieldPlaces({ contract, page, zoom }: FieldPlacesProps) {
  // The pages of a sealed document already include all values.
  if (contract.sealedPages.length > 0) return null;
  const fillers = contract.receivers.filter(({ role }) => role === 'SIGNER');
  const given = resolveSenderValues(
    contract.fields,
    getSeoulDay(contract.sentAt ? new Date(contract.sentAt) : new Date()),
  );
  return contract.fields
    .filter((field) => getPageKey(field) === page.key)
    .map((field) => {
      const { fieldId, kind, receiverUuid } = field;
      const seen = toDisplayRect(field.rect, page);
      const [width, height] = [seen.width * zoom, seen.height * zoom];
      const box = { left: seen.x * zoom, top: seen.y * zoom, width, height };
      const value = given[fieldId];
      const filled = contract.values.find((one) => one.fieldId === fieldId);
      if (filled || value !== undefined)
        return (
          <span key={fieldId} className={styles.value} style={box}>
            {filled ? (
              <Filled field={field} filled={filled} seen={seen} zoom={zoom} />
            ) : (
              value &&
              !isAttachment(field) && (
                <PrintedField field={field} value={value} seen={seen} zoom={zoom} tickName="고름" />
              )
            )}
          </span>
        );
      const place = fillers.findIndex((filler) => filler.receiverUuid === receiverUuid);
      const owner = fillers[place];
      if (!owner || isReceiverDone(owner) || !isOpen(contract)) return null;
      return <FieldPlace key={fieldId} kind={kind} place={place} box={{ x: box.left, y: box.top, width, height }} />;
    });
}

type FilledProps = {
  field: Field;
  filled: Contract['values'][number];
  seen: Rect;
  zoom: number;
};

function Filled({ field, filled: { value, mark, file }, seen, zoom }: FilledProps) {
  if (mark) return <PlacedMark mark={mark} pictureUrl={file?.url} zoom={zoom} />;
  if (file && file.kind !== 'PDF' && field.kind !== 'FILE') return <PrintedPicture src={file.url} name={file.name} />;
  const printed = file?.name ?? value;
  return printed && <PrintedField field={field} value={printed} seen={seen} zoom={zoom} tickName="고름" />;
}
