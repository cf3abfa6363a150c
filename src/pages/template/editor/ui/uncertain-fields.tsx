import type { ContractProblem, Field } from '@/entities/contract';
import type { Replacement } from '@/features/template/replace-file';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Row } from '@/shared/ui/layout/stack';

type UnsureFieldsProps = {
  fields: readonly Field[];
  unsure: Replacement['lost'];
  onJump: (problem: ContractProblem) => void;
};

const SHOWN = 5;

/** Guides the member through the fields whose text wasn't found in the new file. */
export function UncertainFields({ fields, unsure, onJump }: UnsureFieldsProps) {
  const present = fields.filter((field) => unsure.some(({ fieldId }) => fieldId === field.fieldId));
  if (present.length === 0) return null;
  return (
    <Banner tone="warning">
      칸 {present.length}개는 글자를 찾지 못했어요. 자리를 확인해주세요.
      <Row gap={2}>
        {present.slice(0, SHOWN).map(({ fieldId, fileId, page, rect, name }) => (
          <Button
            key={fieldId}
            size="sm"
            onClick={() =>
              onJump({
                code: 'FIELD_OVER_TEXT',
                severity: 'WARNING',
                message: '',
                place: { fieldId, fileId, page, rect },
              })
            }
          >
            {name || '이름 없는 칸'} · {page}쪽
          </Button>
        ))}
      </Row>
    </Banner>
  );
}
