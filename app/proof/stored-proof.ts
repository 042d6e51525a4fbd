/**
 * The screenshot that she chose, until the shop has it: a line that breaks, or a reload, doesn't cost it. It lies in
 * the browser's own database, the one place that takes files; where there is none, it lives as long as the page.
 */
const databaseName = "naqsh-proofs";
const storeName = "chosen";

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function ask<Result>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<Result>) {
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
  await ask("readwrite", (store) => store.put(file, number)).catch(() => undefined);
}

export async function readStoredProof(number: string): Promise<File | undefined> {
  const kept: unknown = await ask("readonly", (store) => store.get(number)).catch(() => undefined);
  return kept instanceof File ? kept : undefined;
}

export async function removeStoredProof(number: string): Promise<void> {
  await ask("readwrite", (store) => store.delete(number)).catch(() => undefined);
}
