import type { z } from 'zod';
import { exampleOf, STAMP } from './field-examples.ts';
import { ownFields } from './record-fields.ts';

type Example<S extends z.ZodType> = Required<z.input<S>>;

/**
 * Example request, answer and row of a record for the document, from its schemas. `more` is what the record has beyond the
 * fields of its request, and what it keeps in another form.
 */
export function recordExamples<Body extends z.ZodObject, Answer extends z.ZodObject, Row extends z.ZodObject>(
  id: string,
  schemas: { readonly body: Body; readonly answer: Answer; readonly row: Row },
  more: Partial<z.input<Answer> & z.input<Row>>,
) {
  const stored: Readonly<Record<string, unknown>> = { id, version: 1, ...more };
  const storedOf = ({ shape }: z.ZodObject) =>
    Object.fromEntries(
      Object.entries(shape).map(([name, part]) => [
        name,
        name in stored ? stored[name] : exampleOf(part, name),
      ]),
    );
  // Made field by field from the schemas, which no type follows; the tests of the document parse each example.
  return {
    id,
    params: { id },
    stamp: STAMP,
    body: ownFields(schemas.body, exampleOf(schemas.body) as object) as Example<Body>,
    answer: storedOf(schemas.answer) as Example<Answer>,
    row: storedOf(schemas.row) as Example<Row>,
  };
}
