import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { BoardSearch } from '../board/board-search.ts';
import type { Area } from '../board/operations.ts';
import { boardQuery } from './company.route.ts';
import { PointsBoard } from './points-board.tsx';

const HERE: LinkTarget = { to: '/dashboard/leaderboard/company' };

/** `dashboard/leaderboard/company`: everybody by one kind of points (domain.md 5.4). */
export const CompanyScreen = () => <Company area="portal" />;
/** The same for the home office. */
export const OfficeCompanyScreen = () => <Company area="admin" />;

function Company({ area }: { readonly area: Area }) {
  const search: BoardSearch = useSearch({ strict: false });
  const answer = useQuery({ ...boardQuery(area, search), placeholderData: keepPreviousData });
  return <PointsBoard area={area} title="Company leaderboard" answer={answer} search={search} here={HERE} />;
}
