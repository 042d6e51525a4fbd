/** A body that is no form, or breaks off, says nothing: whoever sends one gets the answer for empty fields. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
