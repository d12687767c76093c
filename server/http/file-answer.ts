/** What the handler of a binary call gives: a file to download. */
export class FileAnswer {
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream
  /** Name that the person's browser saves it under; any characters. */
  readonly name: string
  readonly mime: string
  /** Further headers, such as how much is to come. */
  readonly headers: Readonly<Record<string, string>>

  constructor(file: Pick<FileAnswer, 'body' | 'name' | 'mime'> & Partial<Pick<FileAnswer, 'headers'>>) {
    this.body = file.body
    this.name = file.name
    this.mime = file.mime
    this.headers = file.headers ?? {}
  }
}

/** Names that some systems refuse, or that would leave their folder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the rule's purpose
const UNSAFE = /[\u0000-\u001f\u007f"\\/:*?<>|\u202a-\u202e\u2066-\u2069]/g

/** A name that every system takes for one file of a folder; '' when nothing is left of it. */
export const safeName = (name: string): string =>
  name.toWellFormed().replaceAll(UNSAFE, '_').slice(0, 150).toWellFormed()

const percent = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** `Content-Disposition` with the name in full (RFC 5987) and, for old readers, in ASCII. */
export function dispositionOf(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const safe = safeName(name) || 'download'
  const ascii = safe.replace(/[^\x20-\x7e]|%/g, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${percent(safe)}`
}
