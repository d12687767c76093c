import { type Code, codes } from '#contract/codes'

/** A "no" that the person is told. It is thrown, and undoes everything the call did. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly data: unknown

  constructor(code: Code, message: string, data: unknown = null) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** A "no" that undoes nothing, given by a handler as its answer: a try that was counted, a ticket that was used up, stays so. */
export class CommittedRefusal {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

export const committed = (refusal: Refusal) => new CommittedRefusal(refusal)

/** There is more to do than can be done soon: 503, with the seconds after which to come again. */
export class Busy extends Error {
  override readonly name = 'Busy'
  readonly retryAfter: number

  constructor(message: string, retryAfter: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

/**
 * There is no such thing, or none that this person may see: both answer alike, and so does a call that is not for
 * this kind of account. Therefore it has one text and no parameter.
 */
export const notFound = () => new Refusal(codes.notFound, '没有找到，可能已被删除')

/** Input was refused; messages by dotted field path. */
export const invalid = (fields: Readonly<Record<string, string>>) =>
  new Refusal(codes.invalid, '请检查填写的内容', { fields })

/** The token is missing, unknown, revoked or expired. */
export const signInAgain = () => new Refusal(codes.signInAgain, '需重新登录')

/** Too many tries; the next one may come after `seconds`. */
export const tooMany = (seconds: number, message = '操作太频繁，请稍后再试') =>
  new Refusal(codes.tooMany, message, { retryAfter: Math.max(1, Math.ceil(seconds)) })

/** The sent file is larger than `megabytes`. */
export const fileTooLarge = (megabytes: number) =>
  new Refusal(codes.fileTooLarge, `文件不能超过 ${megabytes} MB`, { fields: { files: `文件不能超过 ${megabytes} MB` } })

/** The sent picture would unfold to more pixels than are taken. */
export function tooManyPixels({ width, height }: { readonly width: number; readonly height: number }, most: number) {
  const words = `图片不能超过 ${most / 10_000} 万像素（现为 ${width} × ${height}），请缩小后再上传`
  return new Refusal(codes.fileTooLarge, words, { fields: { files: words } })
}

/** The sent file is not of a kind that is taken; `taken` names the kinds, as in `JPG、PNG 或 WebP 图片`. */
export const fileTypeRefused = (taken: string) =>
  new Refusal(codes.fileTypeRefused, `请上传${taken}`, { fields: { files: `请上传${taken}` } })
