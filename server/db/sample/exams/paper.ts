const PER_PAGE = 34
const PER_LINE = 36
const A4 = [595, 842] as const
const MARGIN = 64
const LEADING = 20

const escapedHex = (text: string) => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
  return `<${units.join('')}>`
}

/** Lines no longer than the page is wide. */
const wrapped = (line: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(line.length / PER_LINE)) }, (_, at) =>
    line.slice(at * PER_LINE, (at + 1) * PER_LINE),
  )

function pageContent(lines: readonly string[]): string {
  const shown = lines.map(line => `${escapedHex(line)} Tj T*`).join('\n')
  return `BT\n/F1 12 Tf\n${LEADING} TL\n${MARGIN} ${A4[1] - MARGIN - 12} Td\n${shown}\nET`
}

/**
 * A plain paper as PDF, its characters in the Song face that readers of PDF bring along for Chinese (ISO 32000-1,
 * 9.7.5.2), so that it carries no font.
 */
export function paperOf(title: string, paragraphs: readonly string[]): Uint8Array {
  const lines = [title, '', ...paragraphs].flatMap(wrapped)
  const pages = Array.from({ length: Math.ceil(lines.length / PER_PAGE) }, (_, at) =>
    pageContent(lines.slice(at * PER_PAGE, (at + 1) * PER_PAGE)),
  )
  const kids = pages.map((_, at) => `${6 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${A4.join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 5 0 R /DW 1000\n' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0\n' +
      '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R >> >> /Contents ${7 + at * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let body = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = body.length
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(body)
}
