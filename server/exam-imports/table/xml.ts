import { UnreadableTable } from './raw-table.ts'

export interface XmlTag {
  /** Without its prefix. */
  readonly name: string
  readonly kind: 'open' | 'close' | 'empty'
  readonly attributes: string
  /** What stands before it, since the tag before. */
  readonly before: string
}

const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function signOf(all: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? all
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}

/** Words as XML writes them, read. */
export const wordsIn = (xml: string): string =>
  xml.includes('&') ? xml.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,4});/gi, signOf) : xml

/** An attribute by its name without prefix; undefined where it is missing. */
export function attribute(attributes: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  const value = double ?? single
  return value === undefined ? undefined : wordsIn(value)
}

/**
 * The tags of a document in their order. Definitions, comments and raw sections, of which tables have no need and bombs
 * are made, are refused.
 */
export function* tagsOf(xml: string): Generator<XmlTag> {
  if (xml.includes('<!')) throw new UnreadableTable('表格里有不支持的内容，请把数据复制到新的工作簿再上传')
  let last = 0
  for (const match of xml.matchAll(TAG)) {
    const [tag, closing, name = '', attributes = '', empty] = match
    const before = xml.slice(last, match.index)
    last = match.index + tag.length
    yield { name, kind: closing ? 'close' : empty ? 'empty' : 'open', attributes, before }
  }
}
