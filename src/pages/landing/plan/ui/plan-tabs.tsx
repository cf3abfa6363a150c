import { useState } from 'react';
import { formatCount, SERVICE_PLAN_WORDS, type ServicePlans } from '@/entities/payment/service-plan';
import { ButtonLink } from '@/shared/ui/actions/button';
import { Tabs } from '@/shared/ui/layout/tabs';
import { SIGN_UP_HREF } from '@/widgets/landing-shell';
import { PLAN_PITCHES } from '../model/offers';
import { PlanPrice } from './plan-price';
import * as styles from './plan-tabs.css';

/** Shows one plan at a time on a phone, with its button within reach of the thumb. */
export function PlanTabs({ plans }: Pick<ServicePlans, 'plans'>) {
  const [chosen, setChosen] = useState(plans.at(-1)?.servicePlanName);
  const plan = plans.find(({ servicePlanName }) => servicePlanName === chosen);
  if (!plan) return null;
  const tabs = plans.map(({ servicePlanName: value }) => ({ value, label: SERVICE_PLAN_WORDS[value] }));
  return (
    <Tabs items={tabs} value={plan.servicePlanName} onValueChange={setChosen} label="요금제">
      <h2 className={styles.plan}>
        <PlanPrice plan={plan} />
      </h2>
      <dl className={styles.features}>
        <div className={styles.row}>
          <dt className={styles.feature}>한 달에 보낼 수 있는 문서</dt>
          <dd className={styles.offer}>{formatCount(plan.contractsPerMonth, '건')}</dd>
        </div>
      </dl>
      <div className={styles.bar}>
        <ButtonLink to={SIGN_UP_HREF} variant="primary" size="xl" fullWidth>
          {PLAN_PITCHES[plan.servicePlanName].action}
        </ButtonLink>
      </div>
    </Tabs>
  );
}
