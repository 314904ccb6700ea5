import { readForeignScript } from './foreign-script'
import { readOptionalScripts } from './optional-script'

/**
 * A cookie consent script of somebody else (Specification 1), where the site was built with one: its address, and the
 * attributes its maker asks for. Without one the site asks by itself.
 */
export const consentScript = readForeignScript({
  url: process.env.NEXT_PUBLIC_CONSENT_SCRIPT_URL,
  attributes: process.env.NEXT_PUBLIC_CONSENT_SCRIPT_ATTRIBUTES,
})

/** The class by which that script knows the link that opens it again; null where it has a button of its own. */
export const consentSettingsClass = process.env.NEXT_PUBLIC_CONSENT_SETTINGS_CLASS || null

/** Scripts of others that need a yes. Where somebody else's script asks about cookies, it decides about those, too. */
export const optionalScripts = readOptionalScripts(process.env.NEXT_PUBLIC_OPTIONAL_SCRIPTS)
