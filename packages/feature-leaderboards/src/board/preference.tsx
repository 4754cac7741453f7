import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryFor, updatedMessage, useMay, useSave } from '@upline/shell';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { useState } from 'react';
import { Notice } from './notice.tsx';
import { BOARDS } from './operations.ts';

const preferenceQuery = queryFor('getLeaderboardPreference');

/** Whether the reader's figures are hidden from others (R-LDB-06). */
export const useHidesFigures = (enabled: boolean): boolean =>
  useQuery({ ...preferenceQuery, enabled }).data?.hides_figures ?? false;

/** Hides the reader's own figures from others on boards, or shows them again (R-LDB-06). */
export function HideFigures() {
  const may = useMay('setLeaderboardPreference');
  const preference = useQuery(preferenceQuery);
  const queryClient = useQueryClient();
  /** What is being sent: the box shows it at once. */
  const [wished, setWished] = useState(false);
  const { save, saving, error } = useSave({
    operation: 'setLeaderboardPreference',
    refresh: ['getLeaderboardPreference', ...BOARDS],
    message: updatedMessage('Leaderboard preference'),
  });
  if (!may || !preference.data) return null;
  return (
    <>
      <CheckboxField
        label="Hide my figures from others"
        checked={saving ? wished : preference.data.hides_figures}
        onChange={(hides_figures) => {
          setWished(hides_figures);
          void save({ body: { hides_figures } }, (answer) =>
            queryClient.setQueryData(preferenceQuery.queryKey, answer),
          );
        }}
      />
      {error && <Notice text={error.message} />}
    </>
  );
}
