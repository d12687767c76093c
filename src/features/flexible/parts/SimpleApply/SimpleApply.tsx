import type { FlexibleJob } from '#contract/flexible'
import { type SimpleApplication, simpleApplication } from '#contract/flexible-fields'
import { canEnd } from '#contract/flexible-life'
import { pathTo } from '#contract/pages'
import { Alert, Button, ButtonLink, Field, Link, Stack, Text, TextInput } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'
import { loginAddress } from '#platform/routing'
import { useSession } from '#platform/session'
import { useSimpleApply } from '../../hooks/useSimpleApply.ts'
import { standingOf } from '../../model/standing.ts'

const schema = /* @__PURE__ */ simpleApplication()

/** Applying, or how it stands. */
function Applying({ job }: { job: FlexibleJob }) {
  const { user } = useSession()
  const { mine, apply } = useSimpleApply(job.id)
  const say = useSay()
  const applying = useDraftForm<SimpleApplication>({
    rules: schema,
    initial: { name: '', note: '' },
    submit: async values => {
      await apply(values)
      say.done('报名成功，请留意招工单位的电话')
    },
  })
  const { form, isSubmitting } = applying
  const { errors } = form.formState

  if (mine) {
    return (
      <Stack gap={3}>
        <Alert {...standingOf(mine)} />
        <Link href={pathTo('applications', null, { view: 'casual' })}>
          {canEnd(mine.state, mine.stage) ? '查看或撤回我的零工报名' : '查看我的零工报名'}
        </Link>
      </Stack>
    )
  }
  if (!job.open) return <Alert tone="info">这份零工已经招满或截止，可以看看同类的其他零工。</Alert>
  if (user?.userType === 1) return <Text tone="muted">您正在使用单位账号，报名请使用个人账号登录。</Text>
  if (!user) {
    return (
      <div>
        <ButtonLink variant="primary" size="large" href={loginAddress(pathTo('flexible', null, { job: job.id }))}>
          登录后报名
        </ButtonLink>
      </div>
    )
  }
  return (
    <FormBody {...applying} gap={4}>
      <Field label="姓名" error={errors.name?.message} controlId="name" required>
        <TextInput {...form.register('name')} autoComplete="name" />
      </Field>
      <Field label="留言" hint="选填，例如哪天能到岗" error={errors.note?.message} controlId="note">
        <TextInput {...form.register('note')} autoComplete="off" />
      </Field>
      <Text size="sm" tone="muted">
        不用简历。报名后，您的姓名、账号手机号和留言会发给这家单位。
      </Text>
      <div>
        <Button type="submit" variant="primary" size="large" loading={isSubmitting}>
          报名
        </Button>
      </div>
    </FormBody>
  )
}

/**
 * Applying with a name alone: the account's phone goes along. Guests are asked to sign in only here. Below it, where to
 * complain about the employer.
 */
export const SimpleApply = ({ job }: { job: FlexibleJob }) => (
  <Stack gap={4}>
    <Applying job={job} />
    <Text size="sm" tone="muted">
      遇到收费、要押金，或与写的不一样的，不要付款，请<Link href={pathTo('supervision')}>向平台投诉</Link>。
    </Text>
  </Stack>
)
