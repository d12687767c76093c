import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import type * as schemas from './schemas/resume-works.ts'

/** What goes beside a resume, and how much of it; pictures are held to 2 MB by the service. */
export const workRules = {
  most: 12,
  captionMax: 60,
  maxBytes: 5 * 1_048_576,
  types: ['jpg', 'jpeg', 'png', 'webp', 'pdf'],
} as const

/* @__NO_SIDE_EFFECTS__ */
export const workCaption = () => text('说明', { min: 2, max: workRules.captionMax })

export type ShownWork = z.output<ReturnType<typeof schemas.shownWork>>

/** Pictures of works, certificates and documents of a resume, in their owner's order, new ones last; the English version has those of its original. */
export const listWorks = endpoint<typeof schemas.listWorks>({
  method: 'GET',
  path: '/personal_resume_imgs/list',
  access: 'type2',
})

/** Takes one file under `files` (PDF up to 5 MB; JPEG, PNG or WebP up to 2 MB), by what is in it. `quotaReached` past twelve. */
export const addWork = endpoint<typeof schemas.addWork>({
  method: 'POST',
  path: '/personal_resume_imgs/add',
  access: 'type2',
  body: 'multipart',
  creates: true,
})

/** Gives one work, by its own id, other words. */
export const editWork = endpoint<typeof schemas.editWork>({
  method: 'POST',
  path: '/personal_resume_imgs/edit',
  access: 'type2',
})

/** Puts the works of a resume in this order. `conflict` when these are not all that it has: one was added or removed meanwhile. */
export const arrangeWorks = endpoint<typeof schemas.arrangeWorks>({
  method: 'POST',
  path: '/personal_resume_imgs/arrange',
  access: 'type2',
})

/** Removes one work by its own id; who got it with an application keeps it. */
export const deleteWork = endpoint<typeof schemas.deleteWork>({
  method: 'POST',
  path: '/personal_resume_imgs/delete',
  access: 'type2',
})
