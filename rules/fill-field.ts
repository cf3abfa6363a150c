import type { components } from '#openapi';

export { isAttachment, isMark, isAutoFilled } from './field-kinds.ts';

type Field = components['schemas']['Field'];

/** The properties needed to fill in a field. */
export type FillField = Pick<Field, 'fieldId' | 'kind' | 'receiverUuid' | 'name' | 'required'> &
  Partial<
    Pick<
      Field,
      | 'readOnly'
      | 'help'
      | 'value'
      | 'senderMark'
      | 'format'
      | 'dateGaps'
      | 'inWords'
      | 'acceptSeal'
      | 'items'
      | 'group'
      | 'part'
      | 'preset'
      | 'validation'
      | 'condition'
      | 'formula'
    >
  >;

/** Values keyed by field id. Null means that the field was cleared. A missing value means that it was never changed. */
export type FillValues = Readonly<Record<string, string | null>>;

/** The person filling in fields: a receiver or, if receiverUuid is null, the sender. */
export type Respondent = {
  receiverUuid: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  company: string;
  /** The current date, for example `2026-11-20`. */
  today: string;
};

/** The value of a ticked checkbox. */
export const TICKED_VALUE = 'true';
