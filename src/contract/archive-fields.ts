import * as z from 'zod/mini'
import { oneOf, optionalText, text, uuid } from './fields.ts'
import { attachmentRules } from './files.ts'
import { normaliseCode } from './rules/certificate-code.ts'
import { readResidentId } from './rules/resident-id.ts'
import { captcha, mobile, personName } from './session-fields.ts'

/** Why a file moves: the occasions of 流动人员人事档案管理服务规定 (人社部发〔2021〕112 号). */
export const transferReasons = [
  { value: 'hired', label: '到企业就业，单位不具备存档条件' },
  { value: 'flexible', label: '灵活就业或自主创业' },
  { value: 'left', label: '辞职、解除劳动合同或合同到期' },
  { value: 'graduate', label: '高校毕业后回户籍地或工作地存档' },
  { value: 'abroad', label: '自费留学归国或出国（境）' },
  { value: 'moved', label: '户籍或工作地变动' },
] as const

/** What a file is made of (GB/T 33870-2017, its ten classes, as far as people outside an office need them). */
export const materialKinds = [
  { value: 'resume', label: '履历材料' },
  { value: 'education', label: '学历学位、成绩和培训材料' },
  { value: 'title', label: '专业技术资格和技能材料' },
  { value: 'review', label: '鉴定、考核和考察材料' },
  { value: 'party', label: '党、团材料' },
  { value: 'award', label: '表彰奖励材料' },
  { value: 'work', label: '录用、合同、工资和调动材料' },
] as const
export type MaterialKind = (typeof materialKinds)[number]['value']

/** A resident ID number, checked to its last character; full-width digits and a small x are taken. */
/* @__NO_SIDE_EFFECTS__ */
export const residentNumber = () =>
  z.string({ error: '请输入身份证号码' }).check(
    z.maxLength(40, '身份证号码应为 18 位'),
    z.overwrite(value => {
      const reading = readResidentId(value)
      return reading.ok ? reading.number : value
    }),
    z.superRefine((value, context) => {
      const reading = readResidentId(value)
      if (!reading.ok) context.addIssue({ code: 'custom', message: reading.problem, input: value })
    }),
  )

const identity = () => ({ name: personName('姓名'), idNumber: residentNumber() })

/** Whose file is looked for; a challenge keeps programs from asking. */
/* @__NO_SIDE_EFFECTS__ */
export const archiveQuery = () => z.strictObject({ ...identity(), captcha: captcha() })

/** Whose file an account wants to see as its own. */
/* @__NO_SIDE_EFFECTS__ */
export const archiveOwner = () => z.strictObject(identity())

const agreed = (message: string) => z.boolean({ error: message }).check(z.refine(value => value, { error: message }))

/** What a letter that calls for a file needs to say. */
/* @__NO_SIDE_EFFECTS__ */
export const transferRequest = () =>
  z.strictObject({
    ...identity(),
    phone: mobile(),
    from: text('现存档机构', { min: 4, max: 60 }),
    fromContact: optionalText('现存档机构电话', 40),
    officeId: z.string({ error: '请选择接收机构' }).check(z.regex(/^[1-9]\d{0,11}$/, '请选择接收机构')),
    reason: oneOf('转递原因', transferReasons),
    files: z
      .array(uuid(), { error: '请上传身份证和就业或户籍材料' })
      .check(
        z.minLength(1, '请上传身份证和就业或户籍材料'),
        z.maxLength(attachmentRules.maxFiles, `附件最多 ${attachmentRules.maxFiles} 个`),
      ),
    /** Separate consent to the use of the identity number (个人信息保护法 第二十九条). */
    consent: agreed('请同意为办理调档使用您的身份证号码'),
    truth: agreed('请确认所填内容属实'),
  })
export type TransferRequest = z.input<ReturnType<typeof transferRequest>>

/* @__NO_SIDE_EFFECTS__ */
const certificateCode = () =>
  z
    .string({ error: '请填写核验码' })
    .check(
      z.maxLength(40, '核验码为 16 位'),
      z.overwrite(normaliseCode),
      z.regex(/^[A-Z0-9]{16}$/, '核验码为 16 位字母和数字，请核对'),
    )

/* @__NO_SIDE_EFFECTS__ */
export const certificateQuery = () => z.strictObject({ code: certificateCode() })
