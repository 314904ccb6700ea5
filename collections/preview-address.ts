/** The address of the "Preview" button: the page as it would look, drafts included, for staff only. */
export function previewAddress(path: string): string {
  return `/preview?path=${encodeURIComponent(path)}`
}
