import { useQuery } from '@tanstack/react-query';
import { BuildingComplex } from '@/shared/icons';
import { organizationQueries } from '@/entities/organization';
import { useSession } from '@/entities/user';
import { useSwitchOrganization } from '@/features/organization/switch-organization';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { OrganizationButton } from './sidebar';

const PLAN_WORDS = { FREE: '프리', STANDARD: '스탠다드' };

export function OrganizationSwitcher({ rail = false }: { rail?: boolean }) {
  const { organization } = useSession();
  const { data: organizations = [] } = useQuery(organizationQueries.list());
  const switchOrganization = useSwitchOrganization();
  if (!organization) return null;

  const description = `${PLAN_WORDS[organization.plan]} · 멤버 ${organization.memberCount}명`;
  const button = <OrganizationButton name={organization.name} description={description} rail={rail} />;
  return (
    <DropdownMenu
      label="조직 바꾸기"
      side={rail ? 'right' : 'bottom'}
      trigger={button}
      items={organizations.map((entry) => {
        const isCurrent = entry.organizationUuid === organization.organizationUuid;
        return {
          label: entry.name,
          icon: <BuildingComplex />,
          current: isCurrent,
          onSelect: () => {
            if (!isCurrent) switchOrganization.mutate(entry.organizationMemberUuid);
          },
        };
      })}
    />
  );
}
