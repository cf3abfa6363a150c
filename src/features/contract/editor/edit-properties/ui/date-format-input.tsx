import { formatDate } from '#rules/dates.ts';
import type { Field } from '@/entities/contract';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { useChangeFields } from './use-change-fields';
import { DATE_FORMATS } from './value-formats';

/** Looks different in every format, and its day can't be confused with its month. */
const EXAMPLE = '2027-03-09';
const IN_GAPS = 'IN_GAPS';
const FORMATS = DATE_FORMATS.map((format) => ({ value: format, label: formatDate(EXAMPLE, format) }));

/** Offers formats by example. Only a field over a form's printed 년, 월 and 일 can fill the gaps between them. */
export function DateFormatInput({ field: { format = DATE_FORMATS[0], dateGaps } }: { field: Field }) {
  const change = useChangeFields();
  const isInGaps = dateGaps !== undefined;
  return (
    <Entry label="날짜 모양" {...(isInGaps && { hint: '서식에 인쇄된 년, 월, 일 사이에 숫자만 적어요' })}>
      <Select
        options={isInGaps ? [{ value: IN_GAPS, label: '서식의 빈칸에 맞추기' }, ...FORMATS] : FORMATS}
        value={isInGaps ? IN_GAPS : format}
        onValueChange={(chosen) => {
          if (chosen !== IN_GAPS) change('format', { format: chosen }, ['dateGaps']);
        }}
      />
    </Entry>
  );
}
