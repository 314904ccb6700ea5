import { randomUUID } from 'node:crypto'
import type { Shop, TestProduct } from '../shop'
import { richText } from './rich-text'

/** Words that stand in one place only, so that finding them in an answer proves that the place was read. */
export type Secrets = { welcome: string; section: string; lesson: string; body: string; file: string }

export type TestProgram = {
  product: TestProduct
  programId: string
  lessonId: string
  lessonSlug: string
  fileId: string
  fileName: string
  secrets: Secrets
}

/** A free program with one lesson and one worksheet; whoever orders its product owns it at once. */
export async function programWithLesson(shop: Shop): Promise<TestProgram> {
  const mark = randomUUID().slice(0, 8)
  const secrets = {
    welcome: `welcome-words-${mark}`,
    section: `section-words-${mark}`,
    lesson: `lesson-words-${mark}`,
    body: `body-words-${mark}`,
    file: `file-words-${mark}`,
  }
  const product = await shop.product({ priceCents: 0 })
  const program = await shop.payload.create({
    collection: 'programs',
    data: {
      title: product.title,
      product: product.id,
      welcome: richText(secrets.welcome),
      sections: [{ title: secrets.section }],
      _status: 'published',
    },
  })
  const fileName = `worksheet-${mark}.pdf`
  const data = Buffer.from(`%PDF-1.4\n% ${secrets.file}\nxref\n%%EOF\n`)
  const file = await shop.payload.create({
    collection: 'lesson-files',
    data: { title: secrets.file, program: program.id },
    file: { data, name: fileName, mimetype: 'application/pdf', size: data.length },
  })
  const lesson = await shop.payload.create({
    collection: 'lessons',
    data: {
      title: secrets.lesson,
      program: program.id,
      section: program.sections?.[0]?.id ?? '',
      position: 1,
      slug: `lesson-${mark}`,
      body: richText(secrets.body),
      downloads: [file.id],
      _status: 'published',
    },
  })
  return {
    product,
    programId: program.id,
    lessonId: lesson.id,
    lessonSlug: lesson.slug,
    fileId: file.id,
    fileName: file.filename ?? fileName,
    secrets,
  }
}
