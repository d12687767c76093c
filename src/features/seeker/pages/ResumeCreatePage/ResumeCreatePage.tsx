import { pathTo } from '#contract/pages'
import { DEFAULT_PRIVACY, newResume } from '#contract/resume-fields'
import { requiredSections, resumeSectionLabels, resumeSectionNames } from '#contract/resume-sections'
import type { PrivacyLevel } from '#contract/resumes'
import {
  Button,
  ButtonLink,
  Card,
  FactList,
  Field,
  RadioGroup,
  Row,
  TaskListLayout,
  Text,
  TextInput,
} from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { usePageHead } from '#platform/head'
import { useNavigate } from '#platform/routing'
import { useResumeActions } from '../../hooks/useResumeActions.ts'
import { resumeHref } from '../../model/addresses.ts'
import { privacyOptions } from '../../model/resume-labels.ts'

const isRequired = (section: (typeof resumeSectionNames)[number]) => requiredSections.some(name => name === section)

/** What is going to be written, and how much of it is needed before it can be sent. */
const Sections = () => (
  <Card title="要填的内容">
    <FactList
      facts={resumeSectionNames.map(section => ({
        term: resumeSectionLabels[section],
        details: isRequired(section) ? '投递前要填' : '选填',
      }))}
    />
    <Text size="sm" tone="muted">
      身份证件号不用填，也不会出现在简历里。
    </Text>
  </Card>
)

const rules = /* @__PURE__ */ newResume()

/** `/user/resume/create` — names a new resume, asks who may see it, and goes on to its page. */
export function ResumeCreatePage() {
  const { create, isCreating } = useResumeActions()
  const navigate = useNavigate()
  const beginning = useDraftForm<{ title: string; privacy: PrivacyLevel }>({
    rules,
    initial: { title: '我的简历', privacy: DEFAULT_PRIVACY },
    submit: async begun => navigate(resumeHref((await create(begun)).id), { replace: true }),
  })
  const { register, formState } = beginning.form
  usePageHead({ title: '新建简历', noIndex: true })

  return (
    <TaskListLayout
      title="新建简历"
      lead="分八节填写，边写边自动保存，可以随时离开、下次接着写。"
      crumbs={[{ label: '我的简历', href: pathTo('resumes') }, { label: '新建简历' }]}
      aside={<Sections />}
    >
      <Card>
        <FormBody {...beginning} gap={5}>
          <Field
            label="简历名称"
            hint="只有您自己看得到，用来区分几份简历，例如“会计岗位”"
            controlId="title"
            required
            error={formState.errors.title?.message}
          >
            <TextInput autoComplete="off" {...register('title')} />
          </Field>
          <RadioGroup
            {...register('privacy')}
            id="privacy"
            label="谁能看到这份简历"
            hint="随时可以在“我的简历”里修改"
            options={privacyOptions}
            error={formState.errors.privacy?.message}
            required
          />
          <Row gap={3}>
            <Button type="submit" variant="primary" size="large" loading={isCreating}>
              开始填写
            </Button>
            <ButtonLink size="large" href={pathTo('resumes')}>
              返回
            </ButtonLink>
          </Row>
        </FormBody>
      </Card>
    </TaskListLayout>
  )
}
