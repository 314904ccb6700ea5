import { seedPictures } from '../pictures'
import type { Seeding } from '../seeding'
import { demoPictures } from './pictures'
import { seedAccounts } from './seed-accounts'
import { seedCourses } from './seed-courses'
import { seedDiscountCodes } from './seed-discount-codes'
import { seedProducts } from './seed-products'
import { seedResources } from './seed-resources'
import { translateDemo } from './translate-demo'
import { downloads } from './worksheets'

/** A shop full of content: programs with their courses, services, articles, accounts and discount codes. */
export async function seedDemo(seeding: Seeding): Promise<void> {
  await seedPictures(seeding, demoPictures)
  await seedProducts(seeding)
  await seedCourses(seeding, downloads)
  await seedResources(seeding)
  await translateDemo(seeding)
  await seedDiscountCodes(seeding)
  await seedAccounts(seeding)
}
