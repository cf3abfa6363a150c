import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { PageTextsProvider, usePageErrorMessages } from '@/entities/document';
import { readPageText } from '@/entities/sign-contract';
import { usePreloadedGlyphs } from '@/shared/lib/browser';
import { href } from '@/shared/routes';
import { receiverSession } from '@/shared/session';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { StandaloneFrame } from '@/shared/ui/layout/standalone-frame';
import { useMessages } from '../model/messages';
import { usePreview } from '../model/use-preview';
import { DocumentReader } from './document-reader';

export function PreviewPage() {
  const { contractId = '' } = useParams();
  const words = useMessages();
  const navigate = useNavigate();
  usePreloadedGlyphs([words.failed, words.again, words.notThere, words.notThereMore, usePageErrorMessages()]);
  const { state, reload } = usePreview(contractId);

  switch (state.is) {
    case 'closed':
      return <Navigate to={`${href('receiverReviewVerify')}?to=${href('preview', { contractId })}`} replace />;
    case 'loading':
      return (
        <StandaloneFrame>
          <Spinner label={words.loading} />
        </StandaloneFrame>
      );
    case 'failed': {
      const isNotThere = state.error.status === 404 || state.error.status === 403 || state.error.status === 400;
      return (
        <StandaloneFrame>
          <EmptyState
            kind={isNotThere ? 'no-permission' : 'offline'}
            headingLevel={1}
            title={isNotThere ? words.notThere : words.failed}
            description={isNotThere ? words.notThereMore : undefined}
            actions={!isNotThere && <Button onClick={reload}>{words.again}</Button>}
          />
        </StandaloneFrame>
      );
    }
    case 'shown': {
      const reader = (
        <DocumentReader
          preview={state.preview}
          words={words}
          onStale={reload}
          onClose={() => void navigate(receiverSession.token() ? href('copies') : href('contract', { contractId }))}
        />
      );
      return state.preview.isReceivers ? <PageTextsProvider read={readPageText}>{reader}</PageTextsProvider> : reader;
    }
  }
}
