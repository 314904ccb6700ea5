import { randomUUID } from 'node:crypto'
import { hasAccess, ownedProducts } from '@/plugins/commerce/access'
import { readPerson } from '@/plugins/commerce/staff/operations/read-person'
import { filmOf } from '../../support/factories/film'
import { programWithLesson, type TestProgram } from '../../support/factories/program'
import { owned } from '../../support/purchase'
import { rawCall } from '../../support/raw-call'
import type { Customer, Shop } from '../../support/shop'

/** A program whose one lesson has everything that can be asked for: a film with captions, a worksheet and a quiz. */
export type FullProgram = TestProgram & { filmName: string; captionsName: string }

export async function fullProgram(shop: Shop): Promise<FullProgram> {
  const program = await programWithLesson(shop)
  const { film, captions } = await filmOf(shop, program.programId)
  const question = {
    question: 'What to drink first?',
    options: [{ text: 'Water', isRight: true }, { text: 'Tea' }],
  }
  await shop.payload.update({
    collection: 'lessons',
    id: program.lessonId,
    data: {
      media: film.id,
      tracks: [{ language: 'fr', file: captions.id }],
      quiz: { passMark: 100, questions: [question] },
    },
  })
  return { ...program, filmName: film.filename ?? '', captionsName: captions.filename ?? '' }
}

/** What one reader says: whether the program is open to somebody. */
type Ask = (shop: Shop, as: Customer, program: FullProgram) => Promise<boolean>
export type Reader = [name: string, ask: Ask]

type Path = (program: FullProgram) => string
const answers =
  (method: string, path: Path, body?: (program: FullProgram) => object): Ask =>
  async (_, as, program) => {
    const sent = body
      ? { body: JSON.stringify(body(program)), headers: { 'content-type': 'application/json' } }
      : {}
    return (await rawCall(method, path(program), { as, ...sent })).ok
  }
const lists =
  (path: Path): Ask =>
  async (shop, as, program) =>
    (await shop.call<{ totalDocs: number }>('GET', path(program), { as })).body.totalDocs === 1
const lesson = ({ lessonId }: FullProgram) => `/learning/lessons/${lessonId}`
const asked = (as: Customer) => ({ id: as.id, collection: 'users' }) as never

/** Everybody who asks whether a program is open. They say yes to the last moment of it, and no from then on. */
export const READERS: Reader[] = [
  [
    'GET /payments/user-products',
    async (shop, as, { product }) => (await owned(shop, as)).includes(product.id),
  ],
  ['lists of programs', lists(({ programId }) => `/programs?where[id][equals]=${programId}`)],
  ['lists of lessons', lists(({ lessonId }) => `/lessons?where[id][equals]=${lessonId}`)],
  ['lists of files', lists(({ fileId }) => `/lesson-files?where[id][equals]=${fileId}`)],
  ['a program’s content, by id', answers('GET', ({ programId }) => `/programs/${programId}/content`)],
  ['a program’s content, by slug', answers('GET', ({ product }) => `/programs/${product.slug}/content`)],
  ['a lesson', answers('GET', ({ programId, lessonSlug }) => `/programs/${programId}/lessons/${lessonSlug}`)],
  ['a lesson’s document', answers('GET', ({ lessonId }) => `/lessons/${lessonId}`)],
  ['a file’s document', answers('GET', ({ fileId }) => `/lesson-files/${fileId}`)],
  ['the file itself', answers('GET', ({ fileName }) => `/lesson-files/file/${fileName}`)],
  ['the film', answers('GET', ({ filmName }) => `/lesson-files/file/${filmName}`)],
  ['its captions', answers('GET', ({ captionsName }) => `/lesson-files/file/${captionsName}`)],
  ['the quiz', answers('GET', (program) => `${lesson(program)}/quiz`)],
  [
    'a try at the quiz',
    answers(
      'POST',
      (program) => `${lesson(program)}/quiz`,
      () => ({ id: randomUUID(), answers: {} }),
    ),
  ],
  [
    'keeping progress',
    answers(
      'PUT',
      (program) => `${lesson(program)}/progress`,
      () => ({ state: 'opened' }),
    ),
  ],
  [
    'a question to staff',
    answers(
      'POST',
      (program) => `${lesson(program)}/questions`,
      () => ({ id: randomUUID(), question: 'When?' }),
    ),
  ],
  [
    'My programs',
    async (shop, as, { product }) => {
      type Body = { data: { slug: string; status: string }[] }
      const { body } = await shop.call<Body>('GET', '/learning/programs', { as })
      return body.data.find(({ slug }) => slug === product.slug)?.status === 'active'
    },
  ],
  [
    'progress of one program',
    async (shop, as, { product }) => {
      type Body = { data: { status: string } }
      const { body } = await shop.call<Body>('GET', `/learning/programs/${product.slug}`, { as })
      return body.data.status === 'active'
    },
  ],
  [
    'the package’s hasAccess',
    (shop, as, { product }) => hasAccess({ payload: shop.payload, user: asked(as) }, product.id),
  ],
  [
    'the package’s ownedProducts',
    async (shop, as, { product }) =>
      (await ownedProducts({ payload: shop.payload, user: asked(as) })).includes(product.id),
  ],
  [
    'the person’s page for staff',
    async (shop, as, { product }) => {
      const found = await readPerson(shop.payload, as.id)
      return (found?.access ?? []).some(
        ({ productId, state }) => productId === product.id && state === 'active',
      )
    },
  ],
]

/** What is one's own: it stays readable and writable when the program is closed. Who never had it has nothing there. */
export const OUTLIVING: Reader[] = [
  ['a note', answers('GET', (program) => `${lesson(program)}/note`)],
  [
    'writing a note',
    answers(
      'PUT',
      (program) => `${lesson(program)}/note`,
      () => ({ text: 'Slower.' }),
    ),
  ],
  ['answers', answers('GET', (program) => `${lesson(program)}/answers`)],
  [
    'writing answers',
    answers(
      'PUT',
      (program) => `${lesson(program)}/answers`,
      () => ({ answers: { first: 3 } }),
    ),
  ],
  ['questions asked', answers('GET', (program) => `${lesson(program)}/questions`)],
  ['progress', answers('GET', ({ product }) => `/learning/programs/${product.slug}`)],
  ['the workbook', answers('GET', ({ product }) => `/learning/programs/${product.slug}/workbook`)],
]
