/** The address of a program, as the visitor named it: id or slug. */
export function programPath(programId: string): string {
  return `/programs/${encodeURIComponent(programId)}`
}

export function lessonPath(programId: string, lessonSlug: string): string {
  return `${programPath(programId)}/lessons/${encodeURIComponent(lessonSlug)}`
}
