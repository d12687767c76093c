import type { Page } from 'playwright/test'
import { lettersOf } from '../../server/exam-imports/table/raw-table.ts'
import { readTable } from '../../server/exam-imports/table/read-table.ts'
import { workbookOf } from '../../server/exam-imports/table/testing.ts'
import { readSheet } from '../../server/testing.sheet.ts'

/** What stands in a cell: words, or what a spreadsheet computes. */
export type Cell = string | { readonly formula: string; readonly value: string } | { readonly error: string }

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function cellXml(cell: Cell, address: string): string {
  if (typeof cell !== 'string') {
    return 'error' in cell
      ? `<c r="${address}" t="e"><v>${escaped(cell.error)}</v></c>`
      : `<c r="${address}"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`
  }
  return cell === '' ? '' : `<c r="${address}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
}

/** A workbook as an office saves it; `merged` are the ranges of its merged cells. */
export const workbook = (name: string, rows: readonly (readonly Cell[])[], merged: readonly string[] = []) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    workbookOf({
      rows: rows
        .map((cells, at) => {
          const line = at + 1
          return `<row r="${line}">${cells.map((cell, place) => cellXml(cell, lettersOf(place) + line)).join('')}</row>`
        })
        .join(''),
      after: `<mergeCells>${merged.map(range => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`,
    }),
  ),
})

/** The cells of a workbook that the portal has written, all rows as wide as the first. */
export async function cellsOf(bytes: Uint8Array): Promise<string[][]> {
  const { rows } = await readSheet(bytes)
  const [head = []] = rows
  return rows.map(row => head.map((_, at) => String(row[at] ?? '')))
}

/** The same of a CSV file. */
export const csvCells = (bytes: Buffer): string[][] =>
  readTable(bytes).rows.map(({ cells }) => cells.map(({ text }) => text))

/** What the rows of a table on a page say, cell by cell, whichever blanks stand between their words. */
export async function shownRows(page: Page, caption: string | RegExp): Promise<string[][]> {
  const rows = page.getByRole('table', { name: caption }).locator('tbody tr')
  await rows.first().waitFor()
  const texts = await rows.evaluateAll(all => all.map(row => [...row.children].map(cell => cell.textContent ?? '')))
  return texts.map(row => row.map(words => words.replaceAll(/\s/g, ' ')))
}
