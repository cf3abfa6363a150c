import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userQueries, type User } from '@/entities/user';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { uploadPicture } from '@/shared/lib/picture-upload';
import { Avatar } from '@/shared/ui/data/avatar';
import { PicturePicker } from '@/shared/ui/inputs/picture-picker';
import { toast } from '@/shared/ui/feedback/toast';

export function ChangePicture({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      const profileImgUrl = file && (await uploadPicture(file));
      return unwrap(api.PATCH('/users/profile-images', { body: { profileImgUrl } }));
    },
    onSuccess: async (_, file) => {
      toast.success(file ? '사진을 바꿨어요' : '사진을 지웠어요');
      await queryClient.invalidateQueries({ queryKey: userQueries.all() });
    },
  });
  return (
    <PicturePicker
      label="사진"
      face={<Avatar name={user.name} me size={64} photo={user.profileImgUrl ?? undefined} />}
      hasPicture={user.profileImgUrl !== null}
      isBusy={change.isPending}
      failure={change.error && getErrorMessage(change.error)}
      onPick={(file) => change.mutate(file)}
    />
  );
}
