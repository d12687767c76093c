import { ANSWER_DAYS, SILENCE_DAYS } from '#contract/applications'
import { pathTo } from '#contract/pages'
import { ButtonLink, DoneLayout } from '#design-system'

/** The end of a registration: that there is an account, what comes next, where to begin. Renders a `<div>`. */
export const SeekerRegistered = () => (
  <DoneLayout
    title="注册成功"
    lead="下次用手机号登录，短信验证码和密码都可以。"
    next={[
      { what: '写一份简历：基本信息、求职意向、教育经历三步', when: '边写边存，可以随时离开再回来' },
      {
        what: '投递职位，进展会发消息告诉您',
        when: `单位应在 ${ANSWER_DAYS} 天内答复；${SILENCE_DAYS} 天没有答复，投递自动结束`,
      },
      { what: '没有合适的，保存搜索，有新职位时告诉您', when: '每天或每周一次，随时可以退订' },
    ]}
    actions={
      <>
        <ButtonLink variant="primary" href={pathTo('resumeCreate')}>
          写简历
        </ButtonLink>
        <ButtonLink href={pathTo('jobSearch')}>找工作</ButtonLink>
        <ButtonLink href={pathTo('centre')}>个人中心</ButtonLink>
      </>
    }
  />
)
