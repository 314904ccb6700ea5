import type { Sentences } from '../translate-sentence'
import { accountsFrench } from './accounts'
import { checkoutFrench } from './checkout'
import { editingFrench } from './editing'
import { formsFrench } from './forms'
import { generalFrench } from './general'
import { sharingFrench } from './sharing'
import { staffFrench } from './staff'

/** French of every sentence the API says. English ones are the specification's, and stay where they are said. */
export const FRENCH_SENTENCES: Sentences = {
  ...editingFrench,
  ...staffFrench,
  ...generalFrench,
  ...accountsFrench,
  ...checkoutFrench,
  ...formsFrench,
  ...sharingFrench,
}
