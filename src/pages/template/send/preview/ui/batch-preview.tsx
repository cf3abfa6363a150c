import { Navigate } from 'react-router-dom';
import { href } from '@/shared/routes';

type BatchPreviewProps = { templateId: string; batchId: string };

/** The sheet of a batch shows the documents of its rows. */
export const BatchPreview = ({ templateId, batchId }: BatchPreviewProps) => (
  <Navigate to={`${href('templateSendMany', { templateId })}?batchId=${batchId}`} replace />
);
