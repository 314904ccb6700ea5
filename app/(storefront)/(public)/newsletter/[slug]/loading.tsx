export { ArticleSkeleton as default } from '@/src/storefront/pages/skeletons'
