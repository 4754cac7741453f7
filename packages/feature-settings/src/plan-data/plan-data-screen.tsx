import { useSuspenseQuery } from '@tanstack/react-query';
import { formatBps } from '@upline/domain';
import { type NamedAction, queryFor, RecordActions, useMay } from '@upline/shell';
import { DateText } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import {
  changeGenerations,
  changeLadder,
  withdrawGenerations,
  withdrawLadder,
} from './plan-data.actions.tsx';
import classes from './plan-data.module.css';
import type { PlanData, Setting } from './plan-data.ts';
import { SettingValue } from './setting-value.tsx';
import { settingActions, startActions } from './settings.actions.tsx';

/** `settings/plan-data`: what pay is computed by besides the schedule, since when and from when on (R-CFG-01). */
export function PlanDataScreen() {
  const { ladder, generations, settings } = useSuspenseQuery(queryFor('getPlanData')).data;
  return (
    <>
      <PageHeader title="Levels and thresholds" />
      <div className={layout.stack}>
        <Ladder ladder={ladder} />
        <Generations generations={generations} />
        <Settings settings={settings} />
      </div>
    </>
  );
}

type Start = PlanData['ladder']['starts'][number] | PlanData['generations']['starts'][number];

/** The columns before and after the figures. */
const FROM = {
  label: 'From',
  of: ({ effective_from }: Start) => <DateText value={effective_from} />,
} as const;
const STANDING = { label: 'Standing', of: ({ standing }: Start) => <Status value={standing} /> } as const;

/** The column of what is done with planned rates; none where there are none or nobody may. */
const withdrawn = (may: boolean, starts: readonly Start[], action: (start: Start) => NamedAction) =>
  may && starts.some(({ standing }) => standing === 'Planned')
    ? [
        {
          label: 'Action',
          of: (start: Start) => start.standing === 'Planned' && <RecordActions actions={[action(start)]} />,
        },
      ]
    : [];

/** A rate on the day on which it begins; a dash where that day leaves it as it was. */
const rateOf = (rate: { readonly rate_bps: number } | undefined) => (rate ? formatBps(rate.rate_bps) : '–');

function Ladder({ ladder }: { readonly ladder: PlanData['ladder'] }) {
  const mayChange = useMay('setLadder');
  const mayWithdraw = useMay('withdrawLadder');
  return (
    <Card title="Ladder of levels" actions={mayChange && <RecordActions actions={[changeLadder(ladder)]} />}>
      <div className={layout.close}>
        <p className={layout.muted}>Percent of BV where the compensation schedule gives no rate.</p>
        <FactTable<PlanData['ladder']['starts'][number]>
          label="Ladder of levels"
          rows={ladder.starts}
          rowKey={({ effective_from }) => effective_from}
          columns={[
            FROM,
            ...ladder.levels.map(({ code }) => ({
              label: code,
              isNumber: true,
              of: ({ rates }: PlanData['ladder']['starts'][number]) =>
                rateOf(rates.find(({ level_code }) => level_code === code)),
            })),
            STANDING,
            ...withdrawn(mayWithdraw, ladder.starts, ({ effective_from }) =>
              withdrawLadder(ladder, effective_from),
            ),
          ]}
        />
      </div>
    </Card>
  );
}

function Generations({ generations }: { readonly generations: PlanData['generations'] }) {
  const mayChange = useMay('setGenerationRates');
  const mayWithdraw = useMay('withdrawGenerationRates');
  return (
    <Card
      title="Generation rates"
      actions={mayChange && <RecordActions actions={[changeGenerations(generations)]} />}
    >
      <div className={layout.close}>
        <p className={layout.muted}>
          Percent of BV, paid as Revenue Bonus to the generations of RMDs above the writer's base shop.
        </p>
        <FactTable<PlanData['generations']['starts'][number]>
          label="Generation rates"
          rows={generations.starts}
          rowKey={({ effective_from }) => effective_from}
          columns={[
            FROM,
            ...generations.rates_bps.map((_, index) => ({
              label: `Generation ${index + 1}`,
              isNumber: true,
              of: ({ rates }: PlanData['generations']['starts'][number]) =>
                rateOf(rates.find(({ generation }) => generation === index + 1)),
            })),
            STANDING,
            ...withdrawn(mayWithdraw, generations.starts, ({ effective_from }) =>
              withdrawGenerations(generations, effective_from),
            ),
          ]}
        />
      </div>
    </Card>
  );
}

function Settings({ settings }: { readonly settings: PlanData['settings'] }) {
  const mayChange = useMay('setSetting');
  return (
    <Card title="Thresholds and programs">
      <FactTable
        label="Thresholds and programs"
        rows={settings}
        rowKey={({ key }) => key}
        columns={[
          { label: 'Setting', of: ({ label }) => label },
          { label: 'Value', of: (setting) => <SettingValue held={setting} /> },
          {
            label: 'Since',
            of: ({ effective_from }) =>
              effective_from === null ? 'The start' : <DateText value={effective_from} />,
          },
          { label: 'History', of: (setting) => <History setting={setting} mayChange={mayChange} /> },
          {
            label: 'Action',
            of: (setting) =>
              mayChange && (
                <div className={classes.actions}>
                  <RecordActions actions={settingActions(setting)} />
                </div>
              ),
          },
        ]}
      />
    </Card>
  );
}

/** Every value that was set, the planned ones first; those can still be changed and withdrawn. */
function History({ setting, mayChange }: { readonly setting: Setting; readonly mayChange: boolean }) {
  if (setting.starts.length === 0) return '–';
  return (
    <ul className={classes.lines}>
      {setting.starts.map((start) => (
        <li key={start.effective_from}>
          <Status value={start.standing} /> <DateText value={start.effective_from} />{' '}
          {start.set_by && (
            <>
              by <Private>{start.set_by.name}</Private>
            </>
          )}
          {mayChange && start.standing === 'Planned' && (
            <RecordActions as="menu" actions={startActions(setting, start)} />
          )}
          <div>
            <SettingValue held={start} />
          </div>
        </li>
      ))}
    </ul>
  );
}
