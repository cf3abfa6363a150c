import { useState } from 'react';
import type { CompanySeal } from '@/entities/company-seal';
import { useAddSeal, useReplaceSeal } from '@/features/company-seal/keep-seal';
import { uploadMark } from '@/features/mark/keep-mark';
import { MakeMark } from '@/features/mark/make-mark';
import { getErrorMessage } from '@/shared/api';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';

const USUAL_LETTERS = '대표이사인';
const NAME_MAX = 50;

type NewSealProps = {
  companyName: string;
  /** The member who can use the seal from the start. */
  seat: string;
  onMade: (seal: CompanySeal) => void;
  onClose: () => void;
};

export function NewSeal({ companyName, seat, onMade, onClose }: NewSealProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = useAddSeal(onMade);
  return (
    <MakeMark
      kind="SEAL"
      acceptSeal={false}
      name={USUAL_LETTERS}
      emptyCount={1}
      saved={null}
      keeping={{
        title: '새 도장',
        confirm: '만들기',
        companyName,
        isTyped: typed !== '',
        fields: (
          <Field label="도장 이름" hint="법인인감, 사용인감처럼 적어주세요." error={problem}>
            <TextInput
              value={typed}
              maxLength={NAME_MAX}
              autoComplete="off"
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(null);
              }}
            />
          </Field>
        ),
      }}
      phone={null}
      isBusy={add.isPending}
      failure={add.error && getErrorMessage(add.error)}
      onMade={(made) => {
        const name = typed.trim();
        if (!name) return setProblem('도장 이름을 적어주세요.');
        add.mutate({ name, users: [seat], handIn: () => uploadMark(made) });
      }}
      onClose={onClose}
    />
  );
}

type ReplaceSealProps = { seal: CompanySeal; companyName: string; onClose: () => void };

/** Replacing a seal's picture creates a new seal. The old one is destroyed, but its record is kept. */
export function ReplaceSeal({ seal, companyName, onClose }: ReplaceSealProps) {
  const replace = useReplaceSeal(seal, onClose);
  const carved = seal.mark.kind === 'SEAL' ? seal.mark : null;
  return (
    <MakeMark
      kind="SEAL"
      acceptSeal={false}
      name={carved?.text ?? USUAL_LETTERS}
      emptyCount={1}
      saved={null}
      keeping={{
        title: `‘${seal.name}’ 바꾸기`,
        confirm: '새 도장으로 바꾸기',
        companyName: carved?.corporateText ?? companyName,
        fields: <p>지금 도장은 다시 쓸 수 없어요. 쓸 수 있는 분과 기록은 그대로 남아요.</p>,
      }}
      phone={null}
      isBusy={replace.isPending}
      failure={replace.error && getErrorMessage(replace.error)}
      onMade={(made) => replace.mutate(() => uploadMark(made))}
      onClose={onClose}
    />
  );
}
