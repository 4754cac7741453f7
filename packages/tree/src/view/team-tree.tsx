import type { MenuAction } from '@upline/ui-kit';
import type { PickerOption } from '@upline/ui-kit/picker/search-picker.tsx';
import { type ReactNode, useMemo, useRef } from 'react';
import type { TreePerson } from '../model/person.ts';
import { TreeDays } from './tree-days.tsx';
import { TreePanel } from './tree-panel.tsx';
import { firstQuestion, type TreeSearch, withView } from './tree-search.ts';
import type { TreeSource } from './tree-source.ts';
import { readTreeView } from './tree-view.ts';

type Question = ReturnType<typeof firstQuestion> & { readonly skip?: number };

/** How a screen asks its server. */
export interface TreeAnswers {
  below(code: string, question: Question): Promise<readonly TreePerson[]>;
  /** Codes from the root of the network, or as far up as may be seen, down to somebody. */
  uplines(code: string, day: string | undefined): Promise<readonly string[]>;
  search(text: string, signal: AbortSignal): Promise<readonly PickerOption[]>;
}

export interface TeamTreeProps {
  readonly label: string;
  /** Code of the person the tree begins with. */
  readonly root: string;
  readonly first: readonly TreePerson[];
  readonly answers: TreeAnswers;
  readonly search: TreeSearch;
  readonly onSearch: (search: TreeSearch) => void;
  readonly actions: (person: TreePerson) => readonly MenuAction[];
  readonly today: string;
  readonly mostExported?: number | undefined;
  readonly controls?: ReactNode;
}

/** The tree of a page whose address says how it is looked at. */
export function TeamTree(props: TeamTreeProps) {
  const { label, root, first, answers, search, onSearch, actions, today, mostExported, controls } = props;
  const { day, since } = search;
  const asked = useRef(answers);
  asked.current = answers;
  const source = useMemo<TreeSource>(
    () => ({
      load: (code, depth, skip) =>
        asked.current.below(code, {
          ...firstQuestion({ depth, ...(day && { day }), ...(since && { since }) }),
          ...(skip > 0 && { skip }),
        }),
      async pathTo(code) {
        const path = await asked.current.uplines(code, day);
        const from = path.indexOf(root);
        return from === -1 ? [] : path.slice(from);
      },
      search: (text, signal) => asked.current.search(text, signal),
    }),
    [root, day, since],
  );
  return (
    <TreePanel
      label={label}
      first={first}
      source={source}
      view={readTreeView({ ...search })}
      onView={(change) => onSearch(withView(search, change))}
      actions={actions}
      at={search.at}
      onAt={(at) => {
        const { at: _, ...rest } = search;
        onSearch({ ...rest, ...(at && at !== root && { at }) });
      }}
      today={today}
      mostExported={mostExported}
      controls={
        <>
          {controls}
          <TreeDays
            search={search}
            today={today}
            onChange={(days) => {
              const { day: _, since: __, ...rest } = search;
              onSearch({ ...rest, ...days });
            }}
          />
        </>
      }
    />
  );
}
