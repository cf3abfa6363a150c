import { useQuery } from '@tanstack/react-query';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Combobox } from '@/shared/ui/inputs/combobox';
import { Field } from '@/shared/ui/inputs/field';
import { mailTemplateQueries } from '../api/mail-template';
import { DEFAULT_MAIL, FOLLOWS_TEMPLATE } from '../model/mail-kinds';

type MailTemplateFieldProps = {
  /** Undefined for the built-in wording, or FOLLOWS_TEMPLATE for the template's choice. */
  value: string | undefined;
  onChange: (mailTemplate: string) => void;
  readOnly?: boolean;
  mayFollow?: boolean;
};

/** Falls back to the built-in template if the chosen one was deleted. */
export function MailTemplateField({
  value = DEFAULT_MAIL,
  onChange,
  readOnly = false,
  mayFollow = false,
}: MailTemplateFieldProps) {
  const { data, isError, isFetching, refetch } = useQuery(mailTemplateQueries.list());
  // A list with only the built-in wording would suggest that the earlier choice was lost.
  if (isError && !data)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" loading={isFetching} loadingLabel="불러오는 중" onClick={() => void refetch()}>
            다시 불러오기
          </Button>
        }
      >
        메일 문구를 불러오지 못했어요.
      </Banner>
    );
  const options = [
    ...(mayFollow ? [{ value: FOLLOWS_TEMPLATE, label: '템플릿에 정한 대로' }] : []),
    { value: DEFAULT_MAIL, label: '메일 문구 (기본)' },
    ...(data?.mailTemplates ?? []).map(({ mailTemplateId, name }) => ({ value: mailTemplateId, label: name })),
  ];
  const isKnown = !data || options.some((option) => option.value === value);
  return (
    <Field label="메일 문구">
      <Combobox
        options={options}
        value={isKnown ? value : DEFAULT_MAIL}
        readOnly={readOnly}
        disabled={readOnly}
        onValueChange={(next) => next !== null && onChange(next)}
      />
    </Field>
  );
}
