import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text, uuid } from './fields.ts'

/** What goes beside a resume, and how much of it; pictures are held to 2 MB by the service. */
export const workRules = {
  most: 12,
  captionMax: 60,
  maxBytes: 5 * 1_048_576,
  types: ['jpg', 'jpeg', 'png', 'webp', 'pdf'],
} as const

/* @__NO_SIDE_EFFECTS__ */
export const workCaption = () => text('说明', { min: 2, max: workRules.captionMax })

/** A work as it is read: by its owner, or by an employer that got it with an application. */
/* @__NO_SIDE_EFFECTS__ */
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
export type ShownWork = z.output<ReturnType<typeof shownWork>>

const works = () => z.object({ list: z.array(shownWork()) })

/** Pictures of works, certificates and documents of a resume, in their owner's order, new ones last; the English version has those of its original. */
export const listWorks = endpoint({
  method: 'GET',
  path: '/personal_resume_imgs/list',
  summary: '简历的作品与附件',
  access: 'type2',
  input: z.strictObject({ id: uuid() }),
  output: works(),
})

/** Takes one file under `files` (PDF up to 5 MB; JPEG, PNG or WebP up to 2 MB), by what is in it. `quotaReached` past twelve. */
export const addWork = endpoint({
  method: 'POST',
  path: '/personal_resume_imgs/add',
  summary: '添加作品或附件',
  access: 'type2',
  body: 'multipart',
  creates: true,
  input: z.strictObject({
    id: uuid(),
    caption: workCaption(),
    files: z.array(z.instanceof(Blob)).check(z.length(1, '请选择一个文件')),
  }),
  output: works(),
})

/** Gives one work, by its own id, other words. */
export const editWork = endpoint({
  method: 'POST',
  path: '/personal_resume_imgs/edit',
  summary: '修改作品说明',
  access: 'type2',
  input: z.strictObject({ id: uuid(), caption: workCaption() }),
  output: works(),
})

/** Puts the works of a resume in this order. `conflict` when these are not all that it has: one was added or removed meanwhile. */
export const arrangeWorks = endpoint({
  method: 'POST',
  path: '/personal_resume_imgs/arrange',
  summary: '调整作品的顺序',
  access: 'type2',
  input: z.strictObject({ id: uuid(), works: z.array(uuid()).check(z.minLength(1), z.maxLength(workRules.most)) }),
  output: works(),
})

/** Removes one work by its own id; who got it with an application keeps it. */
export const deleteWork = endpoint({
  method: 'POST',
  path: '/personal_resume_imgs/delete',
  summary: '删除作品或附件',
  access: 'type2',
  input: z.strictObject({ id: uuid() }),
  output: works(),
})
