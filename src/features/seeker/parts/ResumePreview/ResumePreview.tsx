import type { Resume } from '#contract/resumes'
import { maskedSections } from '#contract/rules/resume-mask'
import { Stack, TabLinks, Text } from '#design-system'
import { formatDate } from '#platform/dates'
import { useWorks } from '../../hooks/useWorks.ts'
import { resumeHref } from '../../model/addresses.ts'
import { ResumeView } from '../ResumeView/ResumeView.tsx'

interface Props {
  resume: Resume
  /** As employers see it that have found it and not taken it along yet; otherwise as those to whom it was sent. */
  asFound?: boolean
}

/** A resume with the eyes of employers. One that is open can also be found, and then tells less. */
export function ResumePreview({ resume, asFound = false }: Props) {
  const { id, sections, photo, language, privacy, updatedAt } = resume
  const { works = [] } = useWorks()
  const isFound = asFound && privacy === 'open'
  const view = 'preview' as const
  return (
    <Stack gap={4}>
      {privacy === 'open' && (
        <TabLinks
          className="no-print"
          label="单位怎么看到"
          items={[
            { href: resumeHref(id, { view }), label: '投递后看到的', current: !isFound },
            { href: resumeHref(id, { view, as: 'found' }), label: '搜索时看到的', current: isFound },
          ]}
        />
      )}
      {isFound ? (
        <ResumeView sections={maskedSections(sections)} photo="" language={language} tellsGaps />
      ) : (
        <ResumeView sections={sections} photo={photo} works={works} language={language} tellsGaps />
      )}
      <Text size="sm" tone="subtle" className="no-print">
        {isFound
          ? '单位下载您的简历后，才能看到姓名、联系方式、照片和作品；每次下载您都会收到消息'
          : `单位看到的就是以上内容 · ${formatDate(updatedAt)} 更新`}
      </Text>
    </Stack>
  )
}
