// store.ts - tables of this device in IndexedDB, one record each; in memory where there is none (private windows, tests).
import type { Store } from './host';
import type { SavedRoom } from './room';

const NAME = 'thorp';
const TABLES = 'tables';

export class MemoryStore implements Store {
  readonly #rooms = new Map<string, SavedRoom>();
  list(): Promise<SavedRoom[]> {
    return Promise.resolve([...this.#rooms.values()].map((r) => structuredClone(r)));
  }
  get(id: string): Promise<SavedRoom | undefined> {
    return Promise.resolve(structuredClone(this.#rooms.get(id)));
  }
  put(room: SavedRoom): Promise<void> {
    this.#rooms.set(room.id, room);
    return Promise.resolve();
  }
  delete(id: string): Promise<void> {
    this.#rooms.delete(id);
    return Promise.resolve();
  }
  hold(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store failed'));
  });
}

class IndexedStore implements Store {
  readonly #db: IDBDatabase;
  #letGo: (() => void) | null = null;
  #held = '';

  constructor(db: IDBDatabase) {
    this.#db = db;
  }
  #at(mode: IDBTransactionMode): IDBObjectStore {
    return this.#db.transaction(TABLES, mode).objectStore(TABLES);
  }
  list(): Promise<SavedRoom[]> {
    return done(this.#at('readonly').getAll() as IDBRequest<SavedRoom[]>);
  }
  get(id: string): Promise<SavedRoom | undefined> {
    return done(this.#at('readonly').get(id) as IDBRequest<SavedRoom | undefined>);
  }
  async put(room: SavedRoom): Promise<void> {
    await done(this.#at('readwrite').put(room));
  }
  async delete(id: string): Promise<void> {
    await done(this.#at('readwrite').delete(id));
  }

  /** One tab a table: held until another one is, or the tab closes. */
  hold(id: string): Promise<boolean> {
    if (this.#held === id || navigator.locks === undefined) return Promise.resolve(true);
    return new Promise((answer) => {
      void navigator.locks.request(`thorp-${id}`, { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        if (lock === null) return undefined;
        this.#letGo?.();
        this.#held = id;
        return new Promise<void>((free) => (this.#letGo = free));
      });
    });
  }
}

export async function openStore(): Promise<Store> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    return new IndexedStore(await done(request));
  } catch {
    return new MemoryStore();
  }
}
