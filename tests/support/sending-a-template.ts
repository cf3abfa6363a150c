import type { QueryClient } from '@tanstack/react-query';
import { contactQueries } from '@/entities/contact';
import { mailTemplateQueries } from '@/entities/setting/mail-template';
import { templateQueries, type Template } from '@/entities/template';
import { userQueries } from '@/entities/user';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';
import { exampleContact } from './example-batch';

export const seedSending =
  (template: Template = storyTemplate(), { contacts = 3 }: { contacts?: number | null } = {}) =>
  (cache: QueryClient) => {
    const { templateId, number } = template;
    cache.setQueryData(userQueries.session().queryKey, {
      user: {
        userUuid: 'me',
        name: '김지수',
        email: 'jisu.kim@hanbit.example',
        profileImgUrl: null,
        organizationMemberUuid: 'me',
        permissions: ['CONTRACT_SEND'],
      },
      organization: null,
      annualVerification: { valid: true, verifiedAt: '2026-10-01T00:00:00Z', validUntil: '2027-10-01T00:00:00Z' },
    });
    cache.setQueryData(templateQueries.detail(templateId).queryKey, template);
    if (number !== null) cache.setQueryData(templateQueries.numbered(templateId, number).queryKey, template);
    cache.setQueryData(mailTemplateQueries.list().queryKey, { builtIn: [], mailTemplates: [] });
    if (contacts === null) return;
    const items = ['문예린', '임시온', '류건우'].slice(0, contacts).map((name) => exampleContact(name));
    cache.setQueryData(contactQueries.list({ page: 1, size: 20 }).queryKey, {
      items,
      recent: [],
      page: 1,
      size: 20,
      total: items.length,
    });
    cache.setQueryData(contactQueries.groups().queryKey, []);
  };
