import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { CopiesView, useCopiesMessages } from '@/features/receiver/keep-copies';
import { href } from '@/shared/routes';
import { CopiesFrame } from '@/widgets/receiver-frame';
import { loadFirstCopies } from '../model/first-copies';

export const loader = ({ request }: LoaderFunctionArgs) => loadFirstCopies(request.signal);

export function CopiesPage() {
  const words = useCopiesMessages();
  const first = useLoaderData<typeof loader>();
  return (
    <CopiesFrame title={words.document} first={first}>
      {(copies) => (
        <CopiesView
          copies={copies}
          readHref={href('preview', { contractId: copies.contractId })}
          certificateHref={href('certificates')}
        />
      )}
    </CopiesFrame>
  );
}
