import { useQuery } from '@tanstack/react-query';
import { creditQueries } from '../api/credit';
import { describeTextCost } from '../model/cost-words';
import * as styles from './sending-cost-note.css';

type TextCostNoteProps = {
  /** How many text messages are sent. Undefined while loading, and null if the page can't count them. */
  texts: number | null | undefined;
};

/** Shows what an action spends on text messages at once. Hidden while billing is off. */
export function TextCostNote({ texts }: TextCostNoteProps) {
  const plans = useQuery(creditQueries.plans());
  if (texts === undefined || !plans.data || plans.data.billing === 'off') return null;
  const words = describeTextCost(texts, plans.data.costs.TEXT);
  return words && <p className={styles.costNote}>{words}</p>;
}
