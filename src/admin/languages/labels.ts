import { contentLabelsFr } from './content-labels.fr'
import { cookieLabelsFr } from './cookie-labels.fr'
import { courseLabelsFr } from './course-labels.fr'
import { messageLabelsFr } from './message-labels.fr'
import { peopleLabelsFr } from './people-labels.fr'
import { settingsLabelsFr } from './settings-labels.fr'
import { shopLabelsFr } from './shop-labels.fr'

/** What collections and their fields are called, by the English words: one French word for each, wherever it stands. */
export const LABELS_FR: Readonly<Record<string, string>> = {
  ...contentLabelsFr,
  ...cookieLabelsFr,
  ...courseLabelsFr,
  ...shopLabelsFr,
  ...peopleLabelsFr,
  ...messageLabelsFr,
  ...settingsLabelsFr,
}
