import type { Field } from 'payload'
import { SHOW_RULES } from '@/src/domain/forms/show-if'

/** When a part of a form is shown: always, or by the answer to a question that stands before it. */
export function showIfField(): Field {
  return {
    name: 'showIf',
    label: { en: 'Shown only if', fr: 'Affiché seulement si' },
    type: 'group',
    admin: { hideGutter: true },
    fields: [
      {
        name: 'question',
        label: { en: 'The answer to', fr: 'La réponse à' },
        type: 'text',
        maxLength: 60,
        admin: {
          description: {
            en: 'An earlier question of this form. With none, it is always shown.',
            fr: 'Une question précédente de ce formulaire. Sans question, la partie est toujours affichée.',
          },
          components: { Field: '/src/admin/forms/question-picker#QuestionPicker' },
        },
      },
      {
        name: 'rule',
        label: { en: 'Rule', fr: 'Règle' },
        type: 'select',
        enumName: 'enum_forms_show_rule',
        options: SHOW_RULES.map((value) => ({ value, label: RULE_LABELS[value] })),
        admin: { condition: (_, showIf) => Boolean(showIf?.question) },
      },
      {
        name: 'value',
        label: { en: 'Answer', fr: 'Réponse' },
        type: 'text',
        maxLength: 200,
        admin: {
          condition: (_, showIf) => Boolean(showIf?.question) && !/answered$/.test(showIf?.rule ?? 'is'),
          description: {
            en: 'A choice as it reads in English. A box that is ticked is Yes, one that is not is No.',
            fr: 'Un choix tel qu’il se lit en anglais. Une case cochée est Yes, une case non cochée est No.',
          },
        },
      },
    ],
  }
}

const RULE_LABELS = {
  is: { en: 'is', fr: 'est' },
  'is-not': { en: 'is not', fr: 'n’est pas' },
  answered: { en: 'was given', fr: 'a été donnée' },
  'not-answered': { en: 'was not given', fr: 'n’a pas été donnée' },
} as const satisfies Record<(typeof SHOW_RULES)[number], { en: string; fr: string }>
