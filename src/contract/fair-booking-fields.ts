import * as z from 'zod/mini'
import { text } from './fields.ts'
import { mobile, personName } from './session-fields.ts'

export const MOST_ATTENDEES = 4
export const MOST_TAGS = 6
export const MOST_TAG_LENGTH = 8

/** Who comes for an employer: a name for the plate, a number for the day itself. */
/* @__NO_SIDE_EFFECTS__ */
export const attendees = () =>
  z.array(z.strictObject({ name: personName('姓名'), phone: mobile() }), { error: '请填写参会人员' }).check(
    z.minLength(1, '请至少填写一位参会人员'),
    z.maxLength(MOST_ATTENDEES, `参会人员最多 ${MOST_ATTENDEES} 位`),
    z.refine(people => new Set(people.map(({ phone }) => phone)).size === people.length, '参会人员的手机号不能相同'),
  )
export type Attendee = z.output<ReturnType<typeof attendees>>[number]

/** What an employer says of itself at a fair, shown on plan and list. Wording that postings may not use is refused here too. */
/* @__NO_SIDE_EFFECTS__ */
export const boothTags = () =>
  z.array(text('标签', { max: MOST_TAG_LENGTH }), { error: '请填写标签' }).check(
    z.maxLength(MOST_TAGS, `标签最多 ${MOST_TAGS} 个`),
    z.refine(tags => new Set(tags).size === tags.length, '标签不能重复'),
  )

/** The number of a licence for human resources services (人力资源服务许可证), as it is printed. */
/* @__NO_SIDE_EFFECTS__ */
export const agencyLicence = () =>
  z._default(
    z
      .string({ error: '请填写许可证编号' })
      .check(
        z.trim(),
        z.regex(/^$|^[0-9A-Za-z（）()〔〕[\]\u4e00-\u9fff-]{6,40}$/, '许可证编号为 6 到 40 位字母、数字或汉字'),
      ),
    '',
  )
