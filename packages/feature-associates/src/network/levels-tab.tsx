import { useSuspenseQuery } from '@tanstack/react-query';
import { LevelHistory } from '@upline/levels';
import { queryFor } from '@upline/shell';

/** Qualification month by month and every change of level (domain.md 2.5). */
export function LevelsTab({ code }: { readonly code: string }) {
  const { data } = useSuspenseQuery(queryFor('getAssociateLevelHistory', { params: { code } }));
  return <LevelHistory {...data} />;
}
