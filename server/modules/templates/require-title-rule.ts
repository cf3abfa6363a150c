import { findTitleRuleProblem } from '../../../rules/title-variables.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { TemplateContent } from './template.types.ts';

export function requireTitleRule(text: string, content: Pick<TemplateContent, 'slots' | 'fields'>): string {
  const rule = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const message = findTitleRuleProblem(rule, content);
  if (message === null) return rule;
  throw new DomainError('TEXT_RULE_WRONG', { message, fieldErrors: [{ field: 'content.titleRule', message }] });
}
