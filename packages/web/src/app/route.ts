import { pathOf, type Route, routeOf } from './routes.ts';
import { Store } from './store.ts';

export const route = new Store<Route>(routeOf(new URL(location.href)));

addEventListener('popstate', () => route.set(routeOf(new URL(location.href))));

export function go(to: Route, replace = false): void {
  const path = pathOf(to);
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.set(to);
  scrollTo(0, 0);
}
