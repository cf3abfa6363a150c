import { Plus } from '@/shared/icons';
import { useState } from 'react';
import { findMailProblems, listMailVariables, MAX_BLOCK_LENGTH } from '#rules/mail-words.ts';
import type { MailText } from '@/entities/setting/mail-template';
import { Button } from '@/shared/ui/actions/button';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { ReorderItem, ReorderList } from '@/shared/ui/data/reorder';
import { Stack } from '@/shared/ui/layout/stack';
import {
  BLOCK_LABELS,
  createBlock,
  addBlockKeys,
  listAddableBlockTypes,
  moveBlock,
  type KeyedBlock,
} from '../model/blocks';
import { BlockCard } from './block-card';
import { MailTextField } from './mail-text-field';
import * as styles from './mail-text-editor.css';

type MailTextEditorProps = { text: MailText; onChange: (text: MailText) => void };

/** Edits one message in one language. Must be remounted if the text changes from outside. */
export function MailTextEditor({ text, onChange }: MailTextEditorProps) {
  const { kind } = text;
  const [blocks, setBlocks] = useState(() => addBlockKeys(text.blocks));
  const problems = new Map(findMailProblems(text).map(({ field, message }) => [field, message]));
  const variables = listMailVariables(kind);
  const change = (next: KeyedBlock[]) => {
    setBlocks(next);
    onChange({ ...text, blocks: next.map(({ block }) => block) });
  };
  return (
    <Stack gap={4}>
      <MailTextField
        label="메일 제목"
        hint="앞에 [도장]이 붙어요."
        value={text.subject}
        variables={variables}
        problem={problems.get('subject')}
        onChange={(subject) => onChange({ ...text, subject })}
      />
      <ReorderList
        aria-label="메일 블록"
        className={styles.blocks}
        count={blocks.length}
        onMove={(from, to) => change(moveBlock(blocks, from, to))}
      >
        {blocks.map(({ key, block }, index) => (
          <ReorderItem key={key}>
            <BlockCard
              kind={kind}
              block={block}
              index={index}
              problem={problems.get(`blocks[${index}]`)}
              onChange={(next) => change(blocks.map((other) => (other.key === key ? { key, block: next } : other)))}
              onRemove={() => change(blocks.filter((other) => other.key !== key))}
            />
          </ReorderItem>
        ))}
      </ReorderList>
      {problems.has('blocks') && (
        <p className={styles.problem} role="alert">
          {problems.get('blocks')}
        </p>
      )}
      <DropdownMenu
        label="블록 더하기"
        trigger={<Button icon={<Plus />}>블록 더하기</Button>}
        items={listAddableBlockTypes(kind, blocks).map(({ type, disabledReason }) => ({
          label: BLOCK_LABELS[type],
          disabledReason,
          onSelect: () => change([...blocks, createBlock(type, kind)]),
        }))}
      />
      <MailTextField
        label="문자"
        optional
        hint="링크는 끝에 저절로 들어가요. 비워두면 기본 문자로 보내요."
        value={text.text}
        variables={variables}
        problem={problems.get('text')}
        limit={MAX_BLOCK_LENGTH}
        onChange={(words) => onChange({ ...text, text: words })}
      />
    </Stack>
  );
}
