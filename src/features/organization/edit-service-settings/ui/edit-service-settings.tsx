import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { serviceSettingsQueries, type ServiceSettings } from '@/entities/setting/service-setting';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { LeaveDialog } from '@/shared/ui/overlays/leave-dialog';
import { toast } from '@/shared/ui/feedback/toast';
import { AfterSendingSettings } from './after-sending-settings';
import { BeforeSendingSettings } from './before-sending-settings';
import * as styles from './edit-service-settings.css';
import { ReceiverSettings } from './receiver-settings';

type EditServiceSettingsProps = { settings: ServiceSettings; mayManage: boolean };

/** Members who may not change the defaults still see them, because their documents use them. */
export function EditServiceSettings({ settings, mayManage }: EditServiceSettingsProps) {
  const queryClient = useQueryClient();
  const form = useForm<ServiceSettings>({ defaultValues: settings, mode: 'onTouched' });
  const save = useMutation({
    mutationFn: ({ hasAlimtalk: _, ...body }: ServiceSettings) => unwrap(api.PATCH('/service-settings', { body })),
    onSuccess: (saved) => {
      form.reset(saved);
      queryClient.setQueryData(serviceSettingsQueries.one().queryKey, saved);
      toast.success('저장했어요');
    },
  });
  // `isDirty` also counts settings that are optional and still missing.
  const isDirty = Object.keys(form.formState.dirtyFields).length > 0;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit((values) => save.mutate(values))(event)}
    >
      <LeaveDialog isDirty={isDirty} />
      {save.error && <Banner tone="danger">{getErrorMessage(save.error)}</Banner>}
      {!mayManage && <Banner tone="neutral">조직 설정 권한이 있는 멤버가 고칠 수 있어요.</Banner>}
      <BeforeSendingSettings form={form} readOnly={!mayManage} />
      <ReceiverSettings form={form} readOnly={!mayManage} hasAlimtalk={settings.hasAlimtalk} />
      <AfterSendingSettings form={form} readOnly={!mayManage} />
      {mayManage && (
        <div>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={save.isPending}
            loadingLabel="저장하는 중"
            disabledReason={isDirty ? undefined : '고친 것이 없어요.'}
          >
            저장하기
          </Button>
        </div>
      )}
    </form>
  );
}
