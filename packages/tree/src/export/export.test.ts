import { describe, expect, it } from 'vitest';
import { usable } from './export.test-support.ts';
import { posterPdf } from './image.ts';
import { treeCsv } from './rows.ts';
import { treeSvg } from './svg.ts';

describe('files of the people shown', () => {
  it('name them as an outline does', () => {
    const { model, tree } = usable();
    const lines = treeCsv(model, tree, false).trim().split('\r\n');
    expect(lines).toHaveLength(tree.node.length + 1);
    expect(lines[0]).toContain('Generation,Code,Name,Level');
    expect(lines[1]).toContain(model.people.at(0).name);
    const depths = lines.slice(1).map((line) => Number(line.split(',')[0]));
    depths.slice(1).forEach((depth, index) => {
      expect(depth).toBeLessThanOrEqual((depths[index] as number) + 1);
    });
  });

  it('give no formula to a spreadsheet', () => {
    const { model, tree } = usable('=HYPERLINK("x"),y');
    expect(treeCsv(model, tree, false)).toContain(`"'=HYPERLINK(""x""),y"`);
  });

  it('say no name and no amount under privacy (S-70)', () => {
    const { model, tree, picture } = usable('Ana Alvarez');
    expect(treeCsv(model, tree, true)).not.toContain('Ana Alvarez');
    expect(treeCsv(model, tree, true)).not.toMatch(/\d BV/);
    expect(treeSvg({ ...picture, privacy: true })).not.toContain('Ana Alvarez');
    expect(treeSvg(picture)).toContain('Ana Alvarez');
  });

  it('are drawings that hold a name with any character', () => {
    expect(treeSvg(usable('<script>&"').picture)).toContain('&lt;script&gt;&amp;&quot;');
  });

  it('are posters whose table leads to every object', () => {
    const parts = posterPdf(new Uint8Array([255, 216, 255, 217]), 30_000, 1_000);
    const text = parts
      .map((part) => (typeof part === 'string' ? part : String.fromCharCode(...part)))
      .join('');
    expect(text).toContain('/MediaBox [0 0 14400 480]');
    const starts = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, start]) => Number(start));
    expect(starts).toHaveLength(5);
    starts.forEach((start, index) => {
      expect(text.slice(start)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    });
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
  });
});
