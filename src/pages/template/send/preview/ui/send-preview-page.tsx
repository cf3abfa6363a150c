import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { href } from '@/shared/routes';
import { readUuid } from '@/widgets/list-frame';
import { BatchPreview } from './batch-preview';
import { ContractPreview } from './contract-preview';

export function SendPreviewPage() {
  const { templateId = '' } = useParams();
  const [address] = useSearchParams();
  const contractId = readUuid(address, 'contractId');
  const batchId = readUuid(address, 'batchId');
  if (batchId !== null) return <BatchPreview templateId={templateId} batchId={batchId} />;
  if (contractId !== null) return <ContractPreview key={contractId} templateId={templateId} contractId={contractId} />;
  return <Navigate to={href('templateSendSingle', { templateId })} replace />;
}
