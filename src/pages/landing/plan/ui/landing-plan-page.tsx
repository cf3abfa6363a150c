import { Suspense, use } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { loadPlans, ServicePlans } from '@/entities/payment/service-plan';
import { LandingPlanView } from './landing-plan-view';

export function LandingPlanPage() {
  const { plans } = useLoaderData<typeof loadPlans>();
  const { revalidate } = useRevalidator();
  const onReload = () => void revalidate();
  return (
    <Suspense fallback={<LandingPlanView plans={undefined} onReload={onReload} />}>
      <LoadedPlans arriving={plans} onReload={onReload} />
    </Suspense>
  );
}

type LoadedPlansProps = { arriving: Promise<ServicePlans | null>; onReload: () => void };

const LoadedPlans = ({ arriving, onReload }: LoadedPlansProps) => (
  <LandingPlanView plans={use(arriving)} onReload={onReload} />
);
