import * as z from 'zod/mini'
import { optionalText } from '#contract/fields'
import { statusEnum } from '#contract/reference/exams'
import { Button, Field, icons, Select, TextInput } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { type CandidatesSearch, candidatesSearch } from '../../model/office-addresses.ts'
import { Fields } from './CandidateSearch.styles.ts'

interface Props {
  search: CandidatesSearch
  onSearch: (search: Partial<CandidatesSearch>) => void
}

interface Values {
  t: string
  position: string
  state: string
}

const schema = /* @__PURE__ */ z.object({
  t: optionalText('姓名、报名序号或证件号后四位', 40),
  position: optionalText('职位代码', 20),
  state: z.string(),
})

/** Words by which candidates are found. Renders a `<form>`. */
export function CandidateSearch({ search: { t, position, state }, onSearch }: Props) {
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { t, position, state },
    submit: values => {
      const asked = candidatesSearch.parse(new URLSearchParams({ ...values }))
      onSearch({ t: asked.t, position: asked.position, state: asked.state })
    },
  })
  const { register, formState } = session.form
  return (
    <FormBody {...session} gap={4}>
      <Fields>
        <Field label="姓名、报名序号或证件号后四位" error={formState.errors.t?.message} controlId="t">
          <TextInput {...register('t')} autoComplete="off" />
        </Field>
        <Field label="职位代码" error={formState.errors.position?.message} controlId="position">
          <TextInput {...register('position')} autoComplete="off" />
        </Field>
        <Field label="状态" controlId="state">
          <Select {...register('state')} placeholder="全部" options={statusEnum} />
        </Field>
        <Button type="submit" variant="primary" icon={icons.search} loading={session.isSubmitting}>
          查找
        </Button>
      </Fields>
    </FormBody>
  )
}
