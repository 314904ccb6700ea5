import type {
  AnswerOf as AnswerIn,
  Call as CallIn,
  Method,
  Path as PathIn,
} from 'payload-plugin-digital-commerce/client'
import type { paths } from '@/src/generated/api-types'

/** What this site's API says of its calls: the shop's and all others. */
export type Path<M extends Method> = PathIn<paths, M>

export type AnswerOf<M extends Method, P extends keyof paths> = AnswerIn<paths, M, P>

export type Call<M extends Method, P extends Path<M>> = CallIn<paths, M, P>
