import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload'

const YES_NO = '/src/admin/ui/cells#YesNoCell'

/** Dates as people read them in the language of the staff area. */
export const ADMIN_DATE_FORMAT = 'PPp'

/** Payload's words that are about software, in those of somebody who runs a shop. */
export const ADMIN_LABELS: NonNullable<Config['i18n']> = {
  translations: {
    en: {
      general: {
        createdAt: 'Created',
        updatedAt: 'Last changed',
        lastModified: 'Last changed',
        noLabel: '–',
        payloadSettings: 'How this area looks',
        // What is made is a name in two languages, which Payload cannot say here.
        createNewLabel: 'Create new',
      },
      fields: { addNewLabel: 'Add new' },
    },
    fr: {
      general: {
        createdAt: 'Créé',
        updatedAt: 'Dernière modification',
        lastModified: 'Dernière modification',
        noLabel: '–',
        payloadSettings: 'Apparence de cet espace',
        createNewLabel: 'Créer',
      },
      fields: { addNewLabel: 'Ajouter' },
    },
  },
}

/** A collection or global without what only developers ask for: the tab with its stored data, "true" and "false". */
export function withAdminLabels<Screen extends CollectionConfig | GlobalConfig>(screen: Screen): Screen {
  return { ...screen, admin: { ...screen.admin, hideAPIURL: true }, fields: screen.fields.map(withYesAndNo) }
}

function withYesAndNo(field: Field): Field {
  if (field.type !== 'checkbox' || field.admin?.components?.Cell) return field
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell: YES_NO } } }
}
