/** What a spreadsheet would take for a formula (OWASP, CSV injection), full-width forms included. */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@＝＋－＠|%]|^[\t\r\n]/

const cellOf = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const words = value.toWellFormed()
  return `"${(FORMULA.test(words) ? `'${words}` : words).replaceAll('"', '""')}"`
}

/** A table as a file that spreadsheets open rightly: UTF-8 with its mark, CRLF (RFC 4180), no cell that computes. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\ufeff${rows.map(row => `${row.map(cellOf).join()}\r\n`).join('')}`)
