import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { formatBps, formatBv, formatMoney, formatNumber, TEAM_TYPE_NAMES } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { ApprovalKind } from '../approval-kind.ts';
import { byOne } from './decisions.ts';

type Evidence = OperationAnswer<'getLevelRequest'>['evidence'];
type Measure = Evidence['requirements'][number]['alternatives'][number];

interface Line {
  readonly label: string;
  readonly value: string;
  readonly required: string;
  readonly isMet: boolean;
}

const figure = (unit: Measure['unit'], value: number | null): string => {
  if (value === null) return 'Unknown';
  if (unit === 'cents') return formatMoney(value, 'USD');
  if (unit === 'bps') return formatBps(value);
  return unit === 'fact' ? (value > 0 ? 'Yes' : 'No') : formatNumber(value);
};

/** Each measure against what the level asks for, as it was when it was asked for. */
function linesOf({ production, requirements }: Evidence): Line[] {
  const measured = requirements.flatMap(({ alternatives }) =>
    alternatives.map(({ label, unit, value, required, is_met }) => ({
      label,
      value: figure(unit, value),
      required: figure(unit, required),
      isMet: is_met,
    })),
  );
  return production
    ? [
        {
          label: `Production, ${TEAM_TYPE_NAMES[production.team_type]}`,
          value: formatBv(production.counted_cents),
          required: formatBv(production.required_cents),
          isMet: production.is_met,
        },
        ...measured,
      ]
    : measured;
}

/** A request for RMD or higher (domain.md 2.33, R-LVL-03). */
export const levelApproval: ApprovalKind = {
  slug: 'level',
  noun: 'level',
  load: (queryClient, { id }) => queryClient.ensureQueryData(queryFor('getLevelRequest', { params: { id } })),
  useView({ id }) {
    const { data: request } = useSuspenseQuery(queryFor('getLevelRequest', { params: { id } }));
    const { evidence, note, effective_date, needs_super } = request;
    const lines = linesOf(evidence);
    return {
      fields: [
        { label: 'Level', before: request.from_level.name, after: request.to_level.name, isChanged: true },
        ...(note ? [{ label: 'Note', after: <Private>{note}</Private> }] : []),
        ...(effective_date ? [{ label: 'Effective', after: <DateText value={effective_date} /> }] : []),
      ],
      note: needs_super && 'Levels above EMD are decided by a super admin.',
      evidence: lines.length > 0 && (
        <FactTable
          label="Evidence"
          rows={lines}
          rowKey={({ label }) => label}
          columns={[
            { label: 'Measure', of: ({ label }) => label },
            { label: 'Required', isNumber: true, of: ({ required }) => required },
            { label: 'Reached', isNumber: true, of: ({ value }) => <Private>{value}</Private> },
            { label: 'Met', of: ({ isMet }) => (isMet ? 'Yes' : 'No') },
          ]}
        />
      ),
    };
  },
  ...byOne('decideLevelRequest', 'reason'),
  effect: 'The level holds from the first of the next month. The associate is notified.',
  shownBy: ['getLevelRequest', 'listAdminLevelRequests', 'countLevelRequests', 'getAssociate'],
};
