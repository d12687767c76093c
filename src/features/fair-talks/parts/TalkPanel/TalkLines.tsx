import { Fragment } from 'react'
import type { TalkLine } from '#contract/fair-talks'
import { pathTo } from '#contract/pages'
import { Link } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { partsOf } from '../../model/job-links.ts'
import { groupsOf, type Speaker } from '../../model/talk-lines.ts'
import { momentOf } from '../../model/words.ts'
import { By, Group, Groups, Line } from './TalkPanel.styles.ts'

export interface Speakers {
  me: Speaker
  /** Name of the other side. */
  other: string
}

interface Props extends Speakers {
  lines: readonly TalkLine[]
}

const nameOf = (by: Speaker, { me, other }: Speakers) => (by === 'system' ? '系统' : by === me ? '我' : other)
const sideOf = (by: Speaker, me: Speaker) => (by === 'system' ? 'system' : by === me ? 'me' : 'other')

/** A line in which the address of a job is something to press. */
function LineText({ text, me }: { text: string; me: Speaker }) {
  return partsOf(text).map((part, at) =>
    at % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change
      <Fragment key={at}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change
      <Link key={at} href={pathTo('jobDetails', { id: part })}>
        {me === 'seeker' ? '查看岗位并投递' : '查看岗位'}
      </Link>
    ),
  )
}

/** What was said, by who said it. */
export function TalkLines({ lines, me, other }: Props) {
  const now = useServiceNow()
  return (
    <Groups>
      {groupsOf(lines).map(group => (
        <Group key={group.lines[0]?.id} data-by={sideOf(group.by, me)}>
          <By>
            {nameOf(group.by, { me, other })}{' '}
            <time dateTime={new Date(group.at).toISOString()}>{momentOf(group.at, now)}</time>
          </By>
          {group.lines.map(({ id, text }) => (
            <Line key={id}>
              <LineText text={text} me={me} />
            </Line>
          ))}
        </Group>
      ))}
    </Groups>
  )
}
