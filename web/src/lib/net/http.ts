import type {
  BlockedList,
  BlockedPerson,
  BotToken,
  Chat,
  Commitment,
  Complaint,
  GameCard,
  LogIn,
  Me,
  MeChange,
  NewPassword,
  NewTable,
  NotificationChange,
  NotificationSettings,
  PasswordChange,
  PersonReference,
  PersonalLink,
  Problem,
  Registration,
  Rematch,
  Scene,
  Sit,
  Steps,
  TableCard,
  TableList,
  Verdict,
} from '../wire';

/** The hall said no; the problem says why, by text key. */
export class HallProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}

export const unreachable: Problem = { status: 0, key: 'unreachable', rule: '', where: '', words: {} };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await askText(method, path, body);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function askText(method: string, path: string, body?: unknown): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { 'X-Winterhall': '1', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new HallProblem(unreachable);
  }
  const text = await answer.text();
  if (!answer.ok) throw new HallProblem(problemIn(text, answer.status));
  return text;
}

function problemIn(text: string, status: number): Problem {
  try {
    const problem = JSON.parse(text) as Problem;
    if (typeof problem.key === 'string') return problem;
  } catch {
    // an answer of something between us and the hall
  }
  return { ...unreachable, status, key: `http-${status}` };
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const invited = (invite?: string): string => (invite ? `?invite=${encodeURIComponent(invite)}` : '');

/** The requests of the hall, by what they are for. */
export const hall = {
  comeIn: () => ask<Me>('POST', '/api/me'),
  changeMe: (change: MeChange) => ask<Me>('PATCH', '/api/me', change),
  games: async () => (await ask<{ games: GameCard[] }>('GET', '/api/games')).games,
  watchable: async () => (await ask<{ tables: TableCard[] }>('GET', '/api/matches')).tables,
  openTables: async () => (await ask<{ tables: TableCard[] }>('GET', '/api/tables')).tables,
  myTables: (from: number) => ask<TableList>('GET', `/api/me/tables?from=${from}`),
  nextCommitment: async () => (await ask<Commitment>('GET', '/api/me/commitment')).commitment,
  lay: (wanted: NewTable) => ask<TableCard>('POST', '/api/tables', wanted),
  table: (id: string, invite?: string) => ask<TableCard>('GET', table(id) + invited(invite)),
  sit: (id: string, wish: Sit) => ask<TableCard>('POST', `${table(id)}/seat`, wish),
  leave: (id: string) => ask<TableCard>('DELETE', `${table(id)}/seat`),
  cancel: (id: string) => ask<TableCard>('DELETE', table(id)),
  chat: (id: string, invite?: string) => ask<Chat>('GET', `${table(id)}/chat${invited(invite)}`),
  steps: <S extends Steps>(id: string, invite?: string) => ask<S>('GET', `${table(id)}/steps${invited(invite)}`),
  step: <S extends Scene>(id: string, step: number, invite?: string) => ask<S>('GET', `${table(id)}/steps/${step}${invited(invite)}`),
  record: (id: string, invite?: string) => askText('GET', `${table(id)}/record${invited(invite)}`),
  verify: (record: string) => ask<Verdict>('POST', '/api/verify', { record }),
  takeRecord: (record: string) => ask<TableCard>('POST', '/api/records', { record }),
  rematchCommitment: async (id: string) => (await ask<Commitment>('GET', `${table(id)}/rematch`)).commitment,
  rematch: (id: string, wanted: Rematch) => ask<TableCard>('POST', `${table(id)}/rematch`, wanted),
  mute: (id: string, person: PersonReference, invite?: string) => ask<void>('POST', `${table(id)}/mutes${invited(invite)}`, person),
  block: (id: string, person: PersonReference, invite?: string) => ask<void>('POST', `${table(id)}/blocks${invited(invite)}`, person),
  report: (id: string, complaint: Complaint, invite?: string) => ask<void>('POST', `${table(id)}/reports${invited(invite)}`, complaint),
};

const blockedIn = ({ blocked }: BlockedList): BlockedPerson[] => blocked;

/** The requests about oneself. */
export const account = {
  who: () => ask<Me>('GET', '/api/me'),
  register: (wanted: Registration) => ask<Me>('POST', '/api/me/account', wanted),
  logIn: (wanted: LogIn) => ask<Me>('POST', '/api/login', wanted),
  logOut: () => ask<void>('POST', '/api/logout'),
  logOutEverywhere: () => ask<void>('POST', '/api/me/logout-everywhere'),
  changePassword: (wanted: PasswordChange) => ask<Me>('POST', '/api/me/password', wanted),
  forgotten: (email: string) => ask<void>('POST', '/api/password/forgotten', { email }),
  newPassword: (wanted: NewPassword) => ask<Me>('POST', '/api/password/new', wanted),
  makeLink: async () => (await ask<PersonalLink>('POST', '/api/me/link')).path,
  revokeLink: () => ask<void>('DELETE', '/api/me/link'),
  reclaim: (token: string) => ask<Me>('POST', '/api/reclaim', { token }),
  makeBotToken: async () => (await ask<BotToken>('POST', '/api/me/bot-token')).token,
  revokeBotToken: () => ask<void>('DELETE', '/api/me/bot-token'),
  farewell: (password: string) => ask<void>('POST', '/api/me/farewell', { password }),
  notifications: () => ask<NotificationSettings>('GET', '/api/me/notices'),
  changeNotifications: (wanted: NotificationChange) => ask<NotificationSettings>('PATCH', '/api/me/notices', wanted),
  confirmAddress: (token: string) => ask<void>('POST', '/api/notices/confirm', { token }),
  stopLetters: (token: string) => ask<void>('POST', '/api/notices/stop', { token }),
  blocked: async () => blockedIn(await ask<BlockedList>('GET', '/api/me/blocked')),
  unblock: async (id: string) => blockedIn(await ask<BlockedList>('DELETE', `/api/me/blocked/${encodeURIComponent(id)}`)),
};
