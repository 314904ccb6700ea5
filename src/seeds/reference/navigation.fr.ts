/** The same addresses in the same order as in English. */
export const frenchNavigation = {
  items: [
    { label: 'Programmes', href: '/programs' },
    { label: 'Services', href: '/services' },
    { label: 'Ressources', href: '/newsletter' },
    { label: 'À propos', href: '/aboutus' },
    { label: 'Nous joindre', href: '/contactus' },
  ],
  footerLinks: [
    { label: 'Politique de confidentialité', href: '/privacy-policy' },
    { label: 'Conditions d’utilisation', href: '/terms-and-conditions' },
  ],
} as const
