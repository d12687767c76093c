import type { UseFormRegisterReturn } from 'react-hook-form'
import { pathTo } from '#contract/pages'
import { Alert, Checkbox, Link } from '#design-system'
import { AgreementLink } from '../AgreementLink/AgreementLink.tsx'

const wordings = {
  individual: {
    part: '求职者的约定',
    collected: '注册只收集手机号，用于登录和重要通知；简历内容由您自己填写，只在您投递或公开时给单位看。',
    leaving: pathTo('seekerAccount', null, { part: 'cancel' }),
  },
  company: {
    part: '用人单位的约定',
    collected:
      '注册收集单位名称、统一社会信用代码、联系人姓名和手机号，用于核验单位、登录和重要通知；单位名称和发布的职位对外公开，联系人姓名和手机号不公开。',
    leaving: pathTo('employerSecurity', null, { part: 'cancel' }),
  },
  member: {
    part: '用人单位的约定',
    collected: '注册只收集您的姓名和手机号，用于登录和重要通知；姓名给本单位的同事看，手机号不公开。',
    leaving: pathTo('employerSecurity', null, { part: 'cancel' }),
  },
} as const

interface Props {
  /** Whose account it is going to be: different things are collected of each. */
  of: keyof typeof wordings
  field: UseFormRegisterReturn
  error?: string | undefined
}

/** Consent, never ticked beforehand; what is collected and what for stands beside it, and all of it can be read from here. */
export function Consent({ of, field, error }: Props) {
  const { part, collected, leaving } = wordings[of]
  return (
    <>
      {error && <Alert tone="danger">{error}</Alert>}
      <Checkbox
        {...field}
        id="consent"
        label={
          <>
            我已阅读并同意
            <AgreementLink name="agreement" />和<AgreementLink name="privacy" />
          </>
        }
        hint={
          <>
            请特别看协议里的“{part}”。{collected}您可以
            <Link href={leaving} target="_blank">
              随时注销账号
            </Link>
            。
          </>
        }
      />
    </>
  )
}
