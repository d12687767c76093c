import { codes } from '#contract/codes'
import { listCompanyImages } from '#contract/companies'
import { companyImageRules } from '#contract/company-fields'
import { addCompanyImage, arrangeCompanyImages, deleteCompanyImage } from '#contract/employer'
import { chinaDay } from '../clock.ts'
import { checkImage, IMAGE_BYTES } from '../http/files/image.ts'
import { removeFile, storeFile } from '../http/files/save.ts'
import { fileTypeRefused, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { lockedCompany, shownCompany, toImage, uploadLimits } from './own.ts'
import { deleteImage, findOwn, insertImage, listImages, updateImages } from './own-queries.ts'

/** Kind of the stored files, which is a public one. */
const KIND = 'company-image'

/** Wide enough for a large screen. */
const SIDE = 1_600

const subject = (id: string) => ({ kind: 'company_image', id })

export const imageCalls = [
  serve(listCompanyImages, async ({ id }, { db, now }) => {
    if (!(await findOwn(db, id, chinaDay(now)))) throw notFound()
    return { list: (await listImages(db, id)).map(toImage) }
  }),

  serve(addCompanyImage, {
    maxBytes: IMAGE_BYTES,
    limits: uploadLimits,
    prepare: async ({ files: [file] }) => {
      if (!file) throw fileTypeRefused('一张图片')
      return checkImage(file, { side: SIDE })
    },
    handle: async ({ caption }, context, image) => {
      const { db, now, audit } = context
      const { id: companyId } = await lockedCompany(context)
      if ((await listImages(db, companyId)).length >= companyImageRules.most) {
        throw new Refusal(codes.quotaReached, `最多 ${companyImageRules.most} 张图片，请先删除不用的`)
      }
      const label = { owner: null, kind: KIND, name: '工作环境.webp' }
      const fileId = await storeFile(context, label, image)
      const id = await insertImage(db, { companyId, fileId, caption, at: now })
      await audit({ action: 'company.addImage', subject: subject(id) })
      return shownCompany(context)
    },
  }),

  serve(arrangeCompanyImages, async ({ list }, context) => {
    const { db, user, audit } = context
    const { id: companyId } = await lockedCompany(context)
    const stored = new Set((await listImages(db, companyId)).map(({ id }) => id))
    if (list.some(({ id }) => !stored.has(id))) throw notFound()
    if (new Set(list.map(({ id }) => id)).size !== stored.size || list.length !== stored.size) {
      const current = await shownCompany(context)
      throw new Refusal(codes.conflict, '图片已在别处增加或删除，请核对后再调整', { current })
    }
    await updateImages(db, companyId, list)
    await audit({ action: 'company.arrangeImages', subject: { kind: 'company', id: user.companyId } })
    return shownCompany(context)
  }),

  serve(deleteCompanyImage, async ({ id }, context) => {
    const { id: companyId } = await lockedCompany(context)
    const file = await deleteImage(context.db, companyId, id)
    if (!file) throw notFound()
    await removeFile(context, file)
    await context.audit({ action: 'company.deleteImage', subject: subject(id) })
    return shownCompany(context)
  }),
]
