import type { ArrayField, Field } from 'payload'
import { wholeNumberField } from '@/collections/whole-number-field'
import { staffField } from '@/src/server/access'

const options: ArrayField = {
  name: 'options',
  labels: { singular: 'Answer', plural: 'Answers' },
  label: 'Answers',
  type: 'array',
  minRows: 2,
  fields: [
    { name: 'text', label: 'Answer', type: 'text', required: true, localized: true, maxLength: 400 },
    {
      name: 'isRight',
      label: 'This is right',
      type: 'checkbox',
      defaultValue: false,
      access: { read: staffField },
    },
    {
      name: 'feedback',
      label: 'What somebody reads who chose it',
      type: 'textarea',
      localized: true,
      maxLength: 1_000,
      access: { read: staffField },
    },
  ],
}

/** A quiz with a pass mark. What is right, and what is said to an answer, leaves the server only after answering. */
export const quizField: Field = {
  name: 'quiz',
  type: 'group',
  admin: { description: 'Questions with right and wrong answers. Nobody else sees what somebody answered.' },
  fields: [
    wholeNumberField({
      name: 'passMark',
      label: 'Passed with (percent of the questions)',
      min: 1,
      max: 100,
      defaultValue: 70,
    }),
    wholeNumberField({
      name: 'tries',
      label: 'Tries',
      min: 1,
      max: 100,
      admin: { description: 'As many as somebody likes when left empty.' },
    }),
    {
      name: 'isRequired',
      label: 'The lesson can be done only after it is passed',
      type: 'checkbox',
      defaultValue: false,
    },
    {
      name: 'questions',
      labels: { singular: 'Question', plural: 'Questions' },
      type: 'array',
      maxRows: 50,
      validate: hasRightAnswers,
      fields: [{ name: 'question', type: 'text', required: true, localized: true, maxLength: 400 }, options],
    },
  ],
}

/** Each question has a right answer and a wrong one; more right ones than one make it a question with several. */
function hasRightAnswers(questions: unknown): true | string {
  const rows = (Array.isArray(questions) ? questions : []) as { options?: { isRight?: boolean | null }[] }[]
  const isWrong = rows.findIndex(({ options: given = [] }) => {
    const right = given.filter(({ isRight }) => isRight).length
    return right === 0 || right === given.length
  })
  return isWrong === -1 || `Question ${isWrong + 1} needs a right answer and a wrong one.`
}
