import { codes } from '#contract/codes'
import { Refusal } from '../http/refusal.ts'

/** Nothing of a company comes before the public until the company has passed its check; `what` names the thing. */
export const notVerified = (what: string) =>
  new Refusal(codes.wrongState, `单位认证还没有通过，${what}暂时不能发布。请在单位中心提交营业执照，审核通过后再发布`)
