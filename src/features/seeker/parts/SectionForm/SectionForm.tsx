import { useEffect, useEffectEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { type ResumeSectionName, resumeSectionLabels } from '#contract/resume-sections'
import { isListSection } from '#contract/resume-words'
import type { Resume } from '#contract/resumes'
import {
  Alert,
  Button,
  ButtonLink,
  DraftStatus,
  ErrorSummary,
  FormSection,
  preloadDialog,
  Row,
  Stack,
  StickyActions,
} from '#design-system'
import { faultsOf, schemaResolver, useStandingFaults } from '#platform/forms'
import { useSectionDraft } from '../../hooks/useSectionDraft.ts'
import { sectionSpecs } from '../../model/section-fields.ts'
import { finishedForm, type SectionValues, unfitOf } from '../../model/section-values.ts'
import { ResumeConflict } from '../ResumeConflict/ResumeConflict.tsx'
import { PhotoUpload } from './PhotoUpload.tsx'
import { SectionEntries } from './SectionEntries.tsx'
import { SectionField } from './SectionField.tsx'

/** What is added to a section's words in an English version. */
const ENGLISH_HINT = '选项和日期会自动写成英文，其余请用英文填写；中文名称可以写在括号里。'

interface Props {
  resume: Resume
  section: ResumeSectionName
  /** Where the list of sections is. */
  backHref: string
  /** The section passes the rules and is stored. */
  onFinish: () => void
}

/** One section of a resume: saved by itself as it is typed, checked when the writer says that it is finished. */
export function SectionForm({ resume, section, backHref, onFinish }: Props) {
  const { language } = resume
  const draft = useSectionDraft(resume, section)
  const [attempts, setAttempts] = useState(0)
  const [isRestored, setRestored] = useState(draft.restored)
  const form = useForm<SectionValues>({
    defaultValues: draft.initial,
    resolver: schemaResolver(finishedForm(section, language)),
    shouldFocusError: false,
  })
  useEffect(() => {
    // A logout without a network has to ask: its dialog must be here before the network goes.
    preloadDialog().catch(() => undefined)
  }, [])

  const { hint, fields } = sectionSpecs[section]
  const faults = faultsOf(form.formState.errors).map(({ path, message }) => ({ id: path, message }))
  const showFaults = useStandingFaults(form)
  const showUnfit = useEffectEvent((values: SectionValues) => showFaults(unfitOf(section, values, language)))
  const { change, getDraft } = draft
  useEffect(() => {
    showUnfit(getDraft())
  }, [getDraft])
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        change(values)
        showUnfit(values)
      },
    })
  })

  const finish = form.handleSubmit(
    async () => {
      if (await draft.save()) onFinish()
    },
    () => setAttempts(count => count + 1),
  )

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={finish}>
        <Stack gap={5}>
          <ErrorSummary faults={attempts > 0 ? faults : []} attempt={attempts} />
          {draft.conflict && (
            <ResumeConflict
              stored={draft.conflict}
              section={section}
              onKeepMine={draft.keepMine}
              onTakeOther={() => form.reset(draft.takeOther())}
            />
          )}
          {isRestored && (
            <Alert live onDismiss={() => setRestored(false)}>
              已恢复您上次填写、还没有保存到服务器的内容。
            </Alert>
          )}
          <FormSection title={resumeSectionLabels[section]} hint={language === 'en' ? `${hint}${ENGLISH_HINT}` : hint}>
            {section === 'basic' && <PhotoUpload resume={resume} />}
            {isListSection(section) ? (
              <SectionEntries section={section} language={language} />
            ) : (
              fields.map(spec => (
                <SectionField key={spec.name} spec={spec} path={`fields.${spec.name}`} language={language} />
              ))
            )}
          </FormSection>
          <StickyActions>
            <Row gap={3}>
              <Button type="submit" variant="primary" size="large" loading={form.formState.isSubmitting}>
                完成本节
              </Button>
              <ButtonLink size="large" href={backHref}>
                稍后再写
              </ButtonLink>
              <DraftStatus state={draft.state} onSave={() => void draft.save()} />
            </Row>
          </StickyActions>
        </Stack>
      </form>
    </FormProvider>
  )
}
