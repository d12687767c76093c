import { codes } from '#contract/codes'
import type { LicenceStanding } from '#contract/licence-standing'
import { Refusal } from '../http/refusal.ts'

/** Nothing of a company comes before the public while the check of its licence does not count; `what` names the thing. */
export const notVerified = (what: string, standing: Exclude<LicenceStanding, 'valid'>) =>
  new Refusal(
    codes.wrongState,
    standing === 'none'
      ? `单位认证还没有通过，${what}暂时不能发布。请在单位中心提交营业执照，审核通过后再发布`
      : `单位的营业执照已超过复核期限，${what}暂时不能发布。请在单位中心重新提交营业执照，核验通过后再发布`,
  )
