import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { ProgramsView } from './programs-view.tsx';

/** `programs`: what runs now, program by program, and what is planned of their rules (domain.md 2.36). */
export function ProgramsScreen() {
  const programs = useSuspenseQuery(queryFor('getPrograms')).data;
  return (
    <>
      <PageHeader title="Programs" />
      <ProgramsView programs={programs} />
    </>
  );
}
