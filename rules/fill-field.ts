import type { components } from '#openapi';

export { isAttachment, isMark, isAutoFilled } from './field-kinds.ts';

type Field = components['schemas']['Field'];

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

/** Values keyed by field id. Null means that somebody cleared the field; a missing key, that nobody has touched it. */
export type FillValues = Readonly<Record<string, string | null>>;

/** The person who fills in the fields: a receiver or, if `receiverUuid` is null, the sender. */
export type Respondent = {
  receiverUuid: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  company: string;
  today: string;
};

export const TICKED_VALUE = 'true';
