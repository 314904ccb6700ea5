import { frenchDemoPictures } from './demo/pictures.fr'
import { frenchProducts } from './demo/products.fr'
import { frenchPrograms } from './demo/programs/index.fr'
import { frenchResources } from './demo/resources/index.fr'
import { frenchDownloads } from './demo/worksheets.fr'
import { frenchForms } from './reference/forms.fr'
import { frenchNavigation } from './reference/navigation.fr'
import { frenchPages } from './reference/pages/index.fr'
import { frenchReferencePictures } from './reference/pictures.fr'
import { frenchSystemSettings } from './reference/system-settings.fr'

/** What the seeds say in French, by seed set. What is not here is in English only. */
export const FRENCH = {
  reference: {
    forms: frenchForms,
    navigation: frenchNavigation,
    pages: frenchPages,
    pictures: frenchReferencePictures,
    systemSettings: frenchSystemSettings,
  },
  demo: {
    downloads: frenchDownloads,
    pictures: frenchDemoPictures,
    products: frenchProducts,
    programs: frenchPrograms,
    resources: frenchResources,
  },
}
