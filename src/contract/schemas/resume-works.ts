import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { workCaption, workRules } from '../resume-works.ts'

/** A work as it is read: by its owner, or by an employer that got it with an application. */
export const shownWork = () =>
  z.object({
    id: z.string(),
    kind: z.enum(['picture', 'document']),
    /** Where the file is read, by its owner and whoever got it. */
    src: z.string(),
    /** Of the file, with its ending. */
    name: z.string(),
    caption: z.string(),
    bytes: z.number(),
  })

const works = () => z.object({ list: z.array(shownWork()) })

export const listWorks = {
  summary: '简历的作品与附件',
  input: z.strictObject({ id: uuid() }),
  output: works(),
} satisfies Schemas

export const addWork = {
  summary: '添加作品或附件',
  input: z.strictObject({
    id: uuid(),
    caption: workCaption(),
    files: z.array(z.instanceof(Blob)).check(z.length(1, '请选择一个文件')),
  }),
  output: works(),
} satisfies Schemas

export const editWork = {
  summary: '修改作品说明',
  /** `was`: what it said when one began to change it; where it says something else meanwhile, that is a `conflict`. */
  input: z.strictObject({ id: uuid(), caption: workCaption(), was: z.optional(workCaption()) }),
  output: works(),
} satisfies Schemas

export const arrangeWorks = {
  summary: '调整作品的顺序',
  input: z.strictObject({ id: uuid(), works: z.array(uuid()).check(z.minLength(1), z.maxLength(workRules.most)) }),
  output: works(),
} satisfies Schemas

export const deleteWork = {
  summary: '删除作品或附件',
  input: z.strictObject({ id: uuid() }),
  output: works(),
} satisfies Schemas
