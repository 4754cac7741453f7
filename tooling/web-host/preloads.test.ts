import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { preloads } from './preloads.ts';

const bundle = Object.fromEntries(
  Object.entries({
    'page.js': ['kit.js'],
    'kit.js': ['react.js', 'page.js'],
    'react.js': [],
    'dialog.js': ['kit.js', 'form.js'],
    'form.js': ['react.js'],
  }).map(([fileName, imports]) => [fileName, { type: 'chunk', fileName, imports }]),
) as unknown as Rolldown.OutputBundle;

const { plugin, resolveDependencies } = preloads();
const written = plugin.generateBundle as unknown as {
  handler: (options: object, files: Rolldown.OutputBundle) => void;
};
written.handler({}, bundle);
const files = ['dialog.js', 'kit.js', 'react.js', 'form.js'];

test('a file that imports another one later names what it does not run with itself', () => {
  expect(resolveDependencies('dialog.js', files, { hostId: 'page.js', hostType: 'js' })).toEqual([
    'dialog.js',
    'form.js',
  ]);
});

test('a page names all it begins with', () => {
  expect(resolveDependencies('page.js', files, { hostId: 'index.html', hostType: 'html' })).toEqual(files);
});
