import type { Form } from '@/src/generated/payload-types'
import type { BlockSeed } from './blocks'

/** A picture file of the seeds. `key` is what content refers to; `folder` is the seed set it belongs to. */
export interface PictureSeed {
  key: string
  folder: 'reference' | 'demo'
  alt: string
}

/** A worksheet in `src/seeds/demo/downloads/<key>.pdf`. */
export interface DownloadSeed {
  key: string
  title: string
}

export interface MetaSeed {
  title?: string
  description: string
}

/** Something to sell, with its public page. Prices are whole CAD cents; 0 is free. */
export interface ProductSeed {
  slug: string
  sku: string
  kind: 'program' | 'service' | 'licence'
  title: string
  summary: string
  priceCents: number
  position: number
  flagship?: boolean
  /** What it opens, by slugs, and for how long; itself, for ever, when left out. */
  opens?: string[]
  access?: { kind: 'days'; days: number; from: 'purchase' }
  seats?: number
  group?: { keepsAccess: boolean; showsProgress: boolean }
  picture: string
  highlights: string[]
  facts: { label: string; value: string }[]
  meta: MetaSeed
  page: BlockSeed[]
}

/** A program is a product and the course its buyers open. */
export interface ProgramSeed {
  product: ProductSeed & { kind: 'program' }
  /** Mini-markdown, see `rich-text.ts`. */
  welcome: string
  sections: SectionSeed[]
}

export interface SectionSeed {
  key: string
  title: string
  summary: string
  lessons: LessonSeed[]
}

export interface LessonSeed {
  slug: string
  title: string
  summary: string
  minutes: number
  /** Mini-markdown, see `rich-text.ts`. */
  body: string
  downloads?: string[]
  media?: MediaSeed
  /** Mini-markdown. */
  transcript?: string
  selfChecks: SelfCheckSeed[]
  /** Everybody may read it on the sales page. */
  isFreePreview?: boolean
  quiz?: QuizSeed
}

export interface QuizSeed {
  passMark: number
  questions: { question: string; options: { text: string; isRight: boolean; feedback?: string }[] }[]
}

/** A film or a sound in `demo/media`, and the languages it has captions in. */
export interface MediaSeed {
  key: string
  title: string
  type: 'mp4' | 'mp3'
  captions: readonly ('en' | 'fr')[]
}

export interface SelfCheckSeed {
  question: string
  help?: string
  /** Answered in words unless it says otherwise. */
  kind?: 'text' | 'scale' | 'yes-no'
  scale?: string
  lowLabel?: string
  highLabel?: string
}

export interface PageSeed {
  slug: string
  title: string
  meta: MetaSeed
  layout: BlockSeed[]
}

export interface ResourceSeed {
  slug: string
  kind: 'article' | 'newsletter' | 'worksheet'
  title: string
  summary: string
  /** ISO day. */
  publishedOn: string
  picture: string
  body: string
}

/** A form of a standing page. */
export interface FormSeed {
  key: string
  title: string
  /** Whether visitors may put their answers aside for another day. */
  finishLater?: boolean
  fields: Form['fields']
  button: string
  /** Mini-markdown, see `rich-text.ts`. */
  confirmation: string
  staffEmails: string[]
  /** Text of the receipt that its sender gets. */
  receipt: string
}

/** The French of a page: the same blocks in the same order. `slug` is the English one, by which the page is found. */
export interface FrenchPageSeed {
  slug: string
  /** The page's address below /fr. Fixed routes are called the same in both languages. */
  address: string
  title: string
  meta: MetaSeed
  layout: BlockSeed[]
}

/** The French of something to sell. Without a `page` its public page stays English. */
export interface FrenchProductSeed {
  slug: string
  /** The last part of its French address. */
  frenchSlug: string
  title: string
  summary: string
  highlights: string[]
  facts: { label: string; value: string }[]
  meta: MetaSeed
  page?: BlockSeed[]
}

/** The French of a course, by the slug of its product. Its title is the product's. */
export interface FrenchProgramSeed {
  slug: string
  welcome: string
  sections: FrenchSectionSeed[]
}

export interface FrenchSectionSeed {
  key: string
  title: string
  summary: string
  lessons: Pick<LessonSeed, 'slug' | 'title' | 'summary' | 'body' | 'transcript' | 'selfChecks'>[]
}

export type FrenchResourceSeed = Pick<ResourceSeed, 'slug' | 'title' | 'summary' | 'body'> & {
  frenchSlug: string
}

/** The French of a form. Fields are found by their English name, options by their place. */
export interface FrenchFormSeed {
  key: string
  title: string
  /** Headings of its steps, in order. */
  steps?: string[]
  fields: { name: string; label: string; hint?: string; options?: string[] }[]
  button: string
  confirmation: string
  receipt: string
}
