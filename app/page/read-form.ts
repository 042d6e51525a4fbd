/** A body that isn't a form, or is incomplete, counts as an empty form. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
