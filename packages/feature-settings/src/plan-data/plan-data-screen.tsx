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
import { changeGenerations, changeLadder, changeSetting } from './plan-data.actions.ts';
import classes from './plan-data.module.css';
import type { PlanData, Setting } from './plan-data.ts';
import { SettingValue } from './setting-value.tsx';

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

/** A rate on the day on which it begins; a dash where that day leaves it as it was. */
const rateOf = (rate: { readonly rate_bps: number } | undefined) => (rate ? formatBps(rate.rate_bps) : '–');

function Ladder({ ladder }: { readonly ladder: PlanData['ladder'] }) {
  const mayChange = useMay('setLadder');
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
          ]}
        />
      </div>
    </Card>
  );
}

function Generations({ generations }: { readonly generations: PlanData['generations'] }) {
  const mayChange = useMay('setGenerationRates');
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
          ]}
        />
      </div>
    </Card>
  );
}

function Settings({ settings }: { readonly settings: PlanData['settings'] }) {
  const mayChange = useMay('setSetting');
  const actionsOf = (setting: Setting): NamedAction[] => (mayChange ? [changeSetting(setting)] : []);
  return (
    <Card title="Thresholds and programs">
      <FactTable
        label="Thresholds and programs"
        rows={settings}
        rowKey={({ key }) => key}
        columns={[
          { label: 'Setting', of: ({ label }) => label },
          { label: 'Value', of: (setting) => <SettingValue setting={setting} value={setting.value} /> },
          {
            label: 'Since',
            of: ({ effective_from }) =>
              effective_from === null ? 'The start' : <DateText value={effective_from} />,
          },
          { label: 'History', of: (setting) => <History setting={setting} /> },
          { label: 'Action', of: (setting) => <RecordActions actions={actionsOf(setting)} /> },
        ]}
      />
    </Card>
  );
}

/** Every value that was set, the planned ones first. */
function History({ setting }: { readonly setting: Setting }) {
  if (setting.starts.length === 0) return '–';
  return (
    <ul className={classes.lines}>
      {setting.starts.map(({ effective_from, standing, value, set_by }) => (
        <li key={effective_from}>
          <Status value={standing} /> <DateText value={effective_from} />{' '}
          {set_by && (
            <>
              by <Private>{set_by.name}</Private>
            </>
          )}
          <div>
            <SettingValue setting={setting} value={value} />
          </div>
        </li>
      ))}
    </ul>
  );
}
