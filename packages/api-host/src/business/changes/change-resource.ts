import type { ChangeResourceName, ListFilter, Permission } from '@upline/domain';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import type { FieldError } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChangeField, Values } from './change-field.ts';

/** A record that may be changed in bulk, in its present state. */
export interface Target {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly values: Values;
  /**
   * The values that the record would have after these changes. Throws the problem by which the resource refuses them;
   * nothing is written. `restored` values stood there before, so they are not judged as new entries.
   */
  plan(changes: Values, restored?: boolean): Promise<Values>;
  /** Writes the changes through the resource's own service and returns the new version. */
  save(changes: Values, restored?: boolean): Promise<number>;
}

/** A line of a file, read. */
export interface Draft {
  readonly name: string;
  /** The values as they would be stored; those of refused fields as they were read. */
  readonly values: Values;
  readonly errors: readonly FieldError[];
  /** Equal to the key of another record that may be the same person (R-CLI-01). */
  readonly likeness: readonly string[];
}

/** A record with what it lacked from another one. */
export interface Merged {
  readonly values: Values;
  /** Fields of the other one that are not taken, because there is a value already. */
  readonly left: readonly string[];
}

/** What imports need in addition to edits. */
export interface ImportResource {
  readonly fields: readonly ChangeField[];
  /** Fields a new record is refused without, for which a column or a value for all rows must be chosen. */
  readonly needs: readonly (readonly string[])[];
  draft(context: SignedInContext, values: Values): Promise<Draft>;
  /** Records of the own book by the keys that say they may be the same person (R-CLI-01). */
  similar(
    context: SignedInContext,
    keys: readonly string[],
  ): Promise<Map<string, { id: string; name: string }>>;
  /**
   * Gives the first what it lacks and the second says. With it, lines with the key of a record or of an earlier line are merged
   * with that one (R-VVD-07); without it they are pointed out as look-alikes.
   */
  readonly merge?: (into: Values, from: Values) => Merged;
  create(
    context: SignedInContext,
    values: Values,
  ): Promise<{ readonly id: string; readonly version: number }>;
  /** Deletes a record that was imported; throws the problem by which it stays. */
  remove(context: SignedInContext, id: string, version: number): Promise<void>;
}

/** How the rows of one list are imported or edited in bulk; every write passes through the resource's own service. */
export interface ChangeResource {
  readonly name: ChangeResourceName;
  readonly noun: { readonly one: string; readonly many: string };
  readonly needs: Permission;
  /** Rows of one change set at most, and so lines of a file. */
  readonly most: number;
  /** Fields that bulk edits write; none where rows are imported only. */
  readonly editable: readonly ChangeField[];
  /** Fields an admin viewing as the associate may not write (domain.md 7.3). */
  readonly refusedInProxy: readonly string[];
  /** The records in reach; with `lock` they are kept from other writers. */
  find(context: SignedInContext, ids: readonly string[], lock?: boolean): Promise<Map<string, Target>>;
  /** Which of the records are in reach now. */
  reached(context: SignedInContext, ids: readonly string[]): Promise<ReadonlySet<string>>;
  readonly imports?: ImportResource;
}

/** A list whose rows can be chosen by a filter to be edited. */
export interface EditedResource extends ChangeResource {
  /** Ids of the rows that match, in the list's order, one more than `most` at most. */
  matching(context: SignedInContext, filter: ListFilter, most: number): Promise<string[]>;
}

const registries = new WeakMap<Platform, Map<ChangeResourceName, ChangeResource>>();

/** Each running host has resources of its own: a process may hold several, as tests do. */
function resourcesOf(platform: Platform): Map<ChangeResourceName, ChangeResource> {
  const known = registries.get(platform);
  if (known) return known;
  const made = new Map<ChangeResourceName, ChangeResource>();
  registries.set(platform, made);
  return made;
}

/** Adds a list whose rows are imported or edited in bulk; areas above this one do so while they are set up. */
export function addChangeResource(platform: Platform, resource: ChangeResource): void {
  resourcesOf(platform).set(resource.name, resource);
}

export function changeResource(platform: Platform, name: ChangeResourceName): ChangeResource {
  const found = resourcesOf(platform).get(name);
  if (!found) throw new Error(`No area of this host imports or edits ${name}`);
  return found;
}
