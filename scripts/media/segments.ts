interface Box {
  readonly type: string
  readonly from: number
  readonly until: number
}

/** The boxes of the outermost level (ISO/IEC 14496-12). */
function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let from = 0; from + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(from)
    if (size < 8) throw new Error(`A box of ${size} bytes at ${from}`)
    boxes.push({ type: bytes.toString('latin1', from + 4, from + 8), from, until: from + size })
    from += size
  }
  return boxes
}

/** Where the initialisation of a fragmented MP4 ends, and where each of its segments lies: offset and length in bytes. */
export function segmentsOf(bytes: Buffer) {
  const boxes = boxesOf(bytes)
  const header = boxes.find(({ type }) => type === 'moov')
  if (!header) throw new Error('No fragmented MP4')
  const segments = boxes.flatMap((box, at): [number, number][] => {
    const data = boxes[at + 1]
    return box.type === 'moof' && data?.type === 'mdat' ? [[box.from, data.until - box.from]] : []
  })
  return { init: header.until, segments }
}
