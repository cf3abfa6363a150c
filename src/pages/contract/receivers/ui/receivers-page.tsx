import { ArrowRight } from '@/shared/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Contract } from '@/entities/contract';
import { serviceSettingsQueries, type ServiceSettings } from '@/entities/setting/service-setting';
import { useSession } from '@/entities/user';
import { ChooseContacts } from '@/features/contact/choose-contacts';
import { useSuggestedPeople } from '@/features/contact/suggest-people';
import { EditReceivers, useReceiversForm } from '@/features/contract/compose/edit-receivers';
import { EditTerms, useTermsForm } from '@/features/contract/compose/edit-terms';
import { LeaveConfirmation, SaveProblem, useSaveDraft, useUnsavable } from '@/features/contract/compose/save-draft';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { Stack } from '@/shared/ui/layout/stack';
import { toast } from '@/shared/ui/feedback/toast';
import * as styles from './receivers-page.css';
import { DraftGate, VerificationDueBanner, SaveNote, SendColumns, SendFrame } from '@/widgets/send-frame';

export function ReceiversPage() {
  const { contractId = '' } = useParams();
  return (
    <DraftGate key={contractId} contractId={contractId} step="receivers">
      {(draft) => <WithDefaults contract={draft} />}
    </DraftGate>
  );
}

/** Used if the organisation's settings can't be loaded. */
const USUAL = { channels: ['MAIL'], verifications: [] } satisfies Partial<ServiceSettings>;

function WithDefaults({ contract }: { contract: Contract }) {
  const { data, isPending } = useQuery(serviceSettingsQueries.one());
  return isPending ? null : <Config contract={contract} defaults={data ?? USUAL} />;
}

type ConfigProps = {
  contract: Contract;
  defaults: Pick<ServiceSettings, 'channels' | 'verifications'>;
};

function Config({ contract: given, defaults }: ConfigProps) {
  // The forms keep their initial contract, even if the cache receives a newer version.
  const [contract] = useState(given);
  const { contractId, title } = contract;
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const soughtKey = address.get('receiver');
  const isDeadlineSought = address.get('setting') === 'EXPIRY';
  const isPageSealSought = address.get('setting') === 'PAGE_SEAL';
  const { user } = useSession();
  const saver = useSaveDraft(contract);
  const receivers = useReceiversForm(contract, defaults, (people) => saver.change({ receivers: people }), soughtKey);
  const terms = useTermsForm(contract, saver.change);
  const whole = useUnsavable(saver, terms.hasUnsavable || receivers.hasUnsavable);
  const known = useSuggestedPeople();
  const isMobile = useLayout() === 'mobile';
  /** On a phone, the terms are on a separate page, after the receivers. */
  const [part, setPart] = useState<'people' | 'terms'>(isDeadlineSought || isPageSealSought ? 'terms' : 'people');
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const [isGoing, setIsGoing] = useState(false);

  const { setFocus } = terms.form;
  useEffect(() => {
    if (isDeadlineSought) setFocus('expiry');
  }, [isDeadlineSought, setFocus]);

  const next = async () => {
    const wrong = await receivers.check();
    if (wrong !== null) {
      setPart('people');
      if (isMobile && wrong >= 0) setOpenIndex(wrong);
      return;
    }
    if (isMobile && part === 'people') return setPart('terms');
    if (!(await terms.check())) return;
    setIsGoing(true);
    if (await saver.settle()) await navigate(href('contractEditor', { contractId }));
    setIsGoing(false);
  };
  const back = async () => {
    if (isMobile && part === 'terms') return setPart('people');
    await navigate(`${href('contractUpload')}?contractId=${contractId}`);
  };

  const me = { name: user.name, title: '', email: user.email, phone: null };
  const people = (
    <EditReceivers
      receivers={receivers}
      me={me}
      known={known.people}
      onSearch={known.search}
      onPick={() => setIsPicking(true)}
      openIndex={openIndex}
      onOpenIndex={setOpenIndex}
      soughtKey={soughtKey}
    />
  );
  const isTermsShown = isMobile && part === 'terms';

  return (
    <SendFrame
      step="receivers"
      contractId={contractId}
      title={title}
      onLeave={() => void navigate(`${href('contracts')}?tab=DRAFT`)}
      onNext={() => void next()}
      note={<SaveNote state={whole.state} onRetry={saver.retry} />}
      alert={<VerificationDueBanner />}
      actions={
        <>
          <Button onClick={() => void back()}>이전</Button>
          <Button
            variant="primary"
            trailingIcon={<ArrowRight />}
            loading={isGoing}
            loadingLabel="저장하는 중"
            onClick={() => void next()}
          >
            다음
          </Button>
        </>
      }
    >
      <SendColumns
        width="wide"
        asideLabel="마감과 설정"
        aside={isMobile ? undefined : <EditTerms terms={terms} expiryDays={contract.expiryDays} />}
      >
        <Stack gap={4}>
          <SaveProblem
            state={saver.state}
            failure={saver.failure}
            onRetry={saver.retry}
            onReload={() => location.reload()}
            onOverwrite={saver.overwrite}
          />
          {isTermsShown ? (
            <>
              <h1 className={styles.heading}>마감과 설정</h1>
              <EditTerms terms={terms} expiryDays={contract.expiryDays} />
            </>
          ) : (
            people
          )}
        </Stack>
      </SendColumns>
      {isPicking && (
        <ChooseContacts
          people={receivers.form.getValues('people')}
          room={receivers.room()}
          onChoose={(contacts) => {
            receivers.addKnown(contacts);
            toast.success(`${contacts.length}명을 넣었어요`);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
      <LeaveConfirmation saver={whole} />
    </SendFrame>
  );
}
