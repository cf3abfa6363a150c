import { Mail } from '@/shared/icons';
import { useState } from 'react';
import type { Group } from '@/entities/group';
import { PERMISSIONS, type Permission } from '@/entities/member';
import { MAX_INVITEES } from '@/shared/config';
import { isEmail } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { TagCombobox } from '@/shared/ui/inputs/combobox';
import { Field } from '@/shared/ui/inputs/field';
import { DialogCancel } from '@/shared/ui/overlays/dialog';
import { splitEmails } from '../model/split-emails';
import * as styles from './invite-form.css';

export type InviteFormValues = { emails: string[]; permissions: Permission[]; groupUuids: string[] };
const USUAL: readonly Permission[] = ['CONTRACT_SEND'];

type InviteFormProps = {
  /** Users can only grant permissions that they have. */
  held: readonly Permission[];
  groups: readonly Group[];
  isBusy: boolean;
  failure: string | null;
  onInvite: (invitees: InviteFormValues) => void;
  onDirty: (isDirty: boolean) => void;
};

export function InviteForm({ held, groups, isBusy, failure, onInvite, onDirty }: InviteFormProps) {
  const [emails, setEmails] = useState<string[]>([]);
  const [permissions, setPermissions] = useState<Permission[]>(USUAL.filter((permission) => held.includes(permission)));
  const [groupUuids, setGroupUuids] = useState<string[]>([]);
  const [error, setError] = useState<string>();
  const wrong = emails.find((email) => !isEmail(email));
  const problem = problemOf(emails, wrong);

  const submit = () => {
    setError(problem ?? undefined);
    if (!problem) onInvite({ emails, permissions, groupUuids });
  };
  const toggle = (permission: Permission, isOn: boolean) =>
    setPermissions(isOn ? [...permissions, permission] : permissions.filter((held) => held !== permission));

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Field
        label="메일 주소"
        aside={`${emails.length} / ${MAX_INVITEES}명`}
        hint="여러 명이면 쉼표나 줄을 바꿔서 적어주세요."
        error={wrong ? `${wrong} 주소가 맞는지 확인해주세요.` : error}
      >
        <TagCombobox
          values={emails}
          onValuesChange={(values) => {
            setEmails(values);
            setError(undefined);
            onDirty(values.length > 0);
          }}
          onTextChange={(text) => onDirty(emails.length > 0 || text.trim() !== '')}
          isValid={isEmail}
          split={splitEmails}
          inputMode="email"
          placeholder="name@company.co.kr"
        />
      </Field>
      <Field group label="무엇을 할 수 있게 할까요?">
        <div className={styles.permissions}>
          {PERMISSIONS.map(({ permission, label, description }) => (
            <Checkbox
              key={permission}
              label={label}
              description={description}
              checked={permissions.includes(permission)}
              disabledReason={held.includes(permission) ? undefined : '내가 가진 권한만 줄 수 있어요'}
              onChange={(event) => toggle(permission, event.target.checked)}
            />
          ))}
        </div>
      </Field>
      {groups.length > 0 && (
        <Field label="그룹" optional hint="수락하면 고른 그룹에 들어가요.">
          <TagCombobox
            values={groupUuids}
            onlyOptions
            options={groups.map(({ groupId, name }) => ({ value: groupId, label: name }))}
            emptyLabel="찾는 그룹이 없어요"
            onValuesChange={setGroupUuids}
          />
        </Field>
      )}
      <div className={styles.actions}>
        <DialogCancel>그만두기</DialogCancel>
        <Button type="submit" variant="primary" size="lg" icon={<Mail />} loading={isBusy} loadingLabel="보내는 중">
          {emails.length > 0 ? `${emails.filter(isEmail).length}명 초대하기` : '초대하기'}
        </Button>
      </div>
    </form>
  );
}

function problemOf(emails: readonly string[], wrong: string | undefined): string | null {
  if (emails.length === 0) return '메일 주소를 적어주세요.';
  if (emails.length > MAX_INVITEES) return `한 번에 ${MAX_INVITEES}명까지 초대할 수 있어요.`;
  return wrong ? `${wrong} 주소가 맞는지 확인해주세요.` : null;
}
