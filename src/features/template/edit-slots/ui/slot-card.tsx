import { ArrowDown, ArrowUp, ChevronDown, Trash } from '@/shared/icons';
import { useState } from 'react';
import {
  CHANNEL_CHOICES,
  ROLE_LABELS,
  toChannelChoice,
  toChannels,
  type ReceiverRole,
  type ViewerWhen,
} from '@/entities/contract';
import { SLOT_PERSON_LABELS, type TemplateSlot } from '@/entities/template';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Field } from '@/shared/ui/inputs/field';
import { PhoneInput } from '@/shared/ui/inputs/phone-input';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { Select } from '@/shared/ui/inputs/select';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { findNameProblem } from '../model/slots';
import * as styles from './edit-slots.css';
import { SlotDetails } from './slot-details';

const PEOPLE: readonly TemplateSlot['person'][] = ['ASK', 'FIXED', 'SENDER'];
const PERSON_OPTIONS = PEOPLE.map((person) => ({ value: person, label: SLOT_PERSON_LABELS[person] }));
const ROLES: readonly ReceiverRole[] = ['SIGNER', 'APPROVER', 'VIEWER'];
const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));
const WHEN_OPTIONS: readonly { value: ViewerWhen; label: string }[] = [
  { value: 'AT_END', label: '서명이 끝나면' },
  { value: 'AT_SENDING', label: '보낼 때부터' },
];
const NOBODY = { name: '', title: '', email: null, phone: null };

type SlotCardProps = {
  slot: TemplateSlot;
  slots: readonly TemplateSlot[];
  fieldCount: number;
  onChange: (slot: TemplateSlot) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

export function SlotCard({ slot, slots, fieldCount, onChange, onMove, onRemove }: SlotCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const change = (part: Partial<TemplateSlot>) => onChange({ ...slot, ...part });
  const index = slots.indexOf(slot);
  const fixed = slot.fixed ?? NOBODY;
  const isReader = slot.role === 'VIEWER';
  return (
    <div className={styles.card} role="group" aria-label={`${slot.name || '이름 없는'} 역할`}>
      <div className={styles.header}>
        <div className={styles.name}>
          <Field label="역할 이름" error={findNameProblem(slots, slot) ?? undefined}>
            <TextInput
              autoComplete="off"
              maxLength={200}
              placeholder="근로자"
              value={slot.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
        </div>
        <div className={styles.tools}>
          <IconButton
            label={`${slot.name} 위로`}
            icon={<ArrowUp />}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={`${slot.name} 아래로`}
            icon={<ArrowDown />}
            disabled={index === slots.length - 1}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={`${slot.name} 빼기`}
            icon={<Trash />}
            onClick={() => (fieldCount > 0 ? setIsRemoving(true) : onRemove())}
          />
        </div>
      </div>
      {isRemoving && (
        <div className={styles.confirmRow} role="alert">
          <span className={styles.confirmText}>이 역할의 칸 {fieldCount}개도 함께 지워요.</span>
          <Button size="sm" onClick={() => setIsRemoving(false)}>
            그만두기
          </Button>
          <Button size="sm" variant="danger" onClick={onRemove}>
            역할 빼기
          </Button>
        </div>
      )}
      <Field label="누구인가요?" group>
        <SegmentedControl
          options={PERSON_OPTIONS}
          value={slot.person}
          onValueChange={(person) => change({ person, fixed: person === 'FIXED' ? fixed : null })}
        />
      </Field>
      {slot.person === 'FIXED' && (
        <div className={styles.pair}>
          <Field label="이름">
            <TextInput
              autoComplete="off"
              maxLength={200}
              value={fixed.name}
              onChange={(event) => change({ fixed: { ...fixed, name: event.target.value } })}
            />
          </Field>
          <Field label="직함" optional>
            <TextInput
              autoComplete="off"
              maxLength={200}
              value={fixed.title}
              onChange={(event) => change({ fixed: { ...fixed, title: event.target.value } })}
            />
          </Field>
          <Field label="메일 주소">
            <TextInput
              type="email"
              autoComplete="off"
              maxLength={254}
              value={fixed.email ?? ''}
              onChange={(event) => change({ fixed: { ...fixed, email: event.target.value || null } })}
            />
          </Field>
          <Field label="휴대폰 번호" optional>
            <PhoneInput
              value={fixed.phone ?? ''}
              onChange={(event) => change({ fixed: { ...fixed, phone: event.target.value || null } })}
            />
          </Field>
        </div>
      )}
      <div className={styles.pair}>
        <Field label="하는 일">
          <Select options={ROLE_OPTIONS} value={slot.role} onValueChange={(role) => change({ role })} />
        </Field>
        <Field label="보내는 방법" group>
          <SegmentedControl
            options={CHANNEL_CHOICES}
            value={toChannelChoice(slot.channels)}
            onValueChange={(way) => change({ channels: toChannels(way) })}
          />
        </Field>
        {isReader && (
          <Field label="받을 때" group>
            <SegmentedControl
              options={WHEN_OPTIONS}
              value={slot.when ?? 'AT_END'}
              onValueChange={(when) => change({ when })}
            />
          </Field>
        )}
      </div>
      {!isReader && (
        <Button
          className={styles.more}
          variant="link"
          size="sm"
          trailingIcon={<ChevronDown />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          본인 확인과 안내 글
        </Button>
      )}
      {isOpen && !isReader && <SlotDetails slot={slot} onChange={change} />}
    </div>
  );
}
