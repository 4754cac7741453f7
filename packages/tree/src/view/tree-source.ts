import type { PickerOption } from '@upline/ui-kit/picker/search-picker.tsx';
import type { TreePerson } from '../model/person.ts';

/** Where the people come from. */
export interface TreeSource {
  /** Somebody and so many levels below, level by level; of the directs the first `skip` are left out. */
  load(code: string, depth: number, skip: number): Promise<readonly TreePerson[]>;
  /** Codes from the root of this tree down to somebody; empty where they are not in it. */
  pathTo(code: string): Promise<readonly string[]>;
  search(text: string, signal: AbortSignal): Promise<readonly PickerOption[]>;
}

export const LOOKS = ['chart', 'outline', 'treemap'] as const;
export type Look = (typeof LOOKS)[number];
export const DEPTHS = [1, 2, 3, 4, 5, 6] as const;
