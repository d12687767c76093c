import { useState } from 'react'
import { type ShownWork, workRules } from '#contract/resume-works'
import { Alert, Card, LoadState, Stack, Text, Upload } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useSay } from '#platform/notices'
import { useWorkChanges, useWorks } from '../../hooks/useWorks.ts'
import { WorkList } from '../WorkList/WorkList.tsx'
import { WorkWords } from './WorkWords.tsx'

/** A file's name is the first thing to say of it. */
function captionOf({ name }: File): string {
  const stem = [...name.replace(/\.[^.]*$/, '').trim()].slice(0, workRules.captionMax).join('')
  return [...stem].length < 2 ? '作品' : stem
}

/** The works' ids with one of them a place further on or back. */
function moved(works: readonly ShownWork[], from: number, step: -1 | 1): string[] {
  const ids = works.map(({ id }) => id)
  ids.splice(from + step, 0, ...ids.splice(from, 1))
  return ids
}

/** What goes along with the resume that the address is about: pictures of works, certificates, documents. Each is stored as soon as it is chosen. */
export function ResumeWorks() {
  const { works, ...state } = useWorks()
  return (
    <Card title="作品与附件" id="resume-works">
      <LoadState {...state} data={works}>
        {shown => <Shown works={shown} />}
      </LoadState>
    </Card>
  )
}

function Shown({ works }: { works: readonly ShownWork[] }) {
  const changes = useWorkChanges()
  const say = useSay()
  const [problem, setProblem] = useState('')
  const left = workRules.most - works.length

  async function run(work: Promise<unknown>, message: string) {
    setProblem('')
    try {
      await work
      say.done(message)
    } catch (error) {
      setProblem(wordsFor(error))
      throw error
    }
  }

  return (
    <Stack gap={4}>
      <Text tone="muted">
        获奖证书、职业资格证、设计稿、作品照片都可以放在这里。投递时随简历一起发给单位；盲选阶段单位看不到。身份证、银行卡请不要上传。
      </Text>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      {works.length > 0 && (
        <WorkList works={works}>
          {(work, place) => (
            <WorkWords
              work={work}
              place={place}
              count={works.length}
              busy={changes.isChanging}
              onMove={step =>
                void run(
                  changes.arrange(moved(works, place - 1, step)),
                  `「${work.caption}」已移到第 ${place + step} 个，共 ${works.length} 个`,
                ).catch(() => undefined)
              }
              onRename={(caption, was) => run(changes.rename(work.id, caption, was), '说明已保存')}
              onRemove={() => run(changes.remove(work.id), '已删除')}
            />
          )}
        </WorkList>
      )}
      {left > 0 ? (
        <Upload
          key={works.length}
          label="添加作品或附件"
          hint={`PDF 或图片，图片不超过 2 MB，还可以添加 ${left} 个`}
          types={workRules.types}
          maxBytes={workRules.maxBytes}
          upload={async file => {
            await changes.add(captionOf(file), file)
            say.done('已添加，可以再改说明')
          }}
          messageOf={wordsFor}
        />
      ) : (
        <Text tone="muted">已有 {workRules.most} 个，删除不用的之后可以再添加。</Text>
      )}
    </Stack>
  )
}
