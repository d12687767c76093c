import { type ResumeSectionName, resumeSectionLabels } from '#contract/resume-sections'
import type { Resume } from '#contract/resumes'
import { Button, Link, Stack, VisuallyHidden } from '#design-system'
import { formatDate } from '#platform/dates'
import { useSay } from '#platform/notices'
import { useAlignment } from '../../hooks/useAlignment.ts'
import { resumeHref } from '../../model/addresses.ts'
import { behindWords, factsIn } from '../../model/behind.ts'
import { Notice, Sections } from './OriginalChanges.styles.ts'

interface Props {
  resume: Pick<Resume, 'id' | 'originalId' | 'behind'>
  /** The one that is being written; all of them otherwise. */
  section?: ResumeSectionName
}

/** In what the Chinese resume has changed since its English version was brought in line, and what can be done about it. */
export function OriginalChanges({ resume: { id, originalId, behind }, section }: Props) {
  const { take, settle, isBusy } = useAlignment(id)
  const say = useSay()

  async function settleOne(one: Resume['behind'][number]) {
    if (await settle(one)) say.done(`已记下：${resumeSectionLabels[one.section]}与中文版一致`)
  }

  if (section) {
    const one = behind.find(each => each.section === section)
    return (
      one && (
        <Notice
          tone="warning"
          title={`中文版的这一节在 ${formatDate(one.at)} 改过`}
          action={
            <Button disabled={isBusy} onClick={() => void settleOne(one)}>
              这一节已改好
            </Button>
          }
        >
          请对照<Link href={resumeHref(originalId, { section })}>中文版的这一节</Link>修改，改好后告诉我们。
        </Notice>
      )
    )
  }

  if (behind.length === 0) return null
  const count = factsIn(behind)
  const takeAll = async () => {
    if (await take()) say.done(`已带入 ${count} 项`)
  }
  return (
    <Notice
      tone="warning"
      title={behindWords(behind)}
      action={
        count > 0 && (
          <Button variant="primary" loading={isBusy} onClick={() => void takeAll()}>
            带入不用翻译的 {count} 项改动
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <p>日期、电话、城市、学历这些不用翻译的改动可以一次带入；文字请您改写，改好一节，点一次“已改好”。</p>
        <Sections>
          {behind.map(one => (
            <li key={one.section}>
              <Link href={resumeHref(id, { section: one.section })}>{resumeSectionLabels[one.section]}</Link>
              <Button size="small" disabled={isBusy} onClick={() => void settleOne(one)}>
                已改好<VisuallyHidden>（{resumeSectionLabels[one.section]}）</VisuallyHidden>
              </Button>
            </li>
          ))}
        </Sections>
      </Stack>
    </Notice>
  )
}
