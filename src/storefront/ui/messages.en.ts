export const uiEn = {
  optional: ' (optional)',
  requiredNote: 'Fields marked <star>*</star> are required.',
  hide: 'Hide',
  show: 'Show',
  showPassword: 'Show password',
  breadcrumb: 'Breadcrumb',
  notifications: 'Notifications',
  close: 'Close',
  textKept: 'We kept what you had typed. Please check it and send it again.',
} as const
