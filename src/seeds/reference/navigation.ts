/** Specification 2, Shell. */
export const navigation = {
  items: [
    { label: 'Programs', href: '/programs' },
    { label: 'Services', href: '/services' },
    { label: 'Resources', href: '/newsletter' },
    { label: 'About us', href: '/aboutus' },
    { label: 'Contact', href: '/contactus' },
  ],
  footerLinks: [
    { label: 'Privacy policy', href: '/privacy-policy' },
    { label: 'Terms and conditions', href: '/terms-and-conditions' },
  ],
  socialLinks: [
    { platform: 'facebook', href: 'https://www.facebook.com/' },
    { platform: 'youtube', href: 'https://www.youtube.com/' },
    { platform: 'linkedin', href: 'https://www.linkedin.com/' },
  ],
  copyright: '© 2025',
} as const
