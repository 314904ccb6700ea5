export { ListSkeleton as default } from '@/src/storefront/pages/skeletons'
