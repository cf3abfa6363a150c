import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api, getErrorMessage, beginSession, unwrap } from '@/shared/api';
import { organizationNameRule } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import * as styles from './create-organization.css';

export function CreateOrganization() {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const create = useMutation({
    mutationFn: async (name: string) => {
      const { organizationMemberUuid } = await unwrap(api.POST('/organizations', { body: { name } }));
      return unwrap(
        api.POST('/auths/login/{organizationMemberUuid}', { params: { path: { organizationMemberUuid } }, body: {} }),
      );
    },
    onSuccess: async ({ userInfo }) => {
      await beginSession(userInfo);
      await queryClient.resetQueries();
    },
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(({ name }) => create.mutate(name))(event)}
    >
      <Stack gap={4}>
        {create.error && <Banner tone="danger">{getErrorMessage(create.error)}</Banner>}
        <Field label="조직 이름" error={formState.errors.name?.message}>
          <TextInput autoComplete="organization" {...register('name', organizationNameRule)} />
        </Field>
        <div>
          <Button type="submit" variant="primary" size="lg" loading={create.isPending} loadingLabel="만드는 중">
            조직 만들기
          </Button>
        </div>
      </Stack>
    </form>
  );
}
