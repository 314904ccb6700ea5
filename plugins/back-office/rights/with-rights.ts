import type { CollectionConfig, Config, Field, GlobalConfig, PayloadRequest } from 'payload'
import { holdsRight, type Right, rightOf } from '@/src/domain/roles/rights'
import { hasRight, hasRole } from '@/src/server/access'

/**
 * Holds every collection and global, their fields and their place in the menu to the rights of admins, in one place: to a part whose
 * right an admin lacks they are what a customer is. What each part needs stands in `src/domain/roles/rights.ts`.
 */
export function withRights(config: Config): Config {
  return {
    ...config,
    collections: (config.collections ?? []).map((collection) => held<CollectionConfig>(collection)),
    globals: (config.globals ?? []).map((global) => held<GlobalConfig>(global)),
  }
}

type Part = CollectionConfig | GlobalConfig

function held<AnyPart extends Part>(part: AnyPart): AnyPart {
  const right = rightOf(part.slug)
  if (!right) return part
  // Who may enter the staff area at all is asked of the rank alone.
  const { admin: mayEnter, ...access } = (part.access ?? {}) as Accesses
  return {
    ...part,
    access: { ...(mayEnter && { admin: mayEnter }), ...heldAll(access, right) },
    fields: heldFields(part.fields, right),
    admin: { ...part.admin, hidden: hiddenWithout(right, part.admin?.hidden as Hidden) },
  }
}

type Asked = { req: PayloadRequest }
type Accesses = Record<string, (args: never) => unknown>

function heldAll(access: Accesses, right: Right): Accesses {
  return Object.fromEntries(
    Object.entries(access).map(([operation, decide]) => [
      operation,
      (args: Asked) => decide({ ...args, req: asFarAs(args.req, right) } as never),
    ]),
  )
}

/** The request of somebody without the right, as a customer's. */
function asFarAs(req: PayloadRequest, right: Right): PayloadRequest {
  if (!hasRole(req, 'admin') || hasRight(req, right)) return req
  return Object.assign(Object.create(Object.getPrototypeOf(req)), req, {
    user: { ...req.user, role: 'user' },
  })
}

function heldFields(fields: Field[], right: Right): Field[] {
  return fields.map((field) => {
    const within: Record<string, unknown> = {}
    if ('fields' in field) within.fields = heldFields(field.fields, right)
    if (field.type === 'tabs')
      within.tabs = field.tabs.map((tab) => ({ ...tab, fields: heldFields(tab.fields, right) }))
    if (field.type === 'blocks')
      within.blocks = field.blocks.map((block) => ({ ...block, fields: heldFields(block.fields, right) }))
    if ('access' in field && field.access) within.access = heldAll(field.access as Accesses, right)
    return { ...field, ...within } as Field
  })
}

type Hidden = NonNullable<CollectionConfig['admin']>['hidden']

function hiddenWithout(right: Right, hidden: Hidden): Hidden {
  return (args) =>
    !holdsRight({ role: args.user?.role, rights: args.user?.rights }, right) ||
    (typeof hidden === 'function' ? hidden(args) : hidden === true)
}
