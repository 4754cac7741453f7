import { Group, Paper, Stack, Text } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import {
  Avatar,
  BusinessVolume,
  Button,
  DateText,
  type Fact,
  FactList,
  IconButton,
  LinkButton,
  type MenuAction,
  Private,
  Status,
} from '@upline/ui-kit';
import { CHANGE_WORDS } from '../draw/wording.ts';
import type { Difference, TreePerson } from '../model/person.ts';
import classes from './tree-panel.module.css';

interface NodeCardProps {
  readonly person: TreePerson;
  readonly depth: number;
  readonly actions: readonly MenuAction[];
  readonly onOpenBelow: (() => void) | undefined;
  readonly onClose: () => void;
}

function changesOf({ changes, upline, level, status }: Difference): Fact[] {
  return [
    { label: 'Since then', value: changes.map((change) => CHANGE_WORDS[change]).join(', ') },
    ...(upline
      ? [
          {
            label: changes.includes('left') ? 'Upline now' : 'Upline before',
            value: upline.name,
            private: 'name' as const,
          },
        ]
      : []),
    ...(level && changes.includes('level') ? [{ label: 'Level before', value: level.name }] : []),
    ...(status && changes.includes('status') ? [{ label: 'Status before', value: status }] : []),
  ];
}

/** Who was pressed, and what can be done from here. */
export function NodeCard({ person, depth, actions, onOpenBelow, onClose }: NodeCardProps) {
  const facts: Fact[] = [
    { label: 'Level', value: person.level.name },
    { label: 'Status', value: <Status value={person.status} /> },
    ...(person.licensed === null ? [] : [{ label: 'Licensed', value: person.licensed ? 'Yes' : 'No' }]),
    { label: 'Directs', value: String(person.direct_count) },
    ...(person.team_size === null ? [] : [{ label: 'Team size', value: String(person.team_size) }]),
    ...(person.month_bv_cents === null
      ? []
      : [
          { label: 'Month BV', value: <BusinessVolume cents={person.month_bv_cents} /> },
          {
            label: 'Last submitted',
            value: person.last_submitted_on && <DateText value={person.last_submitted_on} />,
          },
        ]),
    { label: 'Joined', value: <DateText value={person.join_date} /> },
    ...(person.difference ? changesOf(person.difference) : []),
  ];
  return (
    <Paper component="section" withBorder p="md" className={classes.card} aria-label="Chosen person">
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Group gap="sm" wrap="nowrap">
            <Avatar code={person.code} name={person.name} hasPhoto={person.has_photo} size={40} />
            <div>
              <Text fw={600}>
                <Private>{person.name}</Private>
              </Text>
              <Text c="dimmed" fz="sm">
                {person.code} · {depth === 0 ? 'top of this tree' : `generation ${depth}`}
              </Text>
            </div>
          </Group>
          <IconButton label="Close" onClick={onClose}>
            <IconX size={16} stroke={1.75} />
          </IconButton>
        </Group>
        <FactList facts={facts} />
        <Group gap="xs">
          {actions.map(({ key, label, to, onClick }, index) =>
            to ? (
              <LinkButton key={key} to={to} size="xs" variant={index === 0 ? 'filled' : 'default'}>
                {label}
              </LinkButton>
            ) : (
              <Button key={key} size="xs" {...(onClick && { onClick })}>
                {label}
              </Button>
            ),
          )}
          {onOpenBelow && (
            <Button size="xs" onClick={onOpenBelow}>
              Open below
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
