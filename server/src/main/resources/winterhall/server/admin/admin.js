// The administration page: four lists, each with a filter and a few deeds. Everything shown is set as text, never as HTML.

import { Refused, joined, known, say, sentence, speak, when } from '/admin/words.js';

const at = (id) => document.getElementById(id);
const list = at('list'), status = at('status'), filter = at('filter');

async function call(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { 'X-Winterhall': '1' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => { throw new Refused({ key: 'unreachable' }); });
  const value = await answer.json().catch(() => ({})); // a deed that is done answers nothing
  if (!answer.ok) throw new Refused(value);
  return value;
}

function make(tag, content, attributes = {}) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...[content].flat().filter((part) => part !== undefined && part !== ''));
  return element;
}

const facts = (...parts) => make('p', parts.filter(Boolean).join(' · '), { class: 'facts' });

function button(label, deed, danger = false) {
  const element = make('button', label, { type: 'button', ...(danger ? { class: 'danger' } : {}) });
  element.addEventListener('click', deed);
  return element;
}

/** Asks before something is done; gives the note, or nothing if it was called off. Without a `why` no note is wanted. */
function ask(key, { why, danger = false, ...words } = {}) {
  const dialog = at('ask'), note = at('ask-note');
  at('ask-title').textContent = say(`${key}.ask`, words);
  at('ask-do').textContent = say(key);
  at('ask-do').classList.toggle('danger', danger);
  at('ask-why').textContent = why ? say(why) : '';
  at('ask-label').hidden = !why;
  note.required = Boolean(why);
  note.value = '';
  dialog.returnValue = 'cancel';
  dialog.showModal();
  return new Promise((done) => {
    dialog.addEventListener('close', () => done(dialog.returnValue === 'do' ? note.value : undefined), { once: true });
  });
}

/** A button that asks, acts, and reloads the list; its text has this key, and the question one that ends in `ask`. */
function deed(key, method, path, how = {}) {
  return button(say(key), async () => {
    const note = await ask(key, how);
    if (note === undefined) return;
    try {
      await call(method, path, how.why ? { note } : undefined);
      await show();
      status.textContent = say('list.done', { deed: say(key) });
    } catch (trouble) {
      status.textContent = sentence(trouble);
    }
    at('main').focus();
  }, how.danger);
}

function field(label, control) {
  filter.append(make('label', [make('span', label), control]));
  control.addEventListener('change', () => load());
  return control;
}

const choice = (values) => make('select', values.map(([value, label]) => make('option', label, { value })));

const STAGES = ['running', 'frozen', 'open', 'finished', 'cancelled'];

/** Why a table stands still: the line where the rules part from its ledger, or what an administrator wrote. */
function notice(text) {
  const line = /^line (\d+)$/.exec(text);
  return line ? say('table.parted', { line: Number(line[1]) }) : text;
}

const gameName = (id) => known(`game.${id}`) ?? id;
const sitter = ({ name, bot }) => name || (bot ? known(`bot.${bot}`) ?? bot : say('table.free'));

const rooms = {
  tables: {
    fields() {
      this.stage = field(say('filter.which'),
        choice([['stuck', say('filter.stuck')], ...STAGES.map((stage) => [stage, say(`stage.${stage}`)])]));
      this.hours = field(say('filter.hours'), make('input', [], { type: 'number', min: 0, max: 99999, value: 24 }));
    },
    path() { return `/api/admin/tables?stage=${this.stage.value}&hours=${Number(this.hours.value) || 0}`; },
    rows: (value) => value.tables,
    card: (table) => [
      make('h2', joined(table.seats.map(sitter))),
      facts(gameName(table.game), say(`stage.${table.stage}`), say('table.step', { step: table.steps }),
        say('table.moved', { when: when(table.moved) }), say('table.owner', { name: table.owner })),
      make('p', make('code', table.id)),
      table.notice && make('p', notice(table.notice)),
      make('p', [
        ['open', 'running', 'frozen'].includes(table.stage)
          && deed('table.end', 'POST', `/api/admin/tables/${table.id}/end`, { why: 'ask.told', danger: true }),
        table.stage === 'frozen' && deed('table.thaw', 'POST', `/api/admin/tables/${table.id}/thaw`),
      ].filter(Boolean), { class: 'buttons' }),
    ],
  },
  people: {
    fields() { this.search = field(say('filter.search'), make('input', [], { type: 'search', maxlength: 60 })); },
    path() { return `/api/admin/people?search=${encodeURIComponent(this.search.value)}`; },
    rows: (value) => value.people,
    card: ({ id, name, role, login, created, banned }) => [
      make('h2', name),
      facts(say(`role.${role}`), login, say('person.since', { when: when(created) })),
      make('p', make('code', id)),
      banned && make('p', say('person.banned', { why: banned })),
      make('p', [
        role !== 'admin' && !banned
          && deed('person.ban', 'POST', `/api/admin/people/${id}/ban`, { name, why: 'ask.told', danger: true }),
        banned && deed('person.unban', 'DELETE', `/api/admin/people/${id}/ban`, { name }),
        role !== 'admin' && !banned && deed('person.trust', 'POST', `/api/admin/people/${id}/admin`, { name }),
        role === 'admin' && deed('person.distrust', 'DELETE', `/api/admin/people/${id}/admin`, { name, danger: true }),
      ].filter(Boolean), { class: 'buttons' }),
    ],
  },
  reports: {
    fields() {
      this.closed = field(say('filter.which'), choice([['', say('filter.open')], ['1', say('filter.closed')]]));
    },
    path() { return `/api/admin/reports?closed=${this.closed.value}`; },
    rows: (value) => value.reports,
    card: ({ id, about: name, at: told, reporter, person, table, quote, text, note }) => [
      make('h2', say('report.about', { name })),
      facts(when(told), say('report.by', { name: reporter })),
      quote && make('blockquote', quote),
      make('p', text),
      make('p', [say('report.who'), ' ', make('code', person)]),
      make('p', [say('report.where'), ' ', make('code', table)]),
      note && make('p', say('report.closed', { note })),
      make('p', note ? [] : [
        deed('report.close', 'POST', `/api/admin/reports/${id}/close`, { why: 'ask.filed' }),
        deed('person.ban', 'POST', `/api/admin/people/${person}/ban`, { name, why: 'ask.told', danger: true }),
      ], { class: 'buttons' }),
    ],
  },
  errors: {
    fields() {},
    path: () => '/api/admin/errors',
    rows: (value) => value.errors,
    card: (error) => [
      make('h2', error.message, { lang: 'en' }), // a sentence of the log
      facts(say(`level.${error.level}`), when(error.at), error.logger),
      ...error.trouble.map((line) => make('p', make('code', line))),
    ],
  },
};

let room; // the one that is shown
let latest = 0;

/** Shows the list; of two that are asked for at once, the later one. */
async function show() {
  const number = ++latest;
  const rows = room.rows(await call('GET', room.path()));
  if (number !== latest) return;
  list.replaceChildren(...rows.map((row) => make('li', room.card(row).filter(Boolean))));
  status.textContent = rows.length === 0 ? say('list.none') : say('list.shown', { count: rows.length });
}

const load = () => show().catch((trouble) => { status.textContent = sentence(trouble); });

function enter() {
  const name = location.hash.slice(1) in rooms ? location.hash.slice(1) : 'tables';
  if (room === rooms[name]) return load(); // what was typed into its filter stays
  room = rooms[name];
  for (const link of document.querySelectorAll('nav a')) {
    if (link.hash === `#${name}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  filter.replaceChildren();
  list.replaceChildren();
  room.fields();
  return load();
}

/** The hall's own link carries a token behind the `#`: it is used once and leaves the address at once. */
function tokenOfTheLink() {
  const token = location.hash.slice(1);
  if (token.length < 40) return '';
  history.replaceState(null, '', '/admin');
  return token;
}

const token = tokenOfTheLink();
const arrival = call(token ? 'POST' : 'GET', '/api/me');
await speak(await arrival.then((me) => [me.language], () => navigator.languages));
try {
  let me = await arrival;
  if (token && await ask('claim.yes') !== undefined) me = await call('POST', '/api/admin/claim', { token });
  at('who').textContent = `${me.name}, ${say(`role.${me.role}`)}`;
  filter.addEventListener('submit', (event) => { event.preventDefault(); load(); });
  addEventListener('hashchange', enter);
  await enter();
} catch (trouble) {
  at('who').textContent = '';
  status.textContent = trouble instanceof Refused && trouble.message === 'not-signed-in' ? say('page.stranger') : sentence(trouble);
}
