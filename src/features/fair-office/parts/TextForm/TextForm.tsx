import { useFormContext, useWatch } from 'react-hook-form'
import type { FairText } from '#contract/fair-papers'
import {
  fairGroupQuestions,
  fairTextBody,
  fairTextLabels,
  fairTextSections,
  MOST_GROUPS,
  openPlaces,
  SECTION_LENGTH,
} from '#contract/fair-texts'
import {
  Alert,
  Button,
  DraftStatus,
  Field,
  FormSection,
  Row,
  Stack,
  TaskColumns,
  TaskList,
  Text,
  TextArea,
} from '#design-system'
import { Entries, LongForm, sectionId, VersionConflict } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'
import { useTextDraft } from '../../hooks/useTexts.ts'
import { textParts } from '../../model/text-parts.ts'
import { type TextValues, textDifferences, textValuesOf } from '../../model/text-values.ts'

interface Props {
  fair: string
  text: FairText
  leastStaff: number
}

/** One section: its text, what is still open in it, and the way back to what the fair says. */
function Section({ name, title, text }: { name: string; title: string; text: FairText }) {
  const { register, setValue, formState } = useFormContext<TextValues>()
  const path = `sections.${name}` as const
  const written = useWatch<TextValues, typeof path>({ name: path }) ?? ''
  const draft = text.draft.sections[name] ?? ''
  const open = openPlaces(written)
  const isMoved = text.moved.includes(name)
  return (
    <Stack gap={2}>
      <Field
        label={title}
        hint={open.length > 0 ? `还要填写：${open.join('、')}` : undefined}
        error={formState.errors.sections?.[name]?.message}
        controlId={path}
      >
        <TextArea {...register(path)} limit={SECTION_LENGTH} rows={5} />
      </Field>
      {isMoved && <Text tone="muted">招聘会的信息在这份材料保存以后有变动，请核对这一节；核对后保存即可。</Text>}
      {written !== draft && (
        <Row>
          <Button
            size="small"
            variant="quiet"
            aria-label={`“${title}”换成系统拟的文字`}
            onClick={() => setValue(path, draft, { shouldDirty: true })}
          >
            换成系统拟的文字
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** Staff in the table of duties, against what the booths call for. */
function StaffCount({ leastStaff }: { leastStaff: number }) {
  const groups = useWatch<TextValues, 'groups'>({ name: 'groups' })
  const people = groups.reduce((sum, group) => sum + (Number(group.people) || 0), 0)
  const words = `各组合计 ${people} 人，本场至少 ${leastStaff} 人`
  if (people >= leastStaff) return <Text tone="muted">{words}</Text>
  return <Text tone="warning">{`${words}，还差 ${leastStaff - people} 人`}</Text>
}

/** The emergency or the security plan, section by section, with its table of duties, and how far each section is. Renders a `<div>`. */
export function TextForm({ fair, text, leastStaff }: Props) {
  const say = useSay()
  const draft = useTextDraft(fair, text)
  const label = fairTextLabels[text.name]
  const session = useDraftForm<TextValues>({
    rules: fairTextBody(text.name),
    initial: draft.initial,
    onChange: draft.change,
    async submit() {
      if (await draft.save()) say.done(`${label}已保存`)
    },
  })
  const typed = useWatch({ control: session.form.control, compute: values => values })
  return (
    <TaskColumns parts={<TaskList tasks={textParts(text, typed)} />}>
      <LongForm
        {...session}
        action={`保存${label}`}
        beside={<DraftStatus state={draft.state} onSave={() => void draft.save()} />}
      >
        {draft.conflict && (
          <VersionConflict
            subject={label}
            updatedAt={draft.conflict.changedAt ?? 0}
            differences={textDifferences(text.name, draft.getDraft(), textValuesOf(text.name, draft.conflict.body))}
            onKeepMine={draft.keepMine}
            onTakeOther={() => session.form.reset(draft.takeOther())}
          />
        )}
        {draft.restored && <Alert tone="info">上次没有保存的修改还在，已经接着填好。</Alert>}
        {fairTextSections[text.name].map(({ name, title }) => (
          <FormSection key={name} id={sectionId(name)} title={title}>
            <Section name={name} title={title} text={text} />
            {name === 'groups' && (
              <>
                <StaffCount leastStaff={leastStaff} />
                <Entries under="groups" questions={fairGroupQuestions} entry={{ label: '小组', most: MOST_GROUPS }} />
              </>
            )}
          </FormSection>
        ))}
      </LongForm>
    </TaskColumns>
  )
}
