type Options = { onProgress: (share: number) => void; signal: AbortSignal };

/** By XMLHttpRequest, since fetch doesn't report progress. Undefined where no answer came, or it was stopped. */
export function upload(
  address: string,
  body: Blob | FormData,
  { onProgress, signal }: Options,
): Promise<{ status: number; text: string } | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = request.onabort = () => resolve(undefined);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}
