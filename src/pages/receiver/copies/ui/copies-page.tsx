import { CopiesView, useCopiesMessages } from '@/features/receiver/keep-copies';
import { href } from '@/shared/routes';
import { CopiesFrame } from '@/widgets/receiver-frame';

export function CopiesPage() {
  const words = useCopiesMessages();
  return (
    <CopiesFrame title={words.document}>
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
