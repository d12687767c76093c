/** What the handler of a binary call gives: a file to download. */
export class FileAnswer {
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream
  /** Name that the person's browser saves it under; any characters. */
  readonly name: string
  readonly mime: string

  constructor(file: Pick<FileAnswer, 'body' | 'name' | 'mime'>) {
    this.body = file.body
    this.name = file.name
    this.mime = file.mime
  }
}

/** Names that some systems refuse, or that would leave their folder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the rule's purpose
const UNSAFE = /[\u0000-\u001f\u007f"\\/:*?<>|\u202a-\u202e\u2066-\u2069]/g

const percent = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** `Content-Disposition` with the name in full (RFC 5987) and, for old readers, in ASCII. */
export function dispositionOf(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const safe = name.toWellFormed().replaceAll(UNSAFE, '_').slice(0, 150).toWellFormed() || 'download'
  const ascii = safe.replace(/[^\x20-\x7e]|%/g, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${percent(safe)}`
}
