// What browsers of televisions lack, down to Chromium 69, as far as a table needs it. Nothing else.

/** Adds what is missing, and leaves alone what is there. */
function lacking(to: object, parts: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(parts)) {
    if (!(name in to)) {
      Object.defineProperty(to, name, { value: parts[name], writable: true, configurable: true });
    }
  }
}

lacking(window, {
  globalThis: window,
  queueMicrotask: (task: () => void) => void Promise.resolve().then(task),
});

lacking(Object, {
  fromEntries(entries: Iterable<readonly [string, unknown]>) {
    const made: Record<string, unknown> = {};
    for (const [name, value] of entries) made[name] = value;
    return made;
  },
  hasOwn: (of: object, name: string) => Object.getOwnPropertyDescriptor(of, name) !== undefined,
  groupBy<T>(items: Iterable<T>, key: (item: T, index: number) => string) {
    const groups: Record<string, T[]> = {};
    let index = 0;
    for (const item of items) {
      const name = key(item, index++);
      if (!(name in groups)) groups[name] = [];
      groups[name].push(item);
    }
    return groups;
  },
});

const at = function <T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index];
};

lacking(Array.prototype, {
  at,
  with<T>(this: T[], index: number, value: T) {
    const copy = this.slice();
    copy[index < 0 ? this.length + index : index] = value;
    return copy;
  },
  toSorted<T>(this: T[], by?: (a: T, b: T) => number) {
    return this.slice().sort(by);
  },
  toReversed<T>(this: T[]) {
    return this.slice().reverse();
  },
  toSpliced<T>(this: T[], ...given: [number, number, ...T[]]) {
    const copy = this.slice();
    copy.splice(...given);
    return copy;
  },
  findLast<T>(this: T[], fits: (item: T, index: number, list: T[]) => boolean) {
    for (let index = this.length - 1; index >= 0; index--)
      if (fits(this[index], index, this)) return this[index];
    return undefined;
  },
  findLastIndex<T>(this: T[], fits: (item: T, index: number, list: T[]) => boolean) {
    for (let index = this.length - 1; index >= 0; index--) if (fits(this[index], index, this)) return index;
    return -1;
  },
});

lacking(String.prototype, {
  at,
  replaceAll(this: string, what: string | RegExp, by: string & ((part: string) => string)) {
    return typeof what === 'string' ? this.split(what).join(by) : this.replace(what, by);
  },
  *matchAll(this: string, what: RegExp) {
    const each = new RegExp(what.source, what.flags);
    for (let match = each.exec(this); match !== null; match = each.exec(this)) yield match;
  },
});

for (const typed of [Uint8Array, Int8Array, Uint16Array, Int16Array, Uint32Array, Int32Array])
  lacking(typed.prototype, { at });

lacking(Promise, {
  allSettled: (promises: Iterable<Promise<unknown>>) =>
    Promise.all(
      Array.from(promises, (one) =>
        Promise.resolve(one).then(
          (value) => ({ status: 'fulfilled', value }),
          (reason: unknown) => ({ status: 'rejected', reason }),
        ),
      ),
    ),
});

lacking(Intl, {
  // “Ada, Ben and Cy” is told as “Ada, Ben, Cy” where the browser cannot count people.
  ListFormat: class {
    format(names: Iterable<string>): string {
      return Array.from(names).join(', ');
    }
  },
});

// A key has been pressed: from then on a page may sound.
if (!('userActivation' in navigator)) {
  const seen = { hasBeenActive: false };
  lacking(navigator, { userActivation: seen });
  addEventListener('keydown', () => {
    seen.hasBeenActive = true;
  });
}

/** Browsers that know no gap between the pieces of a row get margins instead (old-sheets.ts). */
function knowsGaps(): boolean {
  const row = document.createElement('div');
  row.style.cssText = 'display:flex;flex-direction:column;row-gap:1px;position:absolute';
  row.append(document.createElement('i'), document.createElement('i'));
  document.body.append(row);
  const { scrollHeight } = row;
  row.remove();
  return scrollHeight === 1;
}

document.documentElement.classList.toggle('gapless', !knowsGaps());
