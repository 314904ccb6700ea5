import type { ResourceSeed } from '../../content'
import { aKitchenThatHelps } from './a-kitchen-that-helps'
import { makeAPlanYouCanKeep } from './make-a-plan-you-can-keep'
import { newsletterNovember } from './newsletter-november'
import { tenMinutesBeforeYourAppointment } from './ten-minutes-before-your-appointment'
import { theGoodDayTrap } from './the-good-day-trap'

/** Free reading at /newsletter. */
export const resources: ResourceSeed[] = [
  newsletterNovember,
  aKitchenThatHelps,
  theGoodDayTrap,
  tenMinutesBeforeYourAppointment,
  makeAPlanYouCanKeep,
]
