import * as z from 'zod/mini'
import { numericId, oneOf, optionalText } from './fields.ts'

/** What can be wrong with a posting. */
export const reportReasons = [
  { value: 'fee', label: '收费、要押金或扣证件' },
  { value: 'false', label: '职位不存在，或与面试时说的不一样' },
  { value: 'discrimination', label: '含有性别、年龄、地域等歧视' },
  { value: 'contact', label: '引导到平台外、索要个人信息' },
  { value: 'filled', label: '已经招满，仍在招聘' },
  { value: 'other', label: '其他' },
] as const

/** A report of a posting; `detail` must say what it is about when no reason fits. */
export const reportForm = () =>
  z
    .strictObject({
      jobId: numericId(),
      reason: oneOf('举报原因', reportReasons),
      detail: optionalText('补充说明', 500),
    })
    .check(
      z.superRefine(({ reason, detail }, context) => {
        if (reason === 'other' && detail === '')
          context.addIssue({ code: 'custom', path: ['detail'], message: '请写明是什么问题', input: detail })
      }),
    )
