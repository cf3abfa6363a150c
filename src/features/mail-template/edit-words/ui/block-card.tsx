import { Trash } from '@/shared/icons';
import { listMailLines, listMailVariables, MAX_BLOCK_LENGTH } from '#rules/mail-words.ts';
import type { MailBlock, MailKind } from '@/entities/setting/mail-template';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { ReorderHandle } from '@/shared/ui/data/reorder';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { BLOCK_LABELS, MAIL_LINE_LABELS } from '../model/blocks';
import { MailTextField } from './mail-text-field';
import * as styles from './mail-text-editor.css';

type BlockCardProps = {
  kind: MailKind;
  block: MailBlock;
  index: number;
  problem: string | undefined;
  onChange: (block: MailBlock) => void;
  onRemove: () => void;
};

export function BlockCard({ kind, block, index, problem, onChange, onRemove }: BlockCardProps) {
  const label = `${index + 1}번째 ${BLOCK_LABELS[block.type]}`;
  return (
    <div className={styles.block} role="group" aria-label={label}>
      <div className={styles.blockHeader}>
        <ReorderHandle index={index} label={`${label} 순서 바꾸기`} />
        <span className={styles.blockName}>{BLOCK_LABELS[block.type]}</span>
        <IconButton label={`${label} 빼기`} icon={<Trash />} onClick={onRemove} />
      </div>
      <BlockContent kind={kind} block={block} label={label} problem={problem} onChange={onChange} />
    </div>
  );
}

type BlockContentProps = Pick<BlockCardProps, 'kind' | 'block' | 'problem' | 'onChange'> & { label: string };

function BlockContent({ kind, block, label, problem, onChange }: BlockContentProps) {
  switch (block.type) {
    case 'MESSAGE':
      return (
        <>
          <p className={styles.words}>보낼 때 적은 말이 들어가요. 적지 않으면 보이지 않아요.</p>
          {problem && <p className={styles.problem}>{problem}</p>}
        </>
      );
    case 'FACTS':
      return (
        <>
          <div className={styles.lines}>
            {listMailLines(kind).map((line) => (
              <Checkbox
                key={line}
                label={MAIL_LINE_LABELS[line]}
                checked={block.lines.includes(line)}
                onChange={(event) =>
                  onChange({
                    ...block,
                    lines: event.target.checked
                      ? [...block.lines, line]
                      : block.lines.filter((other) => other !== line),
                  })
                }
              />
            ))}
          </div>
          {problem && <p className={styles.problem}>{problem}</p>}
        </>
      );
    case 'HEADING':
    case 'PARAGRAPH':
    case 'NOTE':
    case 'BUTTON':
      return (
        <MailTextField
          label={label}
          labelHidden
          value={block.words}
          variables={listMailVariables(kind)}
          problem={problem}
          onChange={(words) => onChange({ ...block, words })}
          {...((block.type === 'PARAGRAPH' || block.type === 'NOTE') && { limit: MAX_BLOCK_LENGTH })}
        />
      );
  }
}
