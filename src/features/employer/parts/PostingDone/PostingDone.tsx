import type { OwnJob } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { ButtonLink, DoneLayout, LoadState } from '#design-system'
import { usePageHead } from '#platform/head'
import { Redirect } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useLicenceStanding } from '../../hooks/useLicenceStanding.ts'
import { usePublished } from '../../hooks/useOwnJobs.ts'
import { onApplication } from '../../model/on-application.ts'

/** The end of writing a posting: that it was handed in, what happens next, where to go from here. Renders a `<div>`. */
export function PostingDone() {
  const { job, ...state } = usePublished()
  usePageHead({ title: job?.state === 'queued' ? '职位已提交' : '职位已发布', noIndex: true })
  if (isNotFound(state.error)) return <Redirect to={pathTo('ownJobs')} />
  return (
    <LoadState {...state} data={job}>
      {shown => <Done job={shown} />}
    </LoadState>
  )
}

function Done({ job: { id, state, draft } }: { job: OwnJob }) {
  const isLapsed = useLicenceStanding() === 'lapsed'
  const lead = `${draft.title} · 职位编号 ${id}`
  if (state === 'queued') {
    return (
      <DoneLayout
        title={isLapsed ? '已提交，营业执照重新核验后自动发布' : '已提交，单位审核通过后自动发布'}
        lead={lead}
        next={[
          {
            what: isLapsed
              ? '营业执照已超过复核期限，请管理员在单位中心重新提交，结果会发消息告诉您'
              : '审核单位资料，结果会发消息告诉您',
          },
          { what: '通过后职位自动发布，不用再操作' },
          onApplication,
        ]}
        actions={
          <>
            <ButtonLink variant="primary" href={pathTo('ownJobs', null, { state: 'queued' })}>
              查看排队的职位
            </ButtonLink>
            <ButtonLink href={pathTo('companyProfile')}>看单位资料</ButtonLink>
          </>
        }
      />
    )
  }
  // It has been taken down since, or was never handed in: the list tells how it stands.
  if (state !== 'valid') return <Redirect to={pathTo('ownJobs')} />
  return (
    <DoneLayout
      title="职位已发布，现在就能被搜索到"
      lead={lead}
      next={[
        onApplication,
        { what: '合适的人会出现在“推荐人才”里，可以直接邀请应聘' },
        { what: '到截止日期自动下架，可以在职位管理里延长', when: draft.expiresOn && `截止日期 ${draft.expiresOn}` },
      ]}
      actions={
        <>
          <ButtonLink variant="primary" href={pathTo('jobDetails', { id })}>
            看看求职者看到的
          </ButtonLink>
          <ButtonLink href={pathTo('ownJobs')}>职位管理</ButtonLink>
          <ButtonLink href={pathTo('publish')}>再发布一个</ButtonLink>
        </>
      }
    />
  )
}
