import { pathTo } from '#contract/pages'
import { ButtonLink, DoneLayout } from '#design-system'
import { useLicenceStanding } from '../../hooks/useLicenceStanding.ts'
import { onApplication } from '../../model/on-application.ts'
import { LicenceCard } from '../LicenceCard/LicenceCard.tsx'

/** The end of a registration: how the company stands, what comes next, where to begin. Renders a `<div>`. */
export function EmployerRegistered() {
  const isChecked = useLicenceStanding() === 'valid'
  return (
    <DoneLayout
      title="注册成功"
      lead="下次用手机号登录，短信验证码和密码都可以。"
      next={[
        isChecked
          ? { what: '营业执照已通过核验，现在就能发布职位' }
          : {
              what: '营业执照通过核验以后，职位才会公开，结果会发消息告诉您',
              when: '现在可以先写职位，通过后自动发布',
            },
        { what: '完善单位资料，求职者投递之前会看' },
        onApplication,
      ]}
      actions={
        <>
          <ButtonLink variant="primary" href={pathTo('publish')}>
            发布职位
          </ButtonLink>
          <ButtonLink href={pathTo('companyProfile')}>完善单位资料</ButtonLink>
          <ButtonLink href={pathTo('centre')}>单位中心</ButtonLink>
        </>
      }
    >
      <LicenceCard />
    </DoneLayout>
  )
}
