import type { components } from '#openapi';

export { isAttachment, isMark, isSelfFilled } from './field-kinds.ts';

type Field = components['schemas']['Field'];

/** A field as this feature needs it. */
export type FillField = Pick<Field, 'fieldId' | 'kind' | 'receiverUuid' | 'name' | 'required'> &
  Partial<
    Pick<
      Field,
      | 'readOnly'
      | 'help'
      | 'value'
      | 'senderMark'
      | 'format'
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

/** By field. Null is empty on purpose; what is missing has not been touched. */
export type FillValues = Readonly<Record<string, string | null>>;

/** What is known of the one who fills in: a receiver, or the sender, who is null. */
export type Filler = {
  receiverUuid: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  company: string;
  /** "2026-11-20" */
  today: string;
};

/** What a tick is kept as. */
export const TICKED = 'true';
