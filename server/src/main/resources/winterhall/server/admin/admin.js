// The administration page: four lists, each with a filter and a few deeds. Everything shown is set as text, never as HTML.

const at = (id) => document.getElementById(id);
const list = at('list'), status = at('status'), filter = at('filter');

async function call(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { 'X-Winterhall': '1' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const value = text ? JSON.parse(text) : {};
  if (!answer.ok) throw new Error(`${value.key ?? answer.status} ${Object.values(value.words ?? {}).join(' ')}`);
  return value;
}

function make(tag, content, attributes = {}) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...[content].flat().filter((part) => part !== undefined && part !== ''));
  return element;
}

const when = (millis) => new Date(millis).toLocaleString();
const facts = (...parts) => make('p', parts.filter(Boolean).join(' · '), { class: 'facts' });

function button(label, deed, danger = false) {
  const element = make('button', label, { type: 'button', ...(danger ? { class: 'danger' } : {}) });
  element.addEventListener('click', deed);
  return element;
}

const TOLD = 'Why? Whom it concerns can read this.';
const FILED = 'What was done? Administrators can read this.';

/** Asks before something is done; gives the note, or nothing if it was called off. Without a `why` no note is wanted. */
function ask(title, label, { why, danger = false } = {}) {
  const dialog = at('ask'), note = at('ask-note');
  at('ask-title').textContent = title;
  at('ask-do').textContent = label;
  at('ask-do').classList.toggle('danger', danger);
  at('ask-why').textContent = why ?? '';
  at('ask-label').hidden = !why;
  note.required = Boolean(why);
  note.value = '';
  dialog.returnValue = 'cancel';
  dialog.showModal();
  return new Promise((done) => {
    dialog.addEventListener('close', () => done(dialog.returnValue === 'do' ? note.value : undefined), { once: true });
  });
}

/** A button that asks, does, and shows the list anew. */
function deed(label, title, method, path, how = {}) {
  return button(label, async () => {
    const note = await ask(title, label, how);
    if (note === undefined) return;
    try {
      await call(method, path, how.why ? { note } : undefined);
      await show();
      status.textContent = `Done: ${label}.`;
    } catch (trouble) {
      status.textContent = `Not done: ${trouble.message}`;
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

const rooms = {
  tables: {
    fields() {
      this.stage = field('Which', choice([['stuck', 'Stuck'], ['running', 'Running'], ['frozen', 'Frozen'],
        ['open', 'Waiting for people'], ['finished', 'Finished'], ['cancelled', 'Cancelled']]));
      this.hours = field('No move for so many hours', make('input', [], { type: 'number', min: 0, max: 99999, value: 24 }));
    },
    path() { return `/api/admin/tables?stage=${this.stage.value}&hours=${Number(this.hours.value) || 0}`; },
    rows: (value) => value.tables,
    card: (table) => [
      make('h2', table.seats.map((name) => name || '(free)').join(', ')),
      facts(table.game, table.stage, `step ${table.steps}`, `last touched ${when(table.moved)}`, `laid by ${table.owner}`),
      make('p', make('code', table.id)),
      table.notice && make('p', table.notice),
      make('p', [
        ['open', 'running', 'frozen'].includes(table.stage)
          && deed('End', 'End this table without a result?', 'POST', `/api/admin/tables/${table.id}/end`,
            { why: TOLD, danger: true }),
        table.stage === 'frozen'
          && deed('Take up again', 'Try this match with the present rules?', 'POST', `/api/admin/tables/${table.id}/thaw`),
      ].filter(Boolean), { class: 'buttons' }),
    ],
  },
  people: {
    fields() { this.search = field('Name, login or id', make('input', [], { type: 'search', maxlength: 60 })); },
    path() { return `/api/admin/people?search=${encodeURIComponent(this.search.value)}`; },
    rows: (value) => value.people,
    card: (person) => [
      make('h2', person.name),
      facts(person.role, person.login, `since ${when(person.created)}`),
      make('p', make('code', person.id)),
      person.banned && make('p', `Banned: ${person.banned}`),
      make('p', [
        person.role !== 'admin' && !person.banned
          && deed('Ban', `Ban ${person.name}?`, 'POST', `/api/admin/people/${person.id}/ban`, { why: TOLD, danger: true }),
        person.banned && deed('Let in again', `Let ${person.name} in again?`, 'DELETE', `/api/admin/people/${person.id}/ban`),
        person.role !== 'admin' && !person.banned
          && deed('Make administrator', `Make ${person.name} an administrator?`, 'POST', `/api/admin/people/${person.id}/admin`),
        person.role === 'admin'
          && deed('No administrator any more', `Take administration from ${person.name}?`, 'DELETE',
            `/api/admin/people/${person.id}/admin`, { danger: true }),
      ].filter(Boolean), { class: 'buttons' }),
    ],
  },
  reports: {
    fields() { this.closed = field('Which', choice([['', 'Open'], ['1', 'Closed']])); },
    path() { return `/api/admin/reports?closed=${this.closed.value}`; },
    rows: (value) => value.reports,
    card: (report) => [
      make('h2', `About ${report.about}`),
      facts(when(report.at), `by ${report.reporter}`),
      report.quote && make('blockquote', report.quote),
      make('p', report.text),
      make('p', [make('code', report.person), ' at ', make('code', report.table)]),
      report.note && make('p', `Closed: ${report.note}`),
      make('p', report.note ? [] : [
        deed('Close', 'Close this report?', 'POST', `/api/admin/reports/${report.id}/close`, { why: FILED }),
        deed('Ban', `Ban ${report.about}?`, 'POST', `/api/admin/people/${report.person}/ban`, { why: TOLD, danger: true }),
      ], { class: 'buttons' }),
    ],
  },
  errors: {
    fields() {},
    path: () => '/api/admin/errors',
    rows: (value) => value.errors,
    card: (error) => [
      make('h2', error.message),
      facts(error.level, when(error.at), error.logger),
      ...error.trouble.map((line) => make('p', make('code', line))),
    ],
  },
};

let room = rooms.tables;

async function show() {
  const rows = room.rows(await call('GET', room.path()));
  list.replaceChildren(...rows.map((row) => make('li', room.card(row).filter(Boolean))));
  status.textContent = rows.length === 0 ? 'Nothing here.' : `${rows.length} shown.`;
}

const load = () => show().catch((trouble) => { status.textContent = `Not shown: ${trouble.message}`; });

function enter() {
  const name = location.hash.slice(1) in rooms ? location.hash.slice(1) : 'tables';
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
async function claim() {
  const token = location.hash.slice(1);
  if (token.length < 40) return;
  history.replaceState(null, '', '/admin');
  await call('POST', '/api/me');
  if (await ask('Become an administrator of this hall?', 'Yes') === undefined) return;
  await call('POST', '/api/admin/claim', { token });
}

filter.addEventListener('submit', (event) => { event.preventDefault(); load(); });
addEventListener('hashchange', enter);

try {
  await claim();
  const me = await call('GET', '/api/me');
  at('who').textContent = `${me.name}, ${me.role}`;
} catch (trouble) {
  at('who').textContent = trouble.message;
}
await enter();
