import { useQuery } from '@tanstack/react-query';
import { Greeting } from '../greeting.tsx';
import { type MainDashboard, mainQuery } from './main.ts';

const factsOf = ({ is_birthday, anniversary_years: years, unread_notices: unread }: MainDashboard) => [
  is_birthday && 'Happy birthday',
  years !== null && `${years === 1 ? '1 year' : `${years} years`} with us today`,
  unread > 0 && `${unread} unread ${unread === 1 ? 'notice' : 'notices'}`,
];

/** The greeting with what is special today and how many notices are unread. */
export function OwnGreeting() {
  const { data } = useQuery(mainQuery);
  return <Greeting facts={data ? factsOf(data) : []} asOf={data?.as_of} />;
}
