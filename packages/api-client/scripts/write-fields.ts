import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { FieldFacts, FieldKind } from '../src/requests/fields.ts';

/**
 * Writes the fields of each write from `openapi.json`: `src/generated/fields/<area>/<tag>.ts`, a constant an operation. They
 * are apart from the table of operations so that a form brings its own fields and no others.
 */
interface Schema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
  readonly 'x-when'?: Readonly<Record<string, readonly string[]>>;
  readonly 'x-required'?: boolean;
  readonly 'x-help'?: string;
}
interface Described {
  readonly operationId: string;
  readonly tags: readonly [string, ...string[]];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}

const JSON_TYPE = 'application/json';
const root = new URL('../', import.meta.url);
const folder = new URL('src/generated/fields/', root);
const document: { paths: Record<string, Record<string, Described>> } = JSON.parse(
  readFileSync(new URL('openapi.json', root), 'utf8'),
);

/** A nullable schema as what it is where it is not null. */
function given(schema: Schema): { readonly schema: Schema; readonly isNullable: boolean } {
  const parts = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (schema.anyOf && parts?.length === 1 && parts[0]) {
    const { anyOf: _, ...rest } = schema;
    return { schema: { ...parts[0], ...rest }, isNullable: true };
  }
  if (Array.isArray(schema.type) && schema.type.includes('null')) {
    const type = schema.type.find((one: string) => one !== 'null');
    return { schema: { ...schema, ...(type && { type }) }, isNullable: true };
  }
  return { schema, isNullable: false };
}

function kindOf(name: string, schema: Schema, isNullable: boolean): FieldKind {
  const { type, format, items, properties } = schema;
  if (schema.enum) return 'choice';
  if (type === 'boolean') return isNullable ? 'answer' : 'flag';
  if (type === 'integer' || type === 'number')
    return name.endsWith('_cents') ? 'money' : name.endsWith('_bps') ? 'percent' : 'count';
  if (type === 'array') return items?.properties ? 'rows' : items?.enum ? 'choices' : 'other';
  if (properties) return 'line1' in properties && 'postal_code' in properties ? 'address' : 'group';
  if (type !== 'string' || format === 'uuid') return 'other';
  if (format === 'date' || format === 'email' || format === 'phone' || format === 'multiline') return format;
  return 'text';
}

const words = (name: string) => {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function factsOf(name: string, whole: Schema, isRequired: boolean, isSecret: boolean): FieldFacts {
  const { schema, isNullable } = given(whole);
  const kind = kindOf(name, schema, isNullable);
  const { minLength: min = schema.minimum, maxLength: max = schema.maximum ?? schema.maxItems } = schema;
  const options = schema.enum ?? schema.items?.enum;
  const inner = kind === 'rows' ? schema.items : schema;
  const mustBeGiven = schema['x-required'] || (isRequired && !isNullable && schema.default === undefined);
  return {
    label: schema.title ?? words(name),
    kind,
    ...(schema['x-help'] && { help: schema['x-help'] }),
    ...(mustBeGiven && { required: true as const }),
    ...(min !== undefined && min > 1 && { min }),
    ...(max !== undefined && { max }),
    ...(options && { options }),
    ...(schema['x-when'] && { when: schema['x-when'] }),
    ...(isSecret && { secret: true as const }),
    ...(isNullable && { nullable: true as const }),
    ...(typeof schema.default === 'string' && { start: schema.default }),
    ...(inner?.properties && { fields: fieldsOf(inner) }),
  };
}

function fieldsOf({ properties = {}, required = [] }: Schema, answer?: Schema): Record<string, FieldFacts> {
  // An answer that is no record says nothing about what is kept.
  const isRecord = answer?.properties && 'version' in answer.properties;
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      factsOf(
        name,
        schema,
        required.includes(name),
        Boolean(isRecord && !(name in (answer.properties ?? {}))),
      ),
    ]),
  );
}

const slug = (tag: string) =>
  tag
    .replace(/ \(.*\)$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');
const files = new Map<string, Map<string, string>>();
for (const [path, methods] of Object.entries(document.paths)) {
  for (const operation of Object.values(methods)) {
    const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
    if (!schema?.properties || Object.keys(schema.properties).length === 0) continue;
    const [, answered] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
    const fields = fieldsOf(schema, answered?.content?.[JSON_TYPE]?.schema);
    const file = `${path.split('/')[1]}/${slug(operation.tags[0])}.ts`;
    const constants = files.get(file) ?? new Map<string, string>();
    files.set(file, constants.set(operation.operationId, JSON.stringify(fields)));
  }
}

rmSync(folder, { recursive: true, force: true });
for (const [file, constants] of files) {
  const earlier = new Map<string, string>();
  const lines = [...constants]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, fields]) => {
      // A change asks for what the creation asks for: one table for both.
      const same = earlier.get(fields);
      earlier.set(fields, same ?? id);
      const body = same ? `${same}.fields` : fields;
      return `export const ${id}: OperationFields<'${id}'> = { operation: '${id}', fields: ${body} };`;
    });
  mkdirSync(new URL(file.replace(/[^/]+$/, ''), folder), { recursive: true });
  writeFileSync(
    new URL(file, folder),
    `// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

${lines.join('\n\n')}
`,
  );
}
