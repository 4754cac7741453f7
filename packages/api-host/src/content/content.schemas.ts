import { COUNTRIES, LEVEL_CODES, messages } from '@upline/domain';
import { z } from 'zod';
import { shownAs } from '../platform/operation/field-examples.ts';
import { integer, oneOf, optionalText, text, uuid } from '../platform/operation/fields.ts';

export const BODY_MAX = 60_000;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const title = (example: string) => text('Title', { min: 3, max: 150, example });

/** The last part of an address. Left out, it is made of the title. */
export const slug = (example: string) =>
  optionalText('Address', { max: 80, example })
    .refine((value) => value === null || SLUG.test(value), messages.invalid('Address'))
    .meta({
      label: 'Address',
      description:
        'Small letters, digits and hyphens: getting-licensed. Left empty, it is made of the title.',
    });

export const country = () =>
  oneOf('Country', COUNTRIES)
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Country' });

export const minLevel = () =>
  oneOf('Level', LEVEL_CODES)
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Level' });

/** What goes with a record, in its order and each once. */
export const ids = (label: string, max: number, example: string) =>
  shownAs(
    z
      .array(uuid(label))
      .max(max)
      .refine((all) => new Set(all).size === all.length, '{label} is not valid')
      .meta({ label }),
    [example],
  );

export const moveBody = z.strictObject({ position: integer('Position', { min: 1, max: 100_000 }) });

/** Titles become addresses without accents: `Líneas y más` → `lineas-y-mas`. */
export function slugOf(folded: string): string {
  const parts = folded.split(/[^a-z0-9]+/).filter(Boolean);
  return parts.join('-').slice(0, 80).replace(/-$/, '') || 'page';
}
