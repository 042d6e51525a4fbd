/** Reads a body of at most `limit` bytes, whether or not its length was announced. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | "cut-off"> {
  const announced = request.headers.get("content-length");
  if (announced !== null && Number(announced) > limit) return "too-large";
  try {
    // Node's parser enforces Content-Length, so this can be read in one go.
    if (announced !== null) return new Uint8Array(await request.arrayBuffer());
    return await readStream(request.body, limit);
  } catch {
    return "cut-off";
  }
}

async function readStream(body: Request["body"], limit: number): Promise<Uint8Array<ArrayBuffer> | "too-large"> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return "too-large";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
