/**
 * The chosen screenshot, stored until the shop has it, so that it survives a reload or a failed upload. In IndexedDB,
 * which takes files; where that isn't available, it lives as long as the page.
 */
const databaseName = "naqsh-proofs";
const storeName = "chosen";

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function query<Result>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<Result>) {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await resultOf(opening);
  try {
    return await resultOf(use(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

export async function storeProof(number: string, file: File): Promise<void> {
  await query("readwrite", (store) => store.put(file, number)).catch(() => undefined);
}

export async function readStoredProof(number: string): Promise<File | undefined> {
  const stored: unknown = await query("readonly", (store) => store.get(number)).catch(() => undefined);
  return stored instanceof File ? stored : undefined;
}

export async function removeStoredProof(number: string): Promise<void> {
  await query("readwrite", (store) => store.delete(number)).catch(() => undefined);
}
