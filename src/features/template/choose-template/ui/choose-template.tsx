import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templateQueries } from '@/entities/template';
import { ChooseTemplateView } from './choose-template-view';

type ChooseTemplateProps = {
  title: string;
  description: string;
  onChoose: (templateId: string) => void;
  onClose: () => void;
};

const SHOWN = 10;

/** Mount it to open, unmount it to close. */
export function ChooseTemplate({ title, description, onChoose, onClose }: ChooseTemplateProps) {
  const [search, setSearch] = useState('');
  const list = useQuery(
    templateQueries.list({ state: 'PUBLISHED', sort: 'USED', size: SHOWN, ...(search && { search }) }),
  );
  return (
    <ChooseTemplateView
      title={title}
      description={description}
      templates={list.data?.items ?? null}
      isFailed={list.isError}
      search={search}
      onSearch={setSearch}
      onRetry={() => void list.refetch()}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
