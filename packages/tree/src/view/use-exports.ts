import { type MenuAction, readProblem } from '@upline/ui-kit';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import type { Picture } from '../draw/picture.ts';
import { treePdf, treePng } from '../export/image.ts';
import { treeCsv } from '../export/rows.ts';
import { treeSvg } from '../export/svg.ts';

/** More drawings than this in one file stop the programs that open it. */
const MOST_DRAWN = 20_000;

/** What leaves the page as a file: the people shown, under privacy without names and amounts. */
export function useExports(picture: Picture, name: string, most: number | undefined): MenuAction[] {
  const { tree, model, privacy } = picture;
  const shown = tree.node.length;
  const save = (extension: string, make: () => Promise<Blob> | Blob) => async () => {
    // A proxy session may not take more than a hundred rows out (domain.md 7.3).
    if (most !== undefined && shown > most) return toast.error('Not available while viewing as another user');
    try {
      saveFile(`${name}.${extension}`, await make());
    } catch (error) {
      toast.error(readProblem(error).message);
    }
  };
  const action = (label: string, extension: string, make: () => Promise<Blob> | Blob): MenuAction => ({
    key: extension,
    label,
    disabled: shown === 0 || (extension === 'svg' && shown > MOST_DRAWN),
    onClick: () => void save(extension, make)(),
  });
  return [
    action('Picture (PNG)', 'png', () => treePng(picture)),
    action('Drawing (SVG)', 'svg', () => new Blob([treeSvg(picture)], { type: 'image/svg+xml' })),
    action('Poster (PDF)', 'pdf', () => treePdf(picture)),
    action(
      'People shown (CSV)',
      'csv',
      () => new Blob([treeCsv(model, tree, privacy)], { type: 'text/csv;charset=utf-8' }),
    ),
  ];
}
