import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contactQueries, type Contact, type ContactDraft } from '@/entities/contact';
import { api, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

export function useSaveContact(contact: Contact | null, onDone: () => void) {
  const onSuccess = useAfterwards(contact ? '저장했어요' : '연락처를 더했어요', onDone);
  return useMutation({
    mutationFn: (body: ContactDraft) =>
      contact
        ? unwrap(api.PATCH('/contacts/{contactId}', { params: { path: { contactId: contact.contactId } }, body }))
        : unwrap(api.POST('/contacts', { body })),
    onSuccess,
  });
}

export function useDeleteContact({ contactId }: Contact, onDone: () => void) {
  const onSuccess = useAfterwards('지웠어요', onDone);
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/contacts/{contactId}', { params: { path: { contactId } } })),
    onSuccess,
  });
}

function useAfterwards(words: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return async () => {
    toast.success(words);
    onDone();
    await queryClient.invalidateQueries({ queryKey: contactQueries.all() });
  };
}
