import { EmptyState, Heading, Link, Row, Stack } from '#design-system'
import { TalkList, TalkPanel } from '#features/fair-talks'
import { loginAddress, useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { type SceneAddress, sceneAddress, sceneHref } from '../../model/fair-address.ts'

interface Props {
  fairId: string
}

function Signed({ fairId, talk, page }: Props & SceneAddress) {
  if (talk)
    return (
      <Stack gap={4}>
        <Row gap={4}>
          <Link href={sceneHref(fairId)}>回到会场</Link>
          <Link href={sceneHref(fairId, { view: 'talks' })}>全部交流</Link>
        </Row>
        <TalkPanel id={talk} />
      </Stack>
    )
  return (
    <Stack gap={4}>
      <Row gap={4} justify="between">
        <Heading level={2}>我的交流</Heading>
        <Link href={sceneHref(fairId)}>回到会场</Link>
      </Row>
      <TalkList fairId={fairId} page={page} />
    </Stack>
  )
}

/** One of one's talks, or all of them, in place of the hall. */
export function SceneTalks({ fairId }: Props) {
  const { query } = useRequest()
  const { status } = useSession()
  const address = sceneAddress.parse(query)
  if (status === 'LOGIN') return <Signed fairId={fairId} {...address} />
  return (
    <EmptyState
      title="登录后查看您的交流"
      action={<Link href={loginAddress(sceneHref(fairId, address))}>登录后继续</Link>}
    >
      说过的话都留着，登录后回到这里。
    </EmptyState>
  )
}
