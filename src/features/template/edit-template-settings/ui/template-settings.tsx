import { useRef, useState } from 'react';
import { MAX_EXPIRY_DAYS, readExpiryDays } from '#rules/expiry-days.ts';
import { splitGraphemes } from '#rules/graphemes.ts';
import { fillTextRule } from '#rules/text-variables.ts';
import { findTitleRuleProblem, listTitleVariables } from '#rules/title-variables.ts';
import {
  findTitleProblem,
  VISIBILITY_LABELS,
  type Template,
  type TemplateContentChange,
  type TemplateVisibility,
} from '@/entities/template';
import { MailTemplateField } from '@/entities/setting/mail-template';
import { GroupChoice } from '@/entities/group';
import { MAX_MESSAGE_LENGTH } from '@/shared/config';
import { Button } from '@/shared/ui/actions/button';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { Field } from '@/shared/ui/inputs/field';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { ContractFiling, type FilingChoices } from './contract-filing';
import * as styles from './template-settings.css';

const VISIBILITIES: readonly TemplateVisibility[] = ['ME', 'GROUPS', 'ORGANIZATION'];
const VISIBILITY_OPTIONS = VISIBILITIES.map((value) => ({ value, label: VISIBILITY_LABELS[value] }));
const MAX_RULE_LENGTH = 500;

export type TemplateChange = {
  title?: string;
  description?: string;
  visibility?: TemplateVisibility;
  groupIds?: string[];
  content?: TemplateContentChange;
};

type TemplateSettingsProps = {
  template: Pick<Template, 'title' | 'description' | 'visibility' | 'groupIds' | 'content'>;
  choices: FilingChoices;
  files: readonly { fileId: string; name: string }[];
  onReplaceFile: (fileId: string) => void;
  /** Called with each change that can be saved. */
  onChange: (change: TemplateChange) => void;
  onClose: () => void;
};

export function TemplateSettings({
  template,
  choices,
  files,
  onReplaceFile,
  onChange,
  onClose,
}: TemplateSettingsProps) {
  const { content } = template;
  const [title, setTitle] = useState(template.title);
  const [days, setDays] = useState(String(content.expiryDays));
  const titleProblem = findTitleProblem(title) ?? undefined;
  const isCount = readExpiryDays(days) !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={560}
      title="템플릿 설정"
      footer={
        <Button size="lg" variant="primary" onClick={onClose}>
          다 했어요
        </Button>
      }
    >
      <Stack gap={4}>
        <Field label="템플릿 이름" error={titleProblem}>
          <TextInput
            autoComplete="off"
            maxLength={400}
            value={title}
            onChange={(event) => {
              setTitle(event.target.value);
              if (findTitleProblem(event.target.value) === null) onChange({ title: event.target.value });
            }}
          />
        </Field>
        <Field label="어떤 문서인가요?" optional>
          <TextArea
            rows={2}
            value={template.description}
            onChange={(event) => onChange({ description: cut(event.target.value) })}
          />
        </Field>
        <Field label="누가 쓸 수 있나요?" group>
          <SegmentedControl
            options={VISIBILITY_OPTIONS}
            value={template.visibility}
            onValueChange={(visibility) => onChange({ visibility })}
          />
        </Field>
        {template.visibility === 'GROUPS' && (
          <GroupChoice
            groups={choices.groups}
            chosen={template.groupIds}
            onChoose={(groupIds) => onChange({ groupIds })}
          />
        )}
        <Field label="파일" group>
          <List label="파일">
            {files.map(({ fileId, name }) => (
              <ListRow
                key={fileId}
                title={name}
                tail={
                  <Button size="sm" aria-label={`${name} 다른 파일로 바꾸기`} onClick={() => onReplaceFile(fileId)}>
                    다른 파일로 바꾸기
                  </Button>
                }
              />
            ))}
          </List>
        </Field>
        <TitleRule template={template} onChange={(titleRule) => onChange({ content: { titleRule } })} />
        <Field
          label="마감"
          hint="보낸 날부터 며칠 안에 서명해야 하나요?"
          error={isCount ? undefined : `1일에서 ${MAX_EXPIRY_DAYS}일 사이로 적어주세요.`}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={days}
            onChange={(event) => {
              const typed = event.target.value;
              setDays(typed);
              const count = readExpiryDays(typed);
              if (count !== null) onChange({ content: { expiryDays: count } });
            }}
          />
        </Field>
        <ContractFiling content={content} choices={choices} onChange={(change) => onChange({ content: change })} />
        <MailTemplateField
          value={content.settings.mailTemplate}
          onChange={(mailTemplate) => onChange({ content: { settings: { ...content.settings, mailTemplate } } })}
        />
        <Field label="받는 분에게 하는 말" optional>
          <TextArea
            rows={3}
            value={content.message}
            onChange={(event) => onChange({ content: { message: cut(event.target.value) } })}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

const cut = (text: string) => splitGraphemes(text).slice(0, MAX_MESSAGE_LENGTH).join('');

type TitleRuleProps = Pick<TemplateSettingsProps, 'template'> & { onChange: (rule: string) => void };

function TitleRule({ template: { title, content }, onChange }: TitleRuleProps) {
  const [rule, setRule] = useState(content.titleRule);
  const input = useRef<HTMLInputElement>(null);
  const problem = findTitleRuleProblem(rule, content);
  const write = (next: string) => {
    setRule(next);
    if (findTitleRuleProblem(next, content) === null) onChange(next);
  };
  const insert = (name: string) => {
    const at = input.current?.selectionStart ?? rule.length;
    write(`${rule.slice(0, at)}{${name}}${rule.slice(input.current?.selectionEnd ?? at)}`.slice(0, MAX_RULE_LENGTH));
    input.current?.focus();
  };
  const example = fillTextRule(rule, new Map([['문서 이름', title]]));
  return (
    <Field
      label="보낼 문서의 이름"
      optional
      error={problem ?? undefined}
      hint={rule === '' ? '비워두면 템플릿 이름을 그대로 써요.' : `예: ${example}`}
    >
      <TextInput
        ref={input}
        autoComplete="off"
        maxLength={MAX_RULE_LENGTH}
        placeholder="{문서 이름}_{받는 분}"
        value={rule}
        onChange={(event) => write(event.target.value)}
      />
      <div className={styles.variables} role="group" aria-label="이름에 넣을 것">
        {listTitleVariables(content).map((name) => (
          <Button key={name} size="sm" onClick={() => insert(name)}>
            {name}
          </Button>
        ))}
      </div>
    </Field>
  );
}
