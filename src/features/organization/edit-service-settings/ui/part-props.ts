import type { UseFormReturn } from 'react-hook-form';
import type { ServiceSettings } from '@/entities/setting/service-setting';

export type SettingsPartProps = { form: UseFormReturn<ServiceSettings>; readOnly: boolean };

export const LOCKED_REASON = '조직 설정 권한이 있어야 고칠 수 있어요';
