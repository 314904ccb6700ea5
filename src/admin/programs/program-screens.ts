import type { CollectionConfig, Field } from 'payload'
import { part, withComponents } from '@/plugins/commerce/staff/screens/parts'

const LESSON_ADDRESS = '/src/admin/programs/lesson-address#LessonAddress'
const LESSON_ORDER = '/src/admin/programs/lesson-order/lesson-order#LessonOrder'
const MEDIA_UPLOAD = '/src/admin/programs/media-upload#MediaUpload'
const MEDIA_NOTICE = '/src/admin/programs/media-notice#MediaNotice'
const SECTION = '/src/admin/programs/section-field#SectionField'

/** The lessons of a program stand below its sections, to be put in order. */
export function programsScreen(programs: CollectionConfig): CollectionConfig {
  return {
    ...programs,
    admin: {
      ...programs.admin,
      components: {
        ...programs.admin?.components,
        beforeListTable: ['/src/admin/programs/new-program-link#NewProgramLink'],
      },
    },
    fields: programs.fields.flatMap((field) =>
      'name' in field && field.name === 'sections' ? [field, part('lessonOrder', LESSON_ORDER)] : [field],
    ),
  }
}

export function lessonsScreen(lessons: CollectionConfig): CollectionConfig {
  return {
    ...lessons,
    fields: lessons.fields.flatMap((field) => {
      if (!('name' in field)) return field
      if (field.name === 'section') return withComponents(field, { Field: SECTION })
      if (field.name === 'slug') return withComponents(field, { Field: LESSON_ADDRESS })
      // Where it stands is decided on the screen of its program; a form that was opened before must not move it back.
      if (field.name === 'position') return unasked(field)
      if (field.name === 'media') return [part('mediaUpload', MEDIA_UPLOAD), field]
      return field.name === 'transcript' ? [part('mediaNotice', MEDIA_NOTICE), field] : field
    }),
  }
}

/** Stays as it is whenever the form is saved. */
function unasked(field: Field): Field {
  return { ...field, admin: { ...field.admin, disabled: true } } as Field
}
