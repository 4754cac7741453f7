import { messages } from '@upline/domain';
import type { Db } from '../platform/database/database.ts';
import type { FieldError } from '../platform/operation/problem.ts';
import { arePictures } from './files/content-files.store.ts';
import { imagesIn } from './rich-text.ts';

/** A cleaned text shows only pictures that were uploaded for texts. */
export const checkPictures = async (db: Db, html: string): Promise<FieldError[]> =>
  (await arePictures(db, imagesIn(html))) ? [] : [{ field: 'body', message: messages.invalid('Text') }];
