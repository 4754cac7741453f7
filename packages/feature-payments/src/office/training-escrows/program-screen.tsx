import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, useMay, useRecordActions } from '@upline/shell';
import { Money } from '@upline/ui-kit';
import { officeWayOf, stepsOf } from '../../escrows/program-steps.ts';
import { PersonLink } from '../office-links.tsx';
import { ProgramMoney } from './program-money.tsx';
import { ProgramOverview } from './program-overview.tsx';
import { type OfficeProgram, officeProgramActions } from './programs.actions.tsx';

const route = getRouteApi('/signed-in/training-escrows/$id');

/** `training-escrows/{id}`: the way of a program, the money that waits for it, and what the home office does (domain.md 2.19). */
export function ProgramScreen() {
  const { id } = route.useParams();
  const { tab = 'overview' } = route.useSearch();
  const { data: program } = useSuspenseQuery(queryFor('getTrainingProgram', { params: { id } }));
  const mayReadMoney = useMay('listAllCompensations');
  const actions = officeProgramActions(program);
  const { menu, run, dialog } = useRecordActions(actions);
  const next = actions.find(({ key }) => key === 'reopen');
  return (
    <RecordScreen
      noun="Training program"
      name={program.associate.name}
      code={program.associate.code}
      status={program.status}
      facts={[
        <span key="trainer">
          Trained by <PersonLink person={program.trainer} />
        </span>,
      ]}
      headline={headlineOf(program)}
      track={stepsOf(program)}
      next={next && { label: next.label, onClick: () => run(next.key) }}
      actions={menu.filter(({ key }) => key !== next?.key)}
      page={{ to: '/training-escrows/$id', params: { id } }}
      tab={tab}
      tabs={{
        overview: { label: 'Overview', content: <ProgramOverview program={program} /> },
        money: mayReadMoney && { label: 'Money', content: <ProgramMoney code={program.associate.code} /> },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

function headlineOf(program: OfficeProgram) {
  const waiting = program.waiting ?? [];
  const note = officeWayOf(program);
  if (waiting.length === 0) return [{ label: 'Waits in escrow', value: 'Nothing', note }];
  return waiting.map(({ currency, cents }, index) => ({
    label: waiting.length === 1 ? 'Waits in escrow' : `Waits in escrow, ${currency}`,
    value: <Money cents={cents} currency={currency} />,
    ...(index === 0 ? { note } : {}),
  }));
}
