import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  lesson: z.string(),
  question: z.string(),
  answer: z.string(),
  lessonUrl: z.url(),
  providerName: z.string(),
})

/** Sent when staff answered a question somebody asked at a lesson. */
export const lessonAnswer = defineMessage({
  key: 'lesson-answer',
  about: 'Sent to who asked a question at a lesson, with the answer of staff.',
  variables,
  sample: {
    firstname: 'Demo',
    lesson: 'A good start',
    question: 'How often should I do the movements?',
    answer: 'Once a day is plenty to begin with.',
    lessonUrl: 'https://example.com/programs/moving-with-confidence/lessons/a-good-start',
    providerName: 'Training provider',
  },
  content: {
    subject: 'The answer to your question at “{{lesson}}”',
    heading: 'Hello {{firstname}}, here is our answer',
    blocks: [
      { kind: 'text', text: 'You asked us: {{question}}' },
      { kind: 'text', text: '{{answer}}' },
      { kind: 'button', label: 'Open the lesson', href: '{{lessonUrl}}' },
      { kind: 'text', text: 'The answer stands there for you, too. {{providerName}}' },
    ],
  },
})
