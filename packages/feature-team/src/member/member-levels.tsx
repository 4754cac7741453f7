import { useSuspenseQuery } from '@tanstack/react-query';
import { LevelHistory } from '@upline/levels';
import { queryFor } from '@upline/shell';

/** Closed months of a member and changes of level (domain.md 2.5). */
export function MemberLevels({ code }: { readonly code: string }) {
  const { data } = useSuspenseQuery(queryFor('getTeamMemberLevelHistory', { params: { code } }));
  return <LevelHistory {...data} />;
}
