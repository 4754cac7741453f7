import type { OpenAPIV3_1 } from 'openapi-types';
import type { Operation } from '../platform/operation/operation.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Entries = { [key: string]: Json };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const EXAMPLE_ID = '7f1e0c52-6b0e-4c1f-9a57-0d3c5d5f8a11';
const SCHEMA_REF = '#/components/schemas/';
/** Formats whose meaning is well known: the long pattern beside them says nothing more. */
const PLAIN_FORMATS = new Set(['date', 'date-time', 'uuid', 'email']);

const UNBOUNDED = new Set(['minimum', 'maximum']);

const isRecord = (value: Json | undefined): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field's label becomes its `title`; patterns that repeat a format and bounds that say only "integer" go. */
function tidy(value: Json): Json {
  if (Array.isArray(value)) return value.map(tidy);
  if (!isRecord(value)) return value;
  const result: Entries = {};
  for (const [key, child] of Object.entries(value)) {
    // The facts of a list's fields travel as text: the generator takes `nullable` and `type` for those of a schema.
    if (key === 'x-fields' && typeof child === 'string') result[key] = JSON.parse(child) as Json;
    else if (key === 'label' && typeof child === 'string') result.title = child;
    else if (key === 'pattern' && typeof value.format === 'string' && PLAIN_FORMATS.has(value.format))
      continue;
    else if (UNBOUNDED.has(key) && Math.abs(Number(child)) === Number.MAX_SAFE_INTEGER) continue;
    else result[key] = tidy(child);
  }
  return result;
}

function collectRefs(value: Json, into: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectRefs(item, into);
  } else if (isRecord(value)) {
    for (const [key, child] of Object.entries(value)) {
      if (key === '$ref' && typeof child === 'string') into.add(child.slice(SCHEMA_REF.length));
      else collectRefs(child, into);
    }
  }
}

/** A schema that holds itself without a name (any JSON) is left behind by the generator as a reference to nothing. */
function anythingForNothing(value: Json, schemas: Entries): Json {
  if (Array.isArray(value)) return value.map((item) => anythingForNothing(item, schemas));
  if (!isRecord(value)) return value;
  const { $ref, ...rest } = value;
  const leadsNowhere =
    typeof $ref === 'string' && $ref.startsWith(SCHEMA_REF) && !($ref.slice(SCHEMA_REF.length) in schemas);
  return Object.fromEntries(
    Object.entries(leadsNowhere ? rest : value).map(([key, child]) => [
      key,
      anythingForNothing(child, schemas),
    ]),
  );
}

/** Only the component schemas that a path reaches, in alphabetical order. */
function reachable(paths: Json, schemas: Entries): Entries {
  const seen = new Set<string>();
  const queue = new Set<string>();
  collectRefs(paths, queue);
  for (const name of queue) {
    const schema = schemas[name];
    if (seen.has(name) || schema === undefined) continue;
    seen.add(name);
    // A Set grows while it is walked: what a schema refers to is visited as well.
    collectRefs(schema, queue);
  }
  return Object.fromEntries([...seen].sort().map((name) => [name, schemas[name] ?? {}]));
}

/** The operation's own example of its path; a plain id needs none of its own. */
export function paramsExample({ path, examples }: Operation): Readonly<Record<string, unknown>> {
  const ids = [...path.matchAll(/\{(\w*id)\}/g)].map(([, name = '']) => [name, EXAMPLE_ID]);
  return { ...Object.fromEntries(ids), ...(examples?.params as object | undefined) };
}

function addExamples(entry: Entries, operation: Operation): void {
  const { examples = {}, answer } = operation;
  const put = (holder: Json | undefined, example: unknown) => {
    if (!isRecord(holder) || example === undefined) return;
    for (const media of Object.values(isRecord(holder.content) ? holder.content : {})) {
      if (isRecord(media)) media.example = example as Json;
    }
  };
  put(entry.requestBody, examples.body);
  const responses = isRecord(entry.responses) ? entry.responses : {};
  put(responses[String(answer.status)], examples.answer);
  const given = { ...(examples.query as Entries | undefined), ...(paramsExample(operation) as Entries) };
  for (const parameter of Array.isArray(entry.parameters) ? entry.parameters : []) {
    if (isRecord(parameter) && typeof parameter.name === 'string' && given[parameter.name] !== undefined) {
      parameter.example = given[parameter.name] as Json;
    }
  }
  // The generator wants a content; a 204 has none.
  const { 204: done } = responses;
  if (isRecord(done)) delete done.content;
}

/** Finishes what the generator made: examples, stable order, no unused schemas. */
export function finishDocument(raw: unknown, operations: readonly Operation[]): OpenAPIV3_1.Document {
  const document = tidy(JSON.parse(JSON.stringify(raw)) as Json) as Entries;
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const components = isRecord(document.components) ? document.components : {};
  const schemas = isRecord(components.schemas) ? components.schemas : {};
  const paths: Entries = {};
  const source = anythingForNothing(isRecord(document.paths) ? document.paths : {}, schemas) as Entries;
  for (const path of Object.keys(source).sort()) {
    const item = source[path];
    if (!isRecord(item)) continue;
    const entries: Entries = {};
    for (const method of METHODS) {
      const entry = item[method];
      if (!isRecord(entry)) continue;
      const operation = byId.get(String(entry.operationId));
      if (operation) addExamples(entry, operation);
      entries[method] = entry;
    }
    paths[path] = entries;
  }
  const tags = [...new Set(operations.map(({ tag }) => tag))].sort().map((name) => ({ name }));
  return {
    // Put together from parts that the types of the library describe only whole.
    ...document,
    tags,
    paths,
    components: { ...components, schemas: reachable(paths, schemas) },
  } as unknown as OpenAPIV3_1.Document;
}
