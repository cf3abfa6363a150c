import { Controller, type UseFormReturn } from 'react-hook-form';
import type { CreditPack } from '@/entities/payment/credit';
import { formatCount, formatWon } from '@/entities/payment/service-plan';
import { Field } from '@/shared/ui/inputs/field';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { thresholdRule } from '../model/refill-threshold';

export type RefillForm = { line: string; creditPackId: string };

type RefillFieldsProps = { form: UseFormReturn<RefillForm>; packs: readonly CreditPack[] };

export const RefillFields = ({ form: { register, control, formState }, packs }: RefillFieldsProps) => (
  <>
    <Field label="몇 개 아래면 채울까요?" error={formState.errors.line?.message}>
      <TextInput inputMode="numeric" autoComplete="off" tail="개" {...register('line', thresholdRule)} />
    </Field>
    <Field label="한 번에 채울 크레딧" group>
      <Controller
        control={control}
        name="creditPackId"
        render={({ field }) => (
          <RadioGroup
            name={field.name}
            value={field.value}
            onValueChange={field.onChange}
            options={packs.map(({ creditPackId, credits, price }) => ({
              value: creditPackId,
              label: `${formatCount(credits, '개')} · ${formatWon(price)}`,
            }))}
          />
        )}
      />
    </Field>
  </>
);
