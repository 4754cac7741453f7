import type { OperationId } from '@upline/api-client';
import { asAddress, type LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { IconType } from '../nav/section.ts';

export type RecordKind = 'associate' | 'client' | 'policy' | 'provider';

/** A record as the palette found it; what verbs about it need of it. */
export interface FoundRecord {
  readonly kind: RecordKind;
  /** What its page takes: an id, the code of an associate, the number of a policy. */
  readonly id: string;
  readonly name: string;
  /** Client of a policy. */
  readonly client?: { readonly id: string; readonly name: string };
}

interface Words {
  /** A verb with its object, in sentence case: `Create policy`. */
  readonly label: string;
  /** Further words by which people look for it. */
  readonly also?: string;
  readonly icon: IconType;
  /** Not among what is offered before anything is typed. */
  readonly onlyTyped?: boolean;
  /** An operation that has to be allowed in addition to the page's own need. */
  readonly needs?: OperationId;
}

/** Something to begin, or something to do with a record that was found. The page says who may. */
type Verb =
  | (Words & { readonly of?: never; readonly to: LinkTarget })
  | (Words & { readonly of: RecordKind; readonly to: (record: FoundRecord) => LinkTarget | undefined });

interface Target {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: object;
}

export interface PlainVerb extends Words {
  readonly of?: never;
  readonly to: Target;
}

/** Offered on a record of its kind, and after its own words: `view as ana`. */
export interface RecordVerb extends Words {
  readonly of: RecordKind;
  readonly to: (record: FoundRecord) => Target | undefined;
}

/**
 * Verbs as features and the navigation hold them. Their targets are no longer typed by the pages of the app: these pages are
 * made of the features.
 */
export type Verbs = readonly (PlainVerb | RecordVerb)[];

/** Declares what a person can do from the palette, wherever the person is: each leads to a page of the app, or it does not compile. */
export const declareVerbs = (verbs: readonly Verb[]): Verbs => verbs as Verbs;

/** A verb's target where the app was found to have the page. */
export const linkTo = ({ to, ...rest }: Target): LinkTarget => ({ to: asAddress(to), ...rest });
