import { SegmentedControl } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { COUNTRIES, type Country, stateName } from '@upline/domain';
import { queryFor, useAccess } from '@upline/shell';
import { Card, EmptyState, SelectField } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import classes from './coverage.module.css';
import { coverageOf } from './coverage-data.ts';
import { CoverageTable, CoverageTiles } from './coverage-map.tsx';
import { StateProducts } from './state-products.tsx';

interface Picked {
  readonly provider?: string | undefined;
  readonly state?: string | undefined;
}

interface CoveragePanelProps {
  readonly providerId: string | undefined;
  readonly state: string | undefined;
  readonly onPick: (picked: Picked) => void;
}

/** “Can I sell this here today?”: states as a map or a table, and for one of them every product with what is missing. */
export function CoveragePanel({ providerId, state, onPick }: CoveragePanelProps) {
  const { user } = useAccess();
  const { data: map } = useSuspenseQuery(queryFor('getCoverageMap'));
  const [form, setForm] = useState<'map' | 'table'>('map');
  const [country, setCountry] = useState<Country>(user.country);
  const states = coverageOf(map, country, providerId);
  const open = states.filter(({ products }) => products > 0).length;
  // Until a state is chosen, one where something can be sold, so that the products are seen at once.
  const shown = states.find(({ code }) => code === state) ?? states.find(({ products }) => products > 0);
  const parts = {
    country,
    states,
    picked: shown?.code,
    onPick: (code: string) => onPick({ provider: providerId, state: code }),
  };
  return (
    <>
      <div className={classes.controls}>
        <SelectField
          label="Provider"
          value={providerId ?? ''}
          emptyLabel="All providers"
          options={map.providers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onPick({ provider: id || undefined, state })}
        />
        <SegmentedControl
          aria-label="Country"
          value={country}
          data={COUNTRIES.map((value) => ({ value, label: value }))}
          onChange={setCountry}
        />
        <SegmentedControl
          aria-label="Show as"
          value={form}
          data={[
            { value: 'map', label: 'Map' },
            { value: 'table', label: 'Table' },
          ]}
          onChange={setForm}
        />
      </div>
      {states.length === 0 ? (
        <EmptyState>Nobody you can choose sells in {country} today.</EmptyState>
      ) : (
        <div className={classes.columns}>
          <Card title={`You can sell in ${open} of ${states.length} states today`}>
            {form === 'map' ? <CoverageTiles {...parts} /> : <CoverageTable {...parts} />}
          </Card>
          <Card title={shown ? stateName(shown.code) : 'Products'}>
            {shown ? (
              <StateProducts key={`${shown.code} ${providerId}`} state={shown} map={map} />
            ) : (
              <p className={layout.caption}>
                Choose a state to see what you can sell there, and what is missing.
              </p>
            )}
          </Card>
        </div>
      )}
    </>
  );
}
