import type { Block } from 'payload'
import { headingField } from '../heading-fields'

/** Questions people ask, each with its answer folded under it. */
export const questionsBlock: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  imageURL: '/blocks/questions.svg',
  imageAltText: 'Questions that open to show their answers',
  fields: [
    headingField({ required: true }),
    {
      name: 'items',
      label: 'Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'question', label: 'Question', type: 'text', required: true, maxLength: 200 },
        {
          name: 'answer',
          label: 'Answer',
          type: 'textarea',
          required: true,
          admin: { description: 'An empty line begins a new paragraph.' },
        },
      ],
    },
  ],
}
