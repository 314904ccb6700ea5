/** A film as long as it is wanted, by a box at its end that players skip; what is in the box comes from `fill`. */
export function lengthened(film: Buffer, size: number, fill: (bytes: number) => Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size - film.length)
  head.write('free', 4)
  return Buffer.concat([film, head, fill(size - film.length - head.length)])
}
