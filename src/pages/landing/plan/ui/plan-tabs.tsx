import { useState } from 'react';
import { ButtonLink } from '@/shared/ui/actions/button';
import { Tabs } from '@/shared/ui/layout/tabs';
import { FEATURES, PLANS, type PlanId } from '../model/plans';
import { OfferMark } from './offer-mark';
import { PlanPrice } from './plan-price';
import * as styles from './plan-tabs.css';

const TABS = PLANS.map(({ id, name }) => ({ value: id, label: name }));

/** One plan at a time on a phone, with its button within thumb reach. */
export function PlanTabs() {
  const [chosen, setChosen] = useState<PlanId>('STANDARD');
  const plan = PLANS.find(({ id }) => id === chosen);
  if (!plan) return null;
  return (
    <Tabs items={TABS} value={chosen} onValueChange={setChosen} label="요금제">
      <h2 className={styles.plan}>
        <PlanPrice plan={plan} />
      </h2>
      <dl className={styles.features}>
        {FEATURES.map(({ name, offers }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.feature}>{name}</dt>
            <dd className={styles.offer}>
              <OfferMark offer={offers[plan.id]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.bar}>
        <ButtonLink to={plan.action.to} variant="primary" size="xl" fullWidth>
          {plan.action.label}
        </ButtonLink>
      </div>
    </Tabs>
  );
}
