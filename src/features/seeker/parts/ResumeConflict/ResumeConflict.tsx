import type { ResumeSectionName } from '#contract/resume-sections'
import { basicFacts, entriesOf, intentionFacts, isListSection } from '#contract/resume-words'
import type { Resume } from '#contract/resumes'
import { Alert, Button, Card, Row, Stack } from '#design-system'
import { useTrees } from '#features/forms'
import { formatDate } from '#platform/dates'
import { ResumeEntries } from '../ResumeView/ResumeEntries.tsx'
import { ResumeFacts } from '../ResumeView/ResumeFacts.tsx'
import { Prose } from '../ResumeView/ResumeView.styles.ts'

interface Props {
  /** The resume as it is stored. */
  stored: Resume
  section: ResumeSectionName
  onKeepMine: () => void
  onTakeOther: () => void
}

function StoredSection({ stored: { sections }, section }: Pick<Props, 'stored' | 'section'>) {
  const lists = useTrees()
  if (isListSection(section)) return <ResumeEntries entries={entriesOf(sections)[section]} />
  if (section === 'evaluation') return <Prose>{sections.evaluation.text}</Prose>
  const facts =
    section === 'basic' ? basicFacts(sections.basic, lists.regions) : intentionFacts(sections.intention, lists)
  return <ResumeFacts facts={section === 'basic' ? [['姓名', sections.basic.name], ...facts] : facts} />
}

/** Another tab or device changed this section: shows what is stored there, beside the form with what was typed here. */
export const ResumeConflict = ({ stored, section, onKeepMine, onTakeOther }: Props) => (
  <Alert
    tone="warning"
    live
    title="这一节在别的页面或设备上改过"
    action={
      <Row gap={3}>
        <Button variant="primary" onClick={onKeepMine}>
          保留我在这里填写的
        </Button>
        <Button onClick={onTakeOther}>改用别处保存的</Button>
      </Row>
    }
  >
    <Stack gap={3}>
      <p>请选择保留哪一份。选择之前两份都在，您可以先对照。</p>
      <Card level={3} title={`别处 ${formatDate(stored.updatedAt, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)} 保存的内容`}>
        <StoredSection stored={stored} section={section} />
      </Card>
    </Stack>
  </Alert>
)
