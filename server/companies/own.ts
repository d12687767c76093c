import { codes } from '#contract/codes'
import type { CompanyFacts, OwnCompany } from '#contract/company-fields'
import { getOwnCompany, removeCompanyLogo, updateCompany, updateCompanyLogo } from '#contract/employer'
import { chinaDay } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { fileAddress } from '../http/files/address.ts'
import { checkImage, IMAGE_BYTES } from '../http/files/image.ts'
import { removeFile, storeFile } from '../http/files/save.ts'
import { fileTypeRefused, invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { reindexJobs } from '../jobs/queries/index-rows.ts'
import { isDistrictOf, placeLabel } from '../places.ts'
import { toShownCheck } from './licence-check.ts'
import {
  findOwn,
  type ImageRow,
  listImages,
  lockCompany,
  type OwnRow,
  updateFacts,
  updateFactsOfJobs,
  updateLogo,
} from './own-queries.ts'

/** Sharp at three times the size of the largest place that it is shown in. */
const LOGO_SIDE = 360

export const toImage = ({ id, file_id, caption }: ImageRow) => ({ id, src: fileAddress(file_id), caption })

const factsOf = (row: OwnRow): OwnCompany['facts'] => ({
  shortName: row.short_name,
  companyType: row.company_type,
  trade: row.trade,
  scale: row.scale,
  foundedYear: row.founded_year,
  website: row.website,
  intro: row.intro,
  welfare: row.welfare,
  city: row.city,
  district: row.district,
  address: row.address,
  contact: row.public_contact,
  phone: row.public_phone,
  email: row.public_email,
})

/** Digits three to eight of a credit code are the area of the office that registered its holder (GB 32100-2015). */
function registeredAt(creditCode: string): string {
  const area = creditCode.slice(2, 8)
  return placeLabel(`${area.slice(0, 4)}00`, area.endsWith('00') ? '' : area)
}

const toOwn = (row: OwnRow, images: readonly ImageRow[]): OwnCompany => ({
  id: String(row.id),
  version: row.version,
  updatedAt: Date.parse(row.updated_at),
  facts: factsOf(row),
  licence: {
    name: row.name,
    creditCode: row.credit_code,
    place: registeredAt(row.credit_code),
    ...toShownCheck(row),
  },
  logo: fileAddress(row.logo_file),
  images: images.map(toImage),
})

type Own = Context<'type1'>

/** The caller's company, held until the transaction ends. */
export async function lockedCompany({ db, user, now }: Own): Promise<OwnRow> {
  const row = await lockCompany(db, user.companyId, chinaDay(now))
  if (!row) throw notFound()
  return row
}

/** The caller's company as it is stored now. */
export async function shownCompany({ db, user, now }: Pick<Own, 'db' | 'user' | 'now'>): Promise<OwnCompany> {
  const row = await findOwn(db, user.companyId, chinaDay(now))
  if (!row) throw notFound()
  return toOwn(row, await listImages(db, row.id))
}

const isSame = (facts: CompanyFacts, stored: OwnCompany['facts']) =>
  JSON.stringify(inOrder(facts)) === JSON.stringify(inOrder(stored))

const inOrder = (facts: object) => Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1))

function checkFacts({ city, district, foundedYear }: CompanyFacts, now: Date) {
  const fields = {
    ...(isDistrictOf(district, city) ? {} : { district: '请选择该城市的区县' }),
    ...(foundedYear !== null && foundedYear > Number(chinaDay(now).slice(0, 4))
      ? { foundedYear: '成立年份不能晚于今年' }
      : {}),
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

/** Uploads of one company in an hour. */
export const uploadLimits = (_: unknown, { user }: { readonly user: { readonly id: string } }) => [
  { name: 'company-picture', subject: user.id, max: 60, seconds: 3_600 },
]

const subject = ({ user }: Own) => ({ kind: 'company', id: user.companyId })

export const ownCalls = [
  serve(getOwnCompany, async (_, context) => shownCompany(context)),

  serve(updateCompany, async ({ version, ...facts }, context) => {
    const { db, now, audit } = context
    checkFacts(facts, now)
    const row = await lockedCompany(context)
    if (isSame(facts, factsOf(row))) return shownCompany(context)
    if (row.version !== version) {
      const current = await shownCompany(context)
      throw new Refusal(codes.conflict, '单位资料已在别处修改，请核对后再保存', { current })
    }
    await updateFacts(db, row.id, facts, now)
    await reindexJobs(db, await updateFactsOfJobs(db, row.id))
    await audit({ action: 'company.save', subject: subject(context) })
    return shownCompany(context)
  }),

  serve(updateCompanyLogo, {
    maxBytes: IMAGE_BYTES,
    limits: uploadLimits,
    prepare: async ({ files: [file] }) => {
      if (!file) throw fileTypeRefused('一张图片')
      return checkImage(file, { side: LOGO_SIDE })
    },
    handle: async (_, context, image) => {
      const { db, now, audit } = context
      const row = await lockedCompany(context)
      const file = await storeFile(context, { owner: null, kind: 'logo', name: '单位标志.webp' }, image)
      await updateLogo(db, row.id, file, now)
      if (row.logo_file !== null) await removeFile(context, row.logo_file)
      await audit({ action: 'company.logo', subject: subject(context) })
      return shownCompany(context)
    },
  }),

  serve(removeCompanyLogo, async (_, context) => {
    const { db, now, audit } = context
    const row = await lockedCompany(context)
    if (row.logo_file === null) return shownCompany(context)
    await updateLogo(db, row.id, null, now)
    await removeFile(context, row.logo_file)
    await audit({ action: 'company.logo', subject: subject(context) })
    return shownCompany(context)
  }),
]
