import type { FrenchProgramSeed } from '../content'
import { FRENCH } from '../french'
import { toRichText } from '../rich-text'
import type { Seeding } from '../seeding'
import { type Translation, translate } from '../translate'
import { programs } from './programs'
import { checkId, fileId, lessonId, programId, sectionId } from './seed-courses'

const { downloads, products, programs: courses } = FRENCH.demo

/** The French of courses: their welcome, sections, lessons and the titles of their worksheets. */
export async function translateCourses(seeding: Seeding): Promise<void> {
  await translate(seeding, 'programs', courses.map(toProgram))
  await translate(seeding, 'lessons', courses.flatMap(toLessons))
  await translate(seeding, 'lesson-files', courses.flatMap(toFiles))
}

function toProgram({ slug, welcome, sections }: FrenchProgramSeed): Translation {
  return {
    id: programId(slug),
    data: {
      title: products.find((product) => product.slug === slug)?.title,
      welcome: toRichText(welcome),
      sections: sections.map(({ key, title, summary }) => ({ id: sectionId(slug, key), title, summary })),
      shown: true,
      _status: 'published',
    },
  }
}

function toLessons({ slug: program, sections }: FrenchProgramSeed): Translation[] {
  return sections
    .flatMap(({ lessons }) => lessons)
    .map(({ slug, body, transcript, selfChecks, ...texts }) => ({
      id: lessonId(program, slug),
      data: {
        ...texts,
        body: toRichText(body),
        ...(transcript ? { transcript: toRichText(transcript) } : {}),
        selfChecks: selfChecks.map((check, index) => ({ id: checkId(program, slug, index), ...check })),
        shown: true,
        _status: 'published',
      },
    }))
}

/** The worksheets of a course; the sheets themselves are in English, and their titles say so. */
function toFiles({ slug }: FrenchProgramSeed): Translation[] {
  const course = programs.find(({ product }) => product.slug === slug)
  const lessons = course?.sections.flatMap((section) => section.lessons) ?? []
  return [...new Set(lessons.flatMap((lesson) => lesson.downloads ?? []))].flatMap((key) => {
    const title = downloads[key]
    return title ? [{ id: fileId(slug, key), data: { title: `${title} (en anglais)` } }] : []
  })
}
