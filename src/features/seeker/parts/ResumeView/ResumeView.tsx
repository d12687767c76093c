import { useId } from 'react'
import { type ResumeSections, resumeSectionLabels } from '#contract/resume-sections'
import { Heading, type HeadingLevel, Image } from '#design-system'
import { useLists } from '../../hooks/useLists.ts'
import { usePrivateFile } from '../../hooks/usePrivateFile.ts'
import { entriesOf, listSectionNames } from '../../model/entries.ts'
import { basicFacts, intentionFacts } from '../../model/facts.ts'
import { ResumeEntries } from './ResumeEntries.tsx'
import { ResumeFacts } from './ResumeFacts.tsx'
import { Head, Part, Photo, Prose, Sheet, Who } from './ResumeView.styles.ts'

export interface ResumeViewProps {
  sections: ResumeSections
  /** Address of the photo; '' for none. */
  photo: string
  /** Place of the name in the outline; the sections come one below. 2 by default. */
  level?: Exclude<HeadingLevel, 1 | 4>
}

/** A resume as an employer reads it, on screen and on A4. What was not written is left out. Renders an `<article>`. */
export function ResumeView({ sections, photo, level = 2 }: ResumeViewProps) {
  const base = useId()
  const lists = useLists()
  const picture = usePrivateFile(photo)
  const entries = entriesOf(sections)
  const { basic, intention, evaluation } = sections
  const below = level === 2 ? 3 : 4
  const wishes = intentionFacts(intention, lists)
  const heading = (name: keyof typeof resumeSectionLabels) => (
    <Heading level={below} size="lg" id={`${base}-${name}`}>
      {resumeSectionLabels[name]}
    </Heading>
  )

  return (
    <Sheet aria-labelledby={`${base}-name`}>
      <Head>
        <Who>
          <Heading level={level} size="2xl" id={`${base}-name`}>
            {basic.name || '（未填写姓名）'}
          </Heading>
          <ResumeFacts facts={basicFacts(basic, lists.regions)} />
        </Who>
        {picture && (
          <Photo>
            <Image src={picture} alt={`${basic.name}的照片`} ratio="3:4" loading="eager" />
          </Photo>
        )}
      </Head>
      {wishes.some(([, value]) => value) && (
        <Part aria-labelledby={`${base}-intention`}>
          {heading('intention')}
          <ResumeFacts facts={wishes} />
        </Part>
      )}
      {listSectionNames.map(
        name =>
          entries[name].length > 0 && (
            <Part key={name} aria-labelledby={`${base}-${name}`}>
              {heading(name)}
              <ResumeEntries entries={entries[name]} />
            </Part>
          ),
      )}
      {evaluation.text && (
        <Part aria-labelledby={`${base}-evaluation`}>
          {heading('evaluation')}
          <Prose>{evaluation.text}</Prose>
        </Part>
      )}
    </Sheet>
  )
}
