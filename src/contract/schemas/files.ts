import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, uuid } from '../fields.ts'
import { guestPass } from '../files.ts'
import { captcha } from '../session-fields.ts'

export const uploadFile = {
  summary: '上传附件',
  input: z.strictObject({ files: z.array(z.instanceof(Blob)).check(z.length(1, '请选择一个文件')) }),
  output: z.object({ id: z.string(), name: z.string(), bytes: z.number() }),
} satisfies Schemas

export const deleteFile = {
  summary: '删除附件',
  input: z.strictObject({ id: uuid() }),
  output: done(),
} satisfies Schemas

export const beginGuestFiles = {
  summary: '访客附件许可',
  input: z.strictObject({ captcha: captcha() }),
  output: z.object({ pass: z.string(), /** Seconds. */ expiresIn: z.number() }),
} satisfies Schemas

export const uploadGuestFile = {
  summary: '访客上传附件',
  input: z.strictObject({
    pass: guestPass(),
    files: z.array(z.instanceof(Blob)).check(z.length(1, '请选择一个文件')),
  }),
  output: z.object({ id: z.string(), name: z.string(), bytes: z.number() }),
} satisfies Schemas
