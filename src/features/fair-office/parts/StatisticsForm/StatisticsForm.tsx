import { fairStatistics } from '#contract/fair-office-fields'
import type { FairPapers } from '#contract/fair-papers'
import { Field, NumberInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

type Figures = NonNullable<FairPapers['statistics']>

interface Props {
  papers: Pick<FairPapers, 'statistics' | 'admitted'>
  onSave: (figures: Figures) => Promise<void>
}

type Values = { [Name in keyof Figures]: string }

const schema = /* @__PURE__ */ fairStatistics()
const textOf = (figure: number | null | undefined) => (figure === null || figure === undefined ? '' : String(figure))

/** What came of a fair, as its organiser counted. Renders a `<form>`. */
export function StatisticsForm({ papers: { statistics, admitted }, onSave }: Props) {
  const session = useDraftForm<Values>({
    rules: schema,
    initial: {
      visitors: textOf(statistics?.visitors ?? admitted),
      resumes: textOf(statistics?.resumes),
      intentions: textOf(statistics?.intentions),
    },
    submit: ({ visitors, resumes, intentions }) =>
      onSave({ visitors: Number(visitors), resumes: Number(resumes), intentions: Number(intentions) }),
  })
  const {
    register,
    formState: { errors },
  } = session.form
  const hint = admitted === null ? undefined : `闸口统计 ${admitted} 人`
  return (
    <ShortForm {...session} action="保存统计">
      <Field label="入场人数" hint={hint} error={errors.visitors?.message} controlId="visitors" required>
        <NumberInput {...register('visitors')} unit="人" />
      </Field>
      <Field label="收到简历" error={errors.resumes?.message} controlId="resumes" required>
        <NumberInput {...register('resumes')} unit="份" />
      </Field>
      <Field label="达成意向" error={errors.intentions?.message} controlId="intentions" required>
        <NumberInput {...register('intentions')} unit="人" />
      </Field>
    </ShortForm>
  )
}
