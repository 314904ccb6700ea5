/** On the ways into the cart: all that a product's page carries of its words. */
export const buyingEn = {
  openProgram: 'Open program',
  give: 'Give it to somebody',
  inCart: 'In your cart',
  viewCart: 'View cart',
  addToCart: 'Add to cart',
  buyThis: 'Buy this program',
  toCart: 'Go to the cart',
} as const
