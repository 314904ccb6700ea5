/** What a file is called by people: `pacing-diary.pdf` is "Pacing diary", and so is `pacing-diary.en.pdf`. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/(\.[a-z]{2})?\.[^.]*$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 200)
}
