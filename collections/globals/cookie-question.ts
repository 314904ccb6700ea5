import type { Field, GlobalBeforeChangeHook, GlobalConfig, GroupField } from 'payload'
import { OPTIONAL_CATEGORIES, type OptionalCategory } from '@/src/domain/consent/cookie-choice'
import { COOKIE_TEXTS, type CookieText, type CookieTexts } from '@/src/domain/consent/cookie-texts'
import { STANDARD_COOKIE_TEXTS } from '@/src/domain/consent/standard-cookie-texts'
import { asksAnew } from '@/src/domain/consent/text-version'
import { readLocale } from '@/src/domain/languages/locales'
import { anyone, staff } from '@/src/server/access'
import { revalidateAfterGlobalChange } from '@/src/server/revalidate'

const KINDS = {
  media: { label: 'Videos from elsewhere', about: 'Videos in lessons that YouTube or Vimeo play.' },
  preferences: { label: 'Comfort', about: 'What remembers what a visitor set.' },
  statistics: { label: 'Statistics', about: 'What counts visits.' },
  marketing: { label: 'Advertising', about: 'What follows visitors to other sites.' },
} as const satisfies Record<OptionalCategory, { label: string; about: string }>

/** A text in each language that begins with the words that come with the site. */
function words(name: string, label: string, longest: number, standard: (all: CookieTexts) => string): Field {
  const text = {
    name,
    label,
    localized: true,
    maxLength: longest,
    defaultValue: ({ locale }: { locale?: string }) => standard(STANDARD_COOKIE_TEXTS[readLocale(locale)]),
  }
  return longest > 100 ? { ...text, type: 'textarea' } : { ...text, type: 'text' }
}

function category(kind: OptionalCategory): GroupField {
  return {
    name: kind,
    label: KINDS[kind].label,
    type: 'group',
    admin: { description: KINDS[kind].about },
    fields: [
      {
        name: 'isAsked',
        label: 'Visitors are asked about it',
        type: 'checkbox',
        defaultValue: kind === 'media',
      },
      words('name', 'Name', 60, (all) => all.categories[kind].name),
      words('explanation', 'Explanation', 400, (all) => all.categories[kind].explanation),
    ],
  }
}

/**
 * What visitors are asked about cookies. Every state it ever had is kept: a proof of consent names the version of the
 * question, and this says what that version asked.
 */
export const CookieQuestion: GlobalConfig = {
  slug: 'cookie-question',
  label: 'Cookie consent',
  admin: {
    group: 'Website',
    description:
      'What is not asked about is never loaded. Whoever asks about other categories asks every visitor again, by itself. What you save is asked at once, its words in this language alone: each saved state proves what visitors were asked.',
  },
  access: { read: anyone, readVersions: staff, update: staff },
  versions: { max: 0 },
  hooks: { beforeChange: [countQuestions], afterChange: [revalidateAfterGlobalChange] },
  fields: [
    {
      name: 'categories',
      type: 'group',
      label: 'Categories beside what this site needs',
      fields: OPTIONAL_CATEGORIES.map(category),
    },
    ...(Object.keys(COOKIE_TEXTS) as CookieText[]).map((word) =>
      words(word, COOKIE_TEXTS[word].label, COOKIE_TEXTS[word].longest, (all) => all[word]),
    ),
    {
      name: 'askEverybodyAgain',
      label: 'The words mean something else now: ask everybody again',
      type: 'checkbox',
      virtual: true,
      defaultValue: false,
    },
    {
      name: 'timesAskedAnew',
      label: 'Times everybody was asked again',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true },
    },
  ],
}

type Counted = Parameters<typeof asksAnew>[1] & { timesAskedAnew?: number | null }

/** A number no other question ever had, also after an earlier one was brought back. */
async function countQuestions({
  data,
  originalDoc,
  req,
}: Parameters<GlobalBeforeChangeHook>[0]): Promise<Counted> {
  const before: Counted = originalDoc ?? {}
  const now = before.timesAskedAnew ?? 0
  if (!asksAnew(before, data)) return { ...data, timesAskedAnew: now }
  const { docs } = await req.payload.findGlobalVersions({
    slug: 'cookie-question',
    sort: '-version.timesAskedAnew',
    limit: 1,
    depth: 0,
    req,
  })
  return { ...data, timesAskedAnew: Math.max(now, docs[0]?.version.timesAskedAnew ?? 0) + 1 }
}
