import { useMutation } from '@tanstack/react-query';
import { getErrorMessage } from '@/shared/api';
import { memberSigningSession } from '@/shared/session';
import { toast } from '@/shared/ui/feedback/toast';
import { openMemberSigning } from './own-signing';

type Own = { contractId: string; receiverUuid: string };

/** Opens the receivers' pages, which recognise that a member came from the console. */
export const useOpenMemberSigning = () =>
  useMutation({
    mutationFn: ({ contractId, receiverUuid }: Own) => openMemberSigning(contractId, receiverUuid),
    onSuccess: ({ link }, { contractId, receiverUuid }) => {
      memberSigningSession.keep(contractId, receiverUuid);
      location.assign(link);
    },
    onError: (error) => toast.error(getErrorMessage(error)),
  });
