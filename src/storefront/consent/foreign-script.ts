export type ForeignScript = { url: string; attributes: [name: string, value: string][] }

type Settings = { url: string | undefined; attributes: string | undefined }

/** A script of somebody else, with the attributes its maker asks for and none that could run something. */
export function readForeignScript({ url, attributes }: Settings): ForeignScript | null {
  if (!url) return null
  const given = [...new URLSearchParams(attributes ?? '')]
  return { url, attributes: given.filter(([name]) => name === 'id' || /^data-[a-z0-9-]+$/.test(name)) }
}
