import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useChoose } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { BoardPage } from '../board/board-page.tsx';
import { type PageSearch, pageSearch } from '../board/board-search.ts';
import type { Area } from '../board/operations.ts';
import { hawaiiQuery } from './contests.route.ts';
import { HAWAII_COLUMNS, STANDING_COLUMN } from './hawaii-columns.tsx';
import { NextSeat } from './next-seat.tsx';

/** `dashboard/leaderboard/hawaii`: the yearly incentive trip (domain.md 5.5). */
export const HawaiiScreen = () => <Hawaii area="portal" />;
/** The same for the home office, which also sees who meets the conditions. */
export const OfficeHawaiiScreen = () => <Hawaii area="admin" />;

const COLUMNS = { portal: HAWAII_COLUMNS, admin: [...HAWAII_COLUMNS, STANDING_COLUMN] } as const;

function Hawaii({ area }: { readonly area: Area }) {
  const search: PageSearch = useSearch({ strict: false });
  const answer = useQuery({ ...hawaiiQuery(area, search), placeholderData: keepPreviousData });
  const choose = useChoose(pageSearch);
  return (
    <BoardPage
      area={area}
      title="Hawaii leaderboard"
      facts={[
        answer.data && (
          <span key="until">
            Ends on <DateText value={answer.data.to} />
          </span>
        ),
      ]}
      answer={answer}
      columns={COLUMNS[area]}
      moves
      board={{ points_type: 'Hawaii' }}
      search={search}
      onSearch={choose}
      ownMore={(row) => <NextSeat {...row} />}
    />
  );
}
