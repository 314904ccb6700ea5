export { DetailSkeleton as default } from '@/src/storefront/pages/skeletons'
