import { UnreadableTable } from './raw-table.ts'
import { attribute, tagsOf, wordsIn } from './xml.ts'
import type { Package } from './zip.ts'

/** Text of a workbook, where `_x0041_` stands for an A, and `_x005F_x0041_` for itself (ECMA-376-1, 22.9.2.19). */
export const textOf = (xml: string) =>
  wordsIn(xml).replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The words that cells share. Readings of characters (`rPh`) are no part of them. */
export function sharedTexts(xml: string | undefined): readonly string[] {
  const texts: string[] = []
  let reading = false
  let words = ''
  for (const { name, kind, before } of tagsOf(xml ?? '')) {
    if (name === 'rPh') reading = kind === 'open'
    else if (name === 't' && kind === 'close' && !reading) words += textOf(before)
    else if (name === 'si' && kind !== 'open') {
      texts.push(words)
      words = ''
    }
  }
  return texts
}

/** Formats of dates that every workbook knows by number (ECMA-376-1, 18.8.30), those of China among them. */
const isDateFormat = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)

const looksLikeDate = (format: string) => /[yd]/i.test(format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

/** Of each style of a cell, whether it shows a date. */
export function dateStyles(xml: string | undefined): readonly boolean[] {
  const own = new Map<number, boolean>()
  const styles: boolean[] = []
  let inCells = false
  for (const { name, kind, attributes } of tagsOf(xml ?? '')) {
    if (name === 'numFmt')
      own.set(Number(attribute(attributes, 'numFmtId')), looksLikeDate(attribute(attributes, 'formatCode') ?? ''))
    else if (name === 'cellXfs') inCells = kind === 'open'
    else if (name === 'xf' && inCells && kind !== 'close') {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0)
      styles.push(own.get(id) ?? isDateFormat(id))
    }
  }
  return styles
}

const missing = () => new UnreadableTable('没有找到工作表，请在表格软件里另存为“Excel 工作簿（.xlsx）”再上传')

/** The first sheet's part, and whether days are counted from 1904. */
export function firstSheet(parts: Package): { readonly xml: string; readonly since1904: boolean } {
  let relation: string | undefined
  let since1904 = false
  for (const { name, kind, attributes } of tagsOf(parts.text('xl/workbook.xml') ?? '')) {
    if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attribute(attributes, 'date1904') ?? '')
    else if (name === 'sheet' && kind !== 'close') relation ??= attribute(attributes, 'id')
  }
  for (const { name, attributes } of tagsOf(parts.text('xl/_rels/workbook.xml.rels') ?? '')) {
    if (name !== 'Relationship' || relation === undefined || attribute(attributes, 'Id') !== relation) continue
    const target = attribute(attributes, 'Target') ?? ''
    const xml = parts.text(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    if (xml !== undefined) return { xml, since1904 }
  }
  throw missing()
}
