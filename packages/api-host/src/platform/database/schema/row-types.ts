/** A column as its row type declares it. */
export interface DeclaredColumn {
  readonly name: string;
  readonly isNullable: boolean;
}

const HEAD = /interface (\w+)(?: extends ([\w, ]+))? \{/g;
const OPENING = '{<([';
const CLOSING = '}>)]';

/** The members between the brace at `start` and its end: texts that no semicolon of an inner type cuts. */
function membersFrom(text: string, start: number): string[] {
  const members: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    // The arrow of a function type closes nothing.
    if (OPENING.includes(sign)) depth++;
    else if (CLOSING.includes(sign) && text.charAt(at - 1) !== '=') depth--;
    if (depth === 0 || (sign === ';' && depth === 1)) {
      members.push(text.slice(from, at).trim());
      from = at + 1;
    }
    if (depth === 0) break;
  }
  return members.filter((member) => member !== '');
}

const MEMBER = /^(?:readonly )?(\w+)\??:\s*([\s\S]+)$/;
const typesOf = (members: readonly string[]): [name: string, type: string][] =>
  members.flatMap((member) => {
    const [, name, type] = MEMBER.exec(member) ?? [];
    return name && type ? [[name, type]] : [];
  });

/** What a read gives decides: the first of a ColumnType. */
const isNullable = (type: string) =>
  /\|\s*null\b/.test(
    /^ColumnType<\s*([^,]+)/.exec(type)?.[1] ?? type.replace(/Partial<[\s\S]*>|\{[\s\S]*\}/g, ''),
  );

/**
 * Reads the row types out of the texts of all files that add to `Tables`: table name to columns. A table's type is an interface
 * of these files, or is in `Tables` itself.
 */
export function declaredTables(files: readonly string[]): ReadonlyMap<string, readonly DeclaredColumn[]> {
  // File by file: what looks like the start of a comment in a text of one ends with it.
  const plain = files.map((text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')).join('\n');
  const bodies = new Map<string, { readonly parents: readonly string[]; readonly members: string[] }>();
  const listed: [table: string, type: string][] = [];
  for (const { 0: head, 1: name = '', 2: parents = '', index } of plain.matchAll(HEAD)) {
    const members = membersFrom(plain, index + head.length - 1);
    if (name === 'Tables') listed.push(...typesOf(members));
    else bodies.set(name, { parents: parents.split(',').flatMap((one) => one.trim() || []), members });
  }
  const columns = (members: readonly string[]) =>
    typesOf(members).map(([name, type]) => ({ name, isNullable: isNullable(type) }));
  const columnsOf = (type: string): DeclaredColumn[] => {
    if (type.startsWith('{')) return columns(membersFrom(type, 0));
    const found = bodies.get(type);
    if (!found) throw new Error(`No interface ${type} stands in the row types`);
    return [...found.parents.flatMap(columnsOf), ...columns(found.members)];
  };
  return new Map(listed.map(([table, type]) => [table, columnsOf(type)]));
}
