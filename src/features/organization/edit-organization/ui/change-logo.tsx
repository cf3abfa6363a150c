import { useMutation } from '@tanstack/react-query';
import { getErrorMessage } from '@/shared/api';
import { uploadPicture } from '@/shared/lib/picture-upload';
import { Avatar } from '@/shared/ui/data/avatar';
import { PicturePicker } from '@/shared/ui/inputs/picture-picker';

type ChangeLogoProps = {
  name: string;
  logoImgUrl: string | null;
  readOnly: boolean;
  onChange: (logoImgUrl: string | null) => Promise<unknown>;
};

export function ChangeLogo({ name, logoImgUrl, readOnly, onChange }: ChangeLogoProps) {
  const change = useMutation({
    mutationFn: async (file: File | null) => onChange(file && (await uploadPicture(file))),
  });
  return (
    <PicturePicker
      label="로고"
      face={<Avatar name={name} me group size={64} photo={logoImgUrl ?? undefined} />}
      hasPicture={logoImgUrl !== null}
      readOnly={readOnly}
      isBusy={change.isPending}
      failure={change.error && getErrorMessage(change.error)}
      onPick={(file) => change.mutate(file)}
    />
  );
}
