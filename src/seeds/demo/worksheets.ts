import type { DownloadSeed } from '../content'

/** Worksheets, `downloads/<key>.pdf`: one or two letter-size pages, tagged, in large type. */
export const downloads: DownloadSeed[] = [
  { key: 'weekly-action-plan', title: 'My weekly action plan' },
  { key: 'pacing-diary', title: 'Pacing diary' },
  { key: 'problem-solving-sheet', title: 'Problem-solving sheet' },
  { key: 'appointment-questions', title: 'Questions for my appointment' },
  { key: 'hard-days-plan', title: 'My page for hard days' },
  { key: 'breathing-log', title: 'My breathing and activity log' },
  { key: 'gentle-movement-log', title: 'Gentle movement record' },
  { key: 'energy-budget', title: 'My energy budget' },
  { key: 'sleep-diary', title: 'Sleep diary' },
  { key: 'circle-of-support', title: 'My circle of support' },
  { key: 'things-that-help', title: 'Things that help me' },
]
