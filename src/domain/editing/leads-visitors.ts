/** A program belongs to its product and a code to what it is for: nobody is led from there to the product's page. */
const LEAD_NOWHERE: readonly string[] = ['programs', 'discounts']

/** Whether being named in such a collection, menu or setting leads visitors to what is named there. */
export function leadsVisitors(collection: string): boolean {
  return !LEAD_NOWHERE.includes(collection)
}
