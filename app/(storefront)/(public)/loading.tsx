export { PageSkeleton as default } from '@/src/storefront/pages/skeletons'
