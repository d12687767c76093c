import * as z from 'zod/mini'
import type { FairParticipation } from '#contract/fair-bookings'
import { CheckboxGroup, Text } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'

interface Props {
  participation: Pick<FairParticipation, 'id' | 'jobs' | 'jobsPerBooth'>
  /** Open jobs of the company. */
  ownJobs: readonly { id: string; title: string; headcount: number }[]
  onSave: (jobs: string[]) => Promise<void>
}

/** Which jobs are brought to a fair. Renders a `<form>`. */
export function JobsForm({ participation: { id, jobs, jobsPerBooth }, ownJobs, onSave }: Props) {
  const say = useSay()
  const closed = jobs.filter(job => !ownJobs.some(own => own.id === job.id))
  const session = useDraftForm<{ jobs: string[] }>({
    rules: z.object({
      jobs: z.array(z.string()).check(z.maxLength(jobsPerBooth, `每个展位最多带 ${jobsPerBooth} 个职位`)),
    }),
    initial: { jobs: jobs.map(job => job.id) },
    kept: { name: `fair-jobs:${id}`, fields: ['jobs'] },
    async submit(values) {
      await onSave(values.jobs)
      say.done('参会职位已保存')
    },
  })
  const { register, formState } = session.form
  const options = [
    ...ownJobs.map(job => ({ value: job.id, label: `${job.title}，招 ${job.headcount} 人` })),
    ...closed.map(job => ({ value: job.id, label: `${job.title}（已下架，现场不展示）` })),
  ]
  if (options.length === 0) return <Text>本单位还没有在招职位，请先发布职位。</Text>
  return (
    <ShortForm {...session} action="保存参会职位">
      <CheckboxGroup
        {...register('jobs')}
        id="jobs"
        label="参会职位"
        hint={`最多 ${jobsPerBooth} 个`}
        error={formState.errors.jobs?.message}
        options={options}
      />
    </ShortForm>
  )
}
