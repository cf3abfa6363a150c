import { Plus } from '@/shared/icons';
import type { TemplateSlot } from '@/entities/template';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { areSlotsValid, createSlot, areSlotsInOrder, MAX_SLOTS, moveSlot, orderSlots } from '../model/slots';
import { SlotCard } from './slot-card';

type EditSlotsProps = {
  slots: readonly TemplateSlot[];
  /** The number of fields per slot, so that members don't remove a slot with fields by accident. */
  fieldCounts: ReadonlyMap<string, number>;
  /** Slots can't be saved while a name is missing or used twice. */
  onChange: (slots: TemplateSlot[]) => void;
  onClose: () => void;
};

export function EditSlots({ slots, fieldCounts, onChange, onClose }: EditSlotsProps) {
  const inOrder = areSlotsInOrder(slots);
  const change = (next: readonly TemplateSlot[]) => onChange(orderSlots(next, inOrder));
  const isValid = areSlotsValid(slots);
  const full = slots.length >= MAX_SLOTS ? `역할은 ${MAX_SLOTS}개까지 만들 수 있어요` : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && isValid && onClose()}
      width={600}
      title="역할"
      description="누가 서명하는지 이름만 정해두면, 보낼 때 사람을 적어요."
      footer={
        <Button
          size="lg"
          variant="primary"
          onClick={onClose}
          disabledReason={isValid ? undefined : '역할 이름을 먼저 고쳐주세요'}
        >
          다 했어요
        </Button>
      }
    >
      <Stack gap={4}>
        {slots.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            size="panel"
            title="아직 역할이 없어요"
            description="근로자, 대표처럼 서명할 분의 역할을 더해주세요."
          />
        ) : (
          slots.map((slot, index) => (
            <SlotCard
              key={slot.slotUuid}
              slot={slot}
              slots={slots}
              fieldCount={fieldCounts.get(slot.slotUuid) ?? 0}
              onChange={(next) => change(slots.map((other) => (other === slot ? next : other)))}
              onMove={(by) => change(moveSlot(slots, index, index + by))}
              onRemove={() => change(slots.filter((other) => other !== slot))}
            />
          ))
        )}
        <Button icon={<Plus />} fullWidth disabledReason={full} onClick={() => change([...slots, createSlot(slots)])}>
          역할 더하기
        </Button>
        {slots.filter(({ role }) => role !== 'VIEWER').length > 1 && (
          <Checkbox
            label="위에서부터 차례로 서명해요"
            description="끄면 모두에게 한꺼번에 보내요."
            checked={inOrder}
            onChange={(event) => onChange(orderSlots(slots, event.target.checked))}
          />
        )}
      </Stack>
    </Dialog>
  );
}
