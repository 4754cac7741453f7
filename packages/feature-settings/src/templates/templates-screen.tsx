import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useChoose } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState, NoMatch } from '@upline/ui-kit/feedback/states.tsx';
import { TextField } from '@upline/ui-kit/field/text-field.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import classes from './templates.module.css';
import { templatesSearch } from './templates.route.ts';
import { matching, type TemplateRow, templateName } from './templates.ts';

const route = getRouteApi('/signed-in/settings/templates');

/** `settings/templates`: every message that the product sends, by group (domain.md 2.36). */
export function TemplatesScreen() {
  const { search = '' } = route.useSearch();
  const { rows } = useSuspenseQuery(queryFor('listMessageTemplates')).data;
  const choose = useChoose(templatesSearch);
  // The field is ahead of the address, which only remembers what was typed.
  const [typed, setTyped] = useState(search);
  function seek(text: string): void {
    setTyped(text);
    choose({ search: text });
  }
  const found = matching(rows, typed);
  return (
    <>
      <PageHeader title="Message templates" />
      <div className={layout.stack}>
        <div className={classes.search}>
          <TextField
            label="Search messages"
            hideLabel
            type="search"
            placeholder="Search messages"
            maxLength={100}
            value={typed}
            onChange={seek}
          />
        </div>
        {rows.length === 0 && <EmptyState>Messages are listed here with their words.</EmptyState>}
        {rows.length > 0 && found.length === 0 && (
          <NoMatch onClear={() => seek('')}>No message has all of these words.</NoMatch>
        )}
        {[...Map.groupBy(found, ({ group }) => group)].map(([group, members]) => (
          <Group key={group} group={group} rows={members} />
        ))}
      </div>
    </>
  );
}

function Group({ group, rows }: { readonly group: string; readonly rows: readonly TemplateRow[] }) {
  return (
    <Card title={group}>
      <FactTable
        label={group}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            label: 'Message',
            of: (row) => (
              <Link to={{ to: '/settings/templates/$key', params: { key: row.key } }}>
                {templateName(row)}
              </Link>
            ),
          },
          { label: 'When', of: ({ when }) => when },
          { label: 'Channels', of: ({ channels }) => channels.join(', ') },
          { label: 'Words', of: ({ is_changed }) => (is_changed ? <Status value="Changed" /> : 'Standard') },
        ]}
      />
    </Card>
  );
}
