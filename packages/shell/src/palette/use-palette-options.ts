import { useRouter } from '@tanstack/react-router';
import { usePrivacy } from '@upline/ui-kit/provider/context.ts';
import { useAppContext } from '../app/context.ts';
import { useAreas } from '../frame/use-areas.ts';
import { useAccess } from '../session/access.ts';
import { useSingleKeys } from '../shortcuts/single-keys.ts';
import { usePageVerbList } from '../verbs/page-verbs.ts';
import { useFrameVerbs } from './frame-verbs.ts';
import { actionsOf } from './palette-actions.ts';
import { type PaletteOption, pageOptions, recordOptions } from './palette-options.ts';
import { usePaletteSearch } from './palette-search.ts';
import { type Person, spokenOptions, spokenVerb, verbOptions, verbsToComplete } from './palette-verbs.ts';
import { useRecents } from './recents.ts';

const VERB_LENGTH = 4;

/** What the palette offers for what is typed; `of` is the option whose actions are shown. */
export function usePaletteOptions(typed: string, of: PaletteOption | undefined) {
  const router = useRouter();
  const { nav } = useAppContext();
  const { areas } = useAreas();
  const privacy = usePrivacy();
  const { singleKeys } = useSingleKeys();
  const here = usePageVerbList();
  const frame = useFrameVerbs();
  const person: Person = { router, nav, access: useAccess() };
  const spoken = spokenVerb(person, typed);
  const kinds = spoken?.verb.kinds ?? [];
  const search = usePaletteSearch(spoken?.rest ?? typed, kinds.length === 1 ? kinds[0] : undefined);
  const recents = useRecents(typed.trim() === '');
  const verbs = verbOptions(person, here, frame, typed);
  const records = spoken ? spokenOptions(spoken.verb, search.hits) : recordOptions(router, search.hits);
  // A few letters are the beginning of a name rather than of a verb.
  const isName = typed.trim().length > 0 && typed.trim().length < VERB_LENGTH;
  const found = [
    ...recordOptions(router, recents, 'Recent'),
    ...(isName ? [...records, ...verbs] : [...verbs, ...records]),
    ...pageOptions(areas, typed),
    ...verbsToComplete(person, typed, verbs),
  ].map((option) => (singleKeys ? option : { ...option, keys: undefined }));
  return {
    ...search,
    found,
    options: of ? actionsOf(of, { ...person, privacy }) : found,
  };
}
