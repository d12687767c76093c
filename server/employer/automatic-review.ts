import sharp from 'sharp'
import { isCreditCode } from '#contract/rules'
import { readStored, type Stored } from '../http/files/read.ts'
import { nameProblem } from './company-name.ts'
import type { HandedInRow } from './review-queries.ts'
import type { Reviewer } from './reviewer.ts'

const PDF = '%PDF-'

/** Whether the licence is there and can be looked at: a picture that decodes, or a PDF. */
async function isReadable({ file_id: id, mime }: HandedInRow, stored: Stored): Promise<boolean> {
  const bytes = id === null ? null : await readStored(stored, id).catch(() => null)
  if (bytes === null) return false
  if (mime === 'application/pdf') return Buffer.from(bytes).toString('latin1', 0, PDF.length) === PDF
  return sharp(bytes, { failOn: 'error' })
    .stats()
    .then(
      () => true,
      () => false,
    )
}

/**
 * The embedded default, for trying the portal out: checks what a program can, and looks at nothing that only a person
 * sees, least of all whether the licence is genuine. A deployment that is in earnest has `COMPANY_REVIEW=manual`.
 */
export const automaticReview: Reviewer = async (licence, context) => {
  const problem = isCreditCode(licence.credit_code)
    ? nameProblem(licence.name, licence.credit_code) || (licence.name_taken ? '已有同名单位通过认证' : '')
    : '统一社会信用代码的校验位不正确'
  const reason = problem || ((await isReadable(licence, context)) ? '' : '营业执照的文件打不开，请重新上传')
  return { state: reason === '' ? 'approved' : 'returned', reviewer: 'automatic', reason }
}
