import { tidyEmail } from '#rules/email.ts';
import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { PhoneInput } from '@/shared/ui/inputs/phone-input';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import type { EnteredPerson } from '../model/chosen-recipients';
import { findEnteredPersonProblems, type RequiredContact } from '../model/entered-person';

type EnterPersonProps = { needs: RequiredContact; onAdd: (person: EnteredPerson) => void; onClose: () => void };

const EMPTY = { name: '', title: '', email: '', phone: '' };

/** Mount it to open, unmount it to close. */
export function EnterPerson({ needs, onAdd, onClose }: EnterPersonProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [isChecked, setIsChecked] = useState(false);
  const problems = findEnteredPersonProblems(typed, needs);
  const entry = (part: keyof typeof EMPTY) => ({
    autoComplete: 'off',
    value: typed[part],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [part]: target.value })),
  });
  const add = () => {
    setIsChecked(true);
    if (Object.keys(problems).length > 0) return;
    const { name, title, email, phone } = typed;
    onAdd({ key: newKey(), name: name.trim(), title: title.trim(), email: tidyEmail(email), phone: phone.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title="직접 적기"
      dirty={Object.values(typed).some((text) => text !== '')}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button size="lg" variant="primary" type="submit" form="type-person">
            넣기
          </Button>
        </>
      }
    >
      <form
        id="type-person"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Stack gap={4}>
          <Field label="이름" error={isChecked ? problems.name : undefined}>
            <TextInput maxLength={200} {...entry('name')} />
          </Field>
          <Field label="메일 주소" optional={!needs.email} error={isChecked ? problems.email : undefined}>
            <TextInput type="email" inputMode="email" maxLength={254} {...entry('email')} />
          </Field>
          <Field label="휴대폰 번호" optional={!needs.phone} error={isChecked ? problems.phone : undefined}>
            <PhoneInput {...entry('phone')} />
          </Field>
          <Field label="직함" optional>
            <TextInput maxLength={200} {...entry('title')} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
