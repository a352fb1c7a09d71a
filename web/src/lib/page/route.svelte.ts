/** Where the reader is: the address, as a page and what it is about. */
export type Route =
  | { page: 'landing' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'replay'; table: string; step: number }
  | { page: 'result'; table: string }
  | { page: 'record' }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string }
  | { page: 'about'; what: string }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'reclaim'; token: string }
  | { page: 'reset'; token: string }
  | { page: 'email-link'; what: 'confirm' | 'stop'; token: string }
  | { page: 'not-found' };

export function routeOf(path: string, hash = ''): Route {
  const [page = '', first = '', second = ''] = path.split('/').slice(1).map(decodeURIComponent);
  switch (page) {
    case '':
      return { page: 'landing' };
    case 'new':
      return { page: 'new', game: first };
    case 'table':
      return { page: 'table', table: first };
    case 'join':
      return { page: 'join', table: first, invite: second };
    case 'replay':
      return { page: 'replay', table: first, step: Number(second) || 0 };
    case 'result':
      return { page: 'result', table: first };
    case 'record':
      return { page: 'record' };
    case 'rules':
      return { page: 'rules', game: first, rule: decodeURIComponent(hash.slice(1)) };
    case 'learn':
      return { page: 'learn', game: first };
    case 'about':
      return { page: 'about', what: first };
    case 'settings':
      return { page: 'settings' };
    case 'account':
      return { page: 'account' };
    case 'reclaim':
    case 'reset':
      return { page, token: hash.slice(1) };
    case 'notices':
      return first === 'confirm' || first === 'stop' ? { page: 'email-link', what: first, token: hash.slice(1) } : { page: 'not-found' };
    default:
      return { page: 'not-found' };
  }
}

/** What makes it another page: its kind and what it is about, not where on it the reader is. */
export function pageKey(route: Route): string {
  const about = 'table' in route ? route.table : 'game' in route ? route.game : route.page === 'about' ? route.what : '';
  return `${route.page} ${about}`;
}

class Place {
  route = $state.raw<Route>({ page: 'landing' });
}

export const place = new Place();

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  arrive();
}

function arrive(): void {
  const before = place.route;
  place.route = routeOf(location.pathname, location.hash);
  if (pageKey(before) !== pageKey(place.route)) {
    scrollTo(0, 0);
    isArriving = true;
  }
}

/** Whether the reader has come to a page whose heading is not there yet. */
let isArriving = false;
/** The heading that took the focus last. */
let greeted: HTMLElement | undefined;

/**
 * For the heading of a page: it takes the focus when it appears, however late, after the reader went there; and from a
 * heading that it replaces, as when a match begins, unless the reader is busy elsewhere.
 */
export function focusOnArrival(heading: HTMLElement): void {
  const replaces = greeted?.isConnected === false && document.activeElement === document.body;
  if (!isArriving && !replaces) return;
  isArriving = false;
  greeted = heading;
  heading.focus({ preventScroll: true });
}

/** Follows the back button, and links of our own without loading the page again. */
export function followAddress(): void {
  place.route = routeOf(location.pathname, location.hash);
  addEventListener('popstate', arrive);
  addEventListener('click', (click) => {
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
    const own = link?.origin === location.origin && !link.target && !link.pathname.startsWith('/api/');
    if (link && plain && own && !link.hasAttribute('download') && !isHere(link)) {
      click.preventDefault();
      go(link.pathname + link.hash);
    }
  });
}

/** A place on this very page: the browser goes there by itself. */
const isHere = (link: HTMLAnchorElement): boolean => link.hash !== '' && link.pathname === location.pathname;
