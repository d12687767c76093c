import { codes } from '#contract/codes'
import { pathTo } from '#contract/pages'
import { BoardLayout, ButtonLink, EmptyState, icons, LoadState, PageError, Stack, Text } from '#design-system'
import { ResumeView } from '#features/seeker'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { useSession } from '#platform/session'
import { CallRefused, isNotFound } from '#platform/transport'
import { useTalent } from '../../hooks/useTalents.ts'
import { searchPaths } from '../../model/search.ts'
import { TalentActions } from '../TalentActions/TalentActions.tsx'

const isUnverified = (error: unknown) => error instanceof CallRefused && error.code === codes.wrongState

/** An open resume as an employer reads it: `/resume/info/:id?view=talent`. */
export function TalentResume({ id }: { id: string }) {
  const { talent, ...state } = useTalent(id)
  const now = useNow()
  const isLapsed = useSession().user?.licenceStanding === 'lapsed'
  const name = talent?.sections.basic.name ?? ''
  usePageHead({ title: name ? `${name}的简历` : '查看简历', noIndex: true })

  if (isNotFound(state.error)) {
    return (
      <PageError title="这份简历现在不公开" actions={[{ label: '继续搜索人才', href: searchPaths.employer }]}>
        求职者可能已经隐藏或删除了简历。
      </PageError>
    )
  }
  return (
    <BoardLayout
      title={name ? `${name}的简历` : '查看简历'}
      crumbs={[{ label: '搜索人才', href: searchPaths.employer }, { label: '查看简历' }]}
    >
      {isUnverified(state.error) ? (
        <EmptyState
          title={isLapsed ? '营业执照复核后可以查看简历' : '单位认证后可以查看简历'}
          icon={icons.file}
          action={
            <ButtonLink variant="primary" href={pathTo('centre')}>
              去提交营业执照
            </ButtonLink>
          }
        >
          {isLapsed
            ? '单位的营业执照已超过复核期限。在单位中心重新提交，核验通过后就可以查看；已经下载和收到的简历仍能查看。'
            : '求职者的简历只向通过认证的单位开放。在单位中心提交营业执照，核验通过后就可以查看。'}
        </EmptyState>
      ) : (
        <LoadState {...state} data={talent}>
          {shown => (
            <Stack gap={4}>
              <Text size="sm" tone="muted">
                {relativeTime(shown.updatedAt, now)}更新。您的每次查看，求职者都能看到。
              </Text>
              <TalentActions {...shown} id={id} name={name} />
              <ResumeView
                sections={shown.sections}
                photo={shown.photo}
                works={shown.works}
                language={shown.language}
                watermark={shown.watermark}
              />
            </Stack>
          )}
        </LoadState>
      )}
    </BoardLayout>
  )
}
