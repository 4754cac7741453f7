import { addDays, formatBps, formatDate } from '@upline/domain';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { type HeldValue, heldOn, nextStart, type Setting, type SettingStart } from './plan-data.ts';
import { changesInWords } from './setting-words.ts';

interface WhatFollowsProps {
  readonly changes: readonly string[];
  readonly children?: ReactNode;
}

/** What a change brings about, before it is confirmed: the sentences given, then every figure that changes. */
function WhatFollows({ changes, children }: WhatFollowsProps) {
  return (
    <ul className={layout.close} aria-label="What follows">
      {children}
      {changes.length === 0 ? (
        <li>Nothing changes.</li>
      ) : (
        changes.map((change) => <li key={change}>{change}</li>)
      )}
    </ul>
  );
}

/** Until when a value holds that begins on a day. */
function Until({
  starts,
  day,
}: {
  readonly starts: readonly { readonly effective_from: string }[];
  readonly day: string;
}) {
  const next = nextStart(starts, day);
  const isReplaced = starts.some(({ effective_from }) => effective_from === day);
  return (
    <>
      {isReplaced && <li>What begins on {formatDate(day)} already is replaced.</li>}
      <li>
        {next === undefined
          ? `It holds from ${formatDate(day)} until another value is set.`
          : `It holds from ${formatDate(day)} until ${formatDate(addDays(next, -1))}, when the planned value begins.`}
      </li>
    </>
  );
}

/** What follows from another value of a setting. */
export function SettingChange({
  setting,
  from,
  after,
}: {
  readonly setting: Setting;
  readonly from: string;
  readonly after: HeldValue;
}) {
  return (
    <WhatFollows changes={changesInWords(heldOn(setting, from), after)}>
      <li>{setting.counts}</li>
      <Until starts={setting.starts} day={from} />
    </WhatFollows>
  );
}

/** What follows from taking a planned value of a setting back. */
export function SettingWithdrawal({
  setting,
  start,
}: {
  readonly setting: Setting;
  readonly start: SettingStart;
}) {
  const before = heldOn(setting, addDays(start.effective_from, -1));
  return (
    <WhatFollows changes={changesInWords(start, before)}>
      <Kept day={start.effective_from} />
    </WhatFollows>
  );
}

const Kept = ({ day }: { readonly day: string }) => (
  <li>Nothing changes on {formatDate(day)}: what holds until then goes on to hold.</li>
);

export interface Rate {
  readonly label: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

const inPercent = (bps: number | undefined) => (bps === undefined ? 'none' : formatBps(bps));

const ratesInWords = (rates: readonly Rate[]) =>
  rates
    .filter(({ before, after }) => before !== after)
    .map(({ label, before, after }) => `${label}: ${inPercent(before)} becomes ${inPercent(after)}`);

/** What follows from other rates of pay. */
export function RatesChange({
  rates,
  starts,
  from,
}: {
  readonly rates: readonly Rate[];
  readonly starts: readonly { readonly effective_from: string }[];
  readonly from: string;
}) {
  return (
    <WhatFollows changes={ratesInWords(rates)}>
      <Until starts={starts} day={from} />
    </WhatFollows>
  );
}

/** What follows from taking planned rates of pay back. */
export function RatesWithdrawal({ rates, day }: { readonly rates: readonly Rate[]; readonly day: string }) {
  return (
    <WhatFollows changes={ratesInWords(rates)}>
      <Kept day={day} />
    </WhatFollows>
  );
}
