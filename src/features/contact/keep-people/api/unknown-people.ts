import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { contactQueries } from '@/entities/contact';
import { api, ApiError, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';
import { listAddresses, findUnknownPeople, type ContactDetails } from '../model/unknown-people';

/** Searches for each person separately, because the full list of contacts may be long. */
export const unknownPeopleQuery = (people: readonly ContactDetails[]) =>
  queryOptions({
    queryKey: [...contactQueries.all(), 'strangers', people.flatMap(listAddresses)],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        people
          .flatMap(listAddresses)
          .map((search) => unwrap(api.GET('/contacts', { params: { query: { search } }, signal }))),
      );
      return findUnknownPeople(
        people,
        found.flatMap(({ items }) => items),
      );
    },
  });

export function useSaveAsContacts(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (people: readonly ContactDetails[]) => {
      for (const person of people) await keep(person);
    },
    onSuccess: () => {
      toast.success('연락처에 넣었어요');
      onSaved();
    },
    // Refetches even after a partial failure, so that saved contacts are not offered again.
    onSettled: () => queryClient.invalidateQueries({ queryKey: contactQueries.all() }),
  });
}

async function keep({ name, title, email, phone }: ContactDetails) {
  try {
    await unwrap(api.POST('/contacts', { body: { name, title, email, phone } }));
  } catch (error) {
    // Another member may have added this contact in the meantime.
    if (ApiError.from(error).code !== 'CONTACT_EXISTS') throw error;
  }
}
