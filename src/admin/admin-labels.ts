import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload'

const YES_NO = '/src/admin/ui/cells#YesNoCell'
const WORDS = '/src/admin/ui/cells#WordsCell'

/** Dates as people read them in the language of the staff area. */
export const ADMIN_DATE_FORMAT = 'PPp'

/** Payload's words that are about software, in those of somebody who runs a shop. */
export const ADMIN_LABELS: NonNullable<Config['i18n']> = {
  translations: {
    en: {
      general: {
        createdAt: 'Created',
        deletedAt: 'In the trash since',
        updatedAt: 'Last changed',
        lastModified: 'Last changed',
        noLabel: '–',
        payloadSettings: 'How this area looks',
        // What is made is a name in two languages, which Payload cannot say here.
        createNewLabel: 'Create new',
        locale: 'Content',
        // Between the names of fields.
        or: 'or',
        perPage: 'Per page: {{limit}}',
        noResultsFound: 'Nothing here',
        noResultsDescription:
          'There is nothing yet, or nothing that fits what you search for. Take out a filter to see more.',
      },
      fields: { addNewLabel: 'Add new' },
      upload: { bulkUpload: 'Send several' },
      version: { versionID: 'Version' },
      'plugin-redirects': {
        customUrl: 'Another address',
        documentToRedirect: 'The page',
        fromUrl: 'Old address',
        internalLink: 'A page of this site',
        redirectType: 'How long',
        toUrlType: 'It leads to',
      },
    },
    fr: {
      general: {
        createdAt: 'Créé',
        deletedAt: 'Dans la corbeille depuis',
        updatedAt: 'Dernière modification',
        // Payload sets a colon behind these two.
        lastModified: 'Dernière modification\u00a0',
        noLabel: '–',
        payloadSettings: 'Apparence de cet espace',
        // Before a name in the plural, and after one: nothing that would have to agree with it.
        all: 'Liste\u00a0:',
        creatingNewLabel: 'Nouveau\u00a0: {{label}}',
        createNewLabel: 'Créer',
        createNew: 'Créer',
        created: 'Créé\u00a0',
        email: 'Courriel',
        perPage: 'Par page : {{limit}}',
        // Of what is written here, not of this area; Payload sets a colon behind it.
        locale: 'Contenu ',
        noResultsFound: 'Rien ici',
        noResultsDescription:
          'Il n’y a encore rien, ou rien de ce que vous cherchez. Retirez un filtre pour en voir plus.',
      },
      fields: {
        addNewLabel: 'Ajouter',
        addLabel: 'Ajouter\u00a0: {{label}}',
        chooseFromExisting: 'Choisir parmi ce qui existe',
      },
      upload: { bulkUpload: 'Envoyer plusieurs' },
      version: {
        versionID: 'Version',
        revertToPublished: 'Revenir à ce qui est publié',
        // Languages are named with a capital, as the lists of them do.
        publishIn: 'Publier\u00a0: {{locale}}',
        unpublishIn: 'Dépublier\u00a0: {{locale}}',
        // Payload sets a colon behind it.
        status: 'Statut\u00a0',
      },
      'plugin-redirects': {
        customUrl: 'Une autre adresse',
        documentToRedirect: 'La page',
        fromUrl: 'Ancienne adresse',
        internalLink: 'Une page de ce site',
        redirectType: 'Pour combien de temps',
        toUrlType: 'Elle mène à',
      },
    },
  },
}

/** A collection or global without what only developers ask for: the tab with its stored data, "true" and "false". */
export function withAdminLabels<Screen extends CollectionConfig | GlobalConfig>(screen: Screen): Screen {
  return {
    ...screen,
    admin: { ...screen.admin, hideAPIURL: true },
    fields: screen.fields.map(withReadableCell).map(withReadableDate),
  }
}

/** Payload writes `true` and `[]`. */
function withReadableCell(field: Field): Field {
  if (field.type === 'checkbox' && !field.admin?.components?.Cell) {
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell: YES_NO } } }
  }
  if (field.type === 'text' && field.hasMany && !field.admin?.components?.Cell) {
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell: WORDS } } }
  }
  return field
}

/** Which of the two numbers is the month nobody has to guess. Payload writes 11/12/2026. */
function withReadableDate(field: Field): Field {
  if (field.type !== 'date' || field.admin?.date) return field
  return { ...field, admin: { ...field.admin, date: { displayFormat: 'PP' } } }
}
