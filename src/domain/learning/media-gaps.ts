export type LessonMedia = {
  hasFile: boolean
  hasLink: boolean
  captions: readonly string[]
  hasTranscript: boolean
}

/** What a lesson with a film or a sound leaves out, and whom: told to staff before they publish it. Empty when all is there. */
export function mediaGaps({ hasFile, hasLink, captions, hasTranscript }: LessonMedia): string[] {
  if (!hasFile && !hasLink) return []
  return [
    ...(hasFile && captions.length === 0
      ? ['It has no captions: who hears badly, or watches without sound, is left out.']
      : []),
    ...(hasFile && captions.length > 0 && !captions.includes('en') ? ['It has no English captions.'] : []),
    ...(hasFile && captions.length > 0 && !captions.includes('fr') ? ['It has no French captions.'] : []),
    ...(hasTranscript ? [] : ['It has no transcript: who cannot watch or listen has nothing to read.']),
  ]
}
