import { contractTermList } from '#contract/reference/contract-terms'
import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { Accordion, Button, Dialog, FactList, Row, Stack } from '#design-system'
import { JobText } from '#features/jobs'
import { formatSalary } from '#platform/text'
import { type PostingExample, postingExamples } from '../../model/posting-examples.ts'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  onUse: (example: PostingExample) => void
}

const payOf = ({ wageMin = null, wageMax = null, wageMonths }: PostingExample['draft']) =>
  formatSalary({ minYuan: wageMin, maxYuan: wageMax, ...(wageMonths && { monthsPerYear: wageMonths }) })

const factsOf = ({
  education = '',
  experience = '',
  contractTerm = '',
  workingHours = '',
}: PostingExample['draft']) => [
  { term: '学历', details: labelOf(educationList, education) },
  { term: '经验', details: labelOf(experienceList, experience) },
  { term: '合同期限', details: labelOf(contractTermList, contractTerm) },
  { term: '工作时间', details: workingHours },
]

/** Ten real postings to read and to begin from. */
export const ExamplesDialog = ({ open, onOpenChange, onUse }: Props) => (
  <Dialog
    open={open}
    onOpenChange={change => onOpenChange(change.open)}
    title="从例子开始写"
    description="十个写得清楚的职位。填入以后只补您还没有写的，写过的不动。"
  >
    <Accordion
      exclusive
      items={postingExamples.map(example => ({
        id: example.name,
        title: `${example.field}：${example.draft.title}　${payOf(example.draft)}`,
        content: (
          <Stack gap={4}>
            <FactList facts={factsOf(example.draft)} />
            <JobText title="岗位职责" text={example.draft.duties ?? ''} level={3} />
            <JobText title="任职要求" text={example.draft.requirements ?? ''} level={3} />
            <Row>
              <Button
                variant="primary"
                aria-label={`把“${example.draft.title}”填入表单`}
                onClick={() => onUse(example)}
              >
                填入表单
              </Button>
            </Row>
          </Stack>
        ),
      }))}
    />
  </Dialog>
)
