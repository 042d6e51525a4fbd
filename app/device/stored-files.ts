/**
 * A chosen screenshot, or photographs, stored until the shop has them, so that they survive a reload or a failed upload.
 * In IndexedDB, which takes files; where that isn't available, they live as long as the page.
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

export async function storeFiles(key: string, files: readonly File[]): Promise<void> {
  await query("readwrite", (store) => store.put(files, key)).catch(() => undefined);
}

export async function readStoredFiles(key: string): Promise<File[]> {
  const stored: unknown = await query("readonly", (store) => store.get(key)).catch(() => undefined);
  // The release before stored a screenshot by itself.
  return [stored].flat().filter((file) => file instanceof File);
}

export async function removeStoredFiles(key: string): Promise<void> {
  await query("readwrite", (store) => store.delete(key)).catch(() => undefined);
}
