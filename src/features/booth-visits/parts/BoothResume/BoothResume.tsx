import { codes } from '#contract/codes'
import { pathTo } from '#contract/pages'
import { Button, ButtonLink, EmptyState, icons, LoadState, Row, Stack, Text } from '#design-system'
import { ResumeView, useResumePrint } from '#features/seeker'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { useSay } from '#platform/notices'
import { CallRefused, isNotFound } from '#platform/transport'
import { useBoothResume } from '../../hooks/useBoothVisits.ts'

interface Props {
  visit: string
  /** Address of the booth whose visitor it is; of all fairs where that is not known. */
  backHref: (participation: string | null) => string
}

const isUnverified = (error: unknown) => error instanceof CallRefused && error.code === codes.wrongState

/** The resume that a visitor of a fair hands over to the employer, for as long as they do. */
export function BoothResume({ visit, backHref }: Props) {
  const { handed, ...state } = useBoothResume(visit)
  const { print, isTelling } = useResumePrint('fair', handed ? visit : null)
  const say = useSay()
  const now = useNow()
  const back = <ButtonLink href={backHref(handed?.participation ?? null)}>返回扫码登记</ButtonLink>
  if (isNotFound(state.error))
    return (
      <EmptyState title="这份简历不能查看了" icon={icons.file} action={back}>
        求职者没有选简历，或者已经撤回。本单位的登记和备注还在。
      </EmptyState>
    )
  if (isUnverified(state.error))
    return (
      <EmptyState
        title="单位认证后可以查看简历"
        icon={icons.file}
        action={
          <ButtonLink variant="primary" href={pathTo('centre')}>
            去提交营业执照
          </ButtonLink>
        }
      >
        求职者的简历只向通过认证的单位开放。
      </EmptyState>
    )
  return (
    <LoadState {...state} data={handed}>
      {({ sections, language, updatedAt, fair, watermark }) => (
        <Stack gap={4}>
          <Text size="sm" tone="muted">
            {`在“${fair}”交给本单位，${relativeTime(updatedAt, now)}更新。您的每次查看，求职者都能看到；求职者可以随时撤回。`}
          </Text>
          <Row gap={3} className="no-print">
            {back}
            <Button icon={icons.print} loading={isTelling} onClick={() => void print().catch(say.failure)}>
              打印简历
            </Button>
          </Row>
          <ResumeView sections={sections} photo="" language={language} watermark={watermark} />
        </Stack>
      )}
    </LoadState>
  )
}
