import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DEFAULT_LOCALE } from '@/src/domain/languages/locales'
import { env } from '@/src/server/env'
import { productAddress } from '@/src/storefront/catalog/product-address'
import { ProductDetail } from '@/src/storefront/catalog/product-detail'
import { productStructuredData } from '@/src/storefront/catalog/structured-data'
import { FreeLessonPage } from '@/src/storefront/courses/free-lesson-page'
import { requestLocale } from '@/src/storefront/languages/request-locale.server'
import { alternatesOf } from '@/src/storefront/pages/alternates.server'
import { CmsPage } from '@/src/storefront/pages/cms-page'
import { addressedParams, findAddressed } from '@/src/storefront/pages/find-addressed.server'
import { openingImage } from '@/src/storefront/pages/opening-image'
import { pageMetadata } from '@/src/storefront/pages/page-metadata'
import { pageAddress } from '@/src/storefront/pages/site-paths.server'
import { loadShell } from '@/src/storefront/shell/queries.server'
import { StructuredData } from '@/src/storefront/ui/structured-data'

type AddressedRoute = { params: Promise<{ slug: string[] }> }

export const generateStaticParams = () => addressedParams(DEFAULT_LOCALE)

export async function generateMetadata({ params }: AddressedRoute): Promise<Metadata> {
  const { page, product, lesson } = await findAddressed((await params).slug)
  if (lesson) {
    const path = `${productAddress(product.slug)}/${lesson.slug}`
    return pageMetadata({ title: lesson.title, summary: lesson.summary ?? product.summary, path })
  }
  if (product) {
    return pageMetadata({
      ...product,
      path: productAddress(product.slug),
      image: product.images?.[0],
      alternates: await alternatesOf('products', product),
    })
  }
  if (page) {
    const alternates = await alternatesOf('pages', page)
    return pageMetadata({
      ...page,
      path: pageAddress(page.slug),
      image: openingImage(page.layout),
      alternates,
    })
  }
  return {}
}

/** Editors' pages, and the public page of every product. */
export default async function AddressedPage({ params }: AddressedRoute) {
  const { page, product, lesson } = await findAddressed((await params).slug)
  if (lesson) return <FreeLessonPage product={product} lesson={lesson} />
  if (page) return <CmsPage page={page} />
  if (!product) notFound()
  const { branding } = await loadShell()
  return (
    <>
      <ProductDetail product={product} />
      <StructuredData
        data={productStructuredData(product, {
          origin: env().SITE_URL,
          name: branding.name,
          locale: requestLocale(),
        })}
      />
    </>
  )
}
