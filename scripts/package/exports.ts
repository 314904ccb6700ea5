/** What the package offers, and the source each of it is made of. Nothing else of this repository is reached from outside. */
export const EXPORTS: Record<string, string> = {
  '.': 'plugins/commerce/package',
  './access': 'plugins/commerce/access/index',
  './admin': 'src/admin/client',
  './client': 'src/client/index',
  './migrations': 'plugins/commerce/guards/add-commerce-guards',
  './providers/paypal': 'plugins/commerce/payments/providers/paypal/index',
  './providers/invoice': 'plugins/commerce/payments/providers/invoice',
  './providers/testing': 'plugins/commerce/payments/providers/testing/index',
  './rsc': 'src/admin/rsc',
  './testing': 'plugins/commerce/testing/package',
}

/** What programs start by its path. */
export const STARTED = ['plugins/commerce/moving/work']

/** Programs: a name, and the source that runs. */
export const PROGRAMS: Record<string, string> = {
  'move-from-plugin-ecommerce': 'plugins/commerce/moving/program',
  'paypal-simulator': 'scripts/paypal-simulator/main',
}
