/** Password of every demo login; demo mode only (S-09). */
export const DEMO_PASSWORD = 'lantern-harbor-42';

export interface DemoLogin {
  readonly username: string;
  readonly name: string;
  readonly app: 'portal' | 'admin';
  readonly description: string;
}

/** Who can sign in to the demo network, in the order they are offered. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  { username: 'ana', name: 'Ana Alvarez', app: 'portal', description: 'Associate with a small team' },
  { username: 'ben', name: 'Ben Okafor', app: 'portal', description: "Senior Associate, Ana's upline" },
  { username: 'cara', name: 'Cara Nguyen', app: 'portal', description: "Marketing Director, Ben's upline" },
  {
    username: 'dev',
    name: 'Dev Patel',
    app: 'portal',
    description: 'Regional Marketing Director with a large book',
  },
  { username: 'eve', name: 'Eve Lindqvist', app: 'portal', description: 'Executive Marketing Director' },
  {
    username: 'hal',
    name: 'Hal Thompson',
    app: 'portal',
    description: 'Marketing Director in another branch',
  },
  { username: 'tom', name: 'Tom Reyes', app: 'portal', description: 'Trainee, recruited by Ana' },
  { username: 'sam', name: 'Sam Iyer', app: 'portal', description: 'Suspended: reads, does not write' },
  { username: 'bea', name: 'Bea Morales', app: 'portal', description: 'Sees beta features' },
  { username: 'celine', name: 'Céline Tremblay', app: 'portal', description: 'Associate in Canada' },
  { username: 'admin', name: 'Adrian Cole', app: 'admin', description: 'Admin' },
  { username: 'super', name: 'Susan Park', app: 'admin', description: 'Super admin' },
];
