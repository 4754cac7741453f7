import type { ResourceNames } from './names.ts';

/** Rows of the demo: by them the journeys, the scope test and the test of the actions see the resource. */
export const demoRows = ({ one, many }: ResourceNames) => `import { foldText } from '@upline/domain';
import { addDays } from '../days.ts';
import type { Person } from '../network.ts';
import type { Random } from '../random.ts';

const NAMES = ['First', 'Second', 'Third', 'Fourth'] as const;

/** ${many.sentence} of everybody who has a name in the demo, the last of them archived. */
export function ${one.camel}Rows(random: Random, people: readonly Person[], today: string) {
  return people
    .filter(({ key }) => key !== undefined)
    .flatMap(({ code }) => NAMES.map((name, index) => ${one.camel}Row(random, code, name, index, today)));
}

function ${one.camel}Row(random: Random, owner_code: string, name: string, index: number, today: string) {
  const created_at = \`\${addDays(today, 10 * index - 40)}T19:00:00Z\`;
  const archived_at = index === NAMES.length - 1 ? \`\${addDays(today, -1)}T19:00:00Z\` : null;
  return {
    id: random.uuid(),
    owner_code,
    name,
    name_key: foldText(name),
    notes: null,
    archived_at,
    created_at,
    created_by: owner_code,
    updated_at: archived_at ?? created_at,
    updated_by: owner_code,
  };
}
`;
