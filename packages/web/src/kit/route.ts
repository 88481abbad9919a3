import { BASE } from './base.ts';
import { pathOf, type Route, routeOf } from './routes.ts';
import { Store } from './store.ts';

export const route = new Store<Route>(routeHere());

addEventListener('popstate', () => route.set(routeHere()));

function routeHere(): Route {
  const url = new URL(location.href);
  if (url.pathname.startsWith(`${BASE}/`)) url.pathname = url.pathname.slice(BASE.length);
  return routeOf(url);
}

export function go(to: Route, replace = false): void {
  const path = BASE + pathOf(to);
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.set(to);
  scrollTo(0, 0);
}
