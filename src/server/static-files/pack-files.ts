import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What gets smaller; fonts and pictures are packed already. */
const PACKED = new Set(['.js', '.css', '.json', '.svg', '.txt', '.map'])
/** Below this the headers weigh more than what is saved. */
const PACKED_FROM = 1_000
/** Of eleven. The last step takes twice the time for two per cent. */
const QUALITY = 10

/**
 * Lays a `.br` and a `.gz` beside each file of a folder that gets smaller by it, once for all who will ask for it: Next packs it
 * again for each of them, and less well.
 */
export async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !PACKED.has(path.extname(entry.name))) continue
    const file = path.join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    if (bytes.length < PACKED_FROM) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
  }
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
