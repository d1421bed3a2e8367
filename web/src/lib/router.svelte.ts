// router.svelte.ts - which screen is shown, read from the address behind `#`: no server has to know our paths.
//
//     #/  #/new  #/t/TABLE  #/games  #/replay/TABLE?at=123  #/replay  #/rules/CB-LR-07  #/guide/catan/turn  #/fair/TABLE  #/settings  #/help  #/learn/catan
//     #/puzzles  #/puzzles/catan-4d259c7b?theme=robber  #/challenge/CODE

export interface Route {
  screen: string; // '' = home
  arg: string;
  query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [screen = '', ...rest] = path.split('/');
  return { screen, arg: safe(rest.join('/')), query: new URLSearchParams(query) };
}

function safe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let current = $state.raw<Route>({ screen: '', arg: '', query: new URLSearchParams() });

export function route(): Route {
  return current;
}

export function go(to: string): void {
  if (location.hash === `#/${to}`) current = parseRoute(location.hash);
  else location.hash = `#/${to}`;
}

/** The same screen, without a new entry in the history. */
export function replace(to: string): void {
  history.replaceState(null, '', `#/${to}`);
  current = parseRoute(location.hash);
}

/** Where to come back to: the address of this entry of the history, for later; nothing changes now. */
export function mark(to: string): void {
  history.replaceState(null, '', `#/${to}`);
}

export function startRouter(): void {
  const read = (): void => {
    current = parseRoute(location.hash);
  };
  addEventListener('hashchange', read);
  read();
}
