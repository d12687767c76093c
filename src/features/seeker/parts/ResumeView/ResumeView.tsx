import { useId } from 'react'
import type { ResumeLanguage } from '#contract/resume-language'
import type { ResumeSectionName, ResumeSections } from '#contract/resume-sections'
import { resumeTongues } from '#contract/resume-tongues'
import {
  basicFacts,
  entriesOf,
  gapsFact,
  intentionFacts,
  listSectionNames,
  type ResumeFact,
} from '#contract/resume-words'
import type { ShownWork } from '#contract/resume-works'
import { Heading, type HeadingLevel, Image, wholeFigures } from '#design-system'
import { useTrees } from '#features/forms'
import { usePrivateFile } from '../../hooks/usePrivateFile.ts'
import { WorkList } from '../WorkList/WorkList.tsx'
import { ResumeEntries } from './ResumeEntries.tsx'
import { ResumeFacts } from './ResumeFacts.tsx'
import { Head, Mark, Part, Photo, Prose, Sheet, Who } from './ResumeView.styles.ts'

export interface ResumeViewProps {
  sections: ResumeSections
  /** Address of the photo; '' for none. */
  photo: string
  /** What went along with it; none by default. */
  works?: readonly ShownWork[]
  /** In which it is written; headings, dates and whatever has a code are said in it. Chinese by default. */
  language?: ResumeLanguage
  /** Whether it says of which times nothing is written: to whom it was sent, and to its writer. Never on paper. */
  tellsGaps?: boolean
  /** For whom, by whom and when somebody else's is looked at: at its head, on paper alone. Nothing on one's own. */
  watermark?: string
  /** Place of the name in the outline; the sections come one below. 2 by default. */
  level?: Exclude<HeadingLevel, 1 | 4>
}

const BLANK = '\u00a0'

/** A blank for each of these labels that has no value yet: the names of places and posts are on their way, and move nothing when they come. */
const keepPlaces = (facts: readonly ResumeFact[], awaited: readonly unknown[]): ResumeFact[] =>
  facts.map(([label, value]) => [label, value || (awaited.includes(label) ? BLANK : '')])

/** A resume as an employer reads it, on screen and on A4. What was not written is left out. Renders an `<article>`. */
export function ResumeView(props: ResumeViewProps) {
  const { sections, photo, works = [], language = 'zh', tellsGaps = false, watermark = '', level = 2 } = props
  const base = useId()
  const tongue = resumeTongues[language]
  const lists = useTrees(language)
  const picture = usePrivateFile(photo)
  const entries = entriesOf(sections, language)
  const { basic, intention, evaluation } = sections
  const gaps = gapsFact(sections, language)
  const below = level === 2 ? 3 : 4
  const { city, cities, categories } = tongue.labels
  const awaited = lists.isLoading
    ? [basic.city && city, intention.cities.length > 0 && cities, intention.categories.length > 0 && categories]
    : []
  const wishes = keepPlaces(intentionFacts(intention, lists, language), awaited)
  const heading = (name: ResumeSectionName) => (
    <Heading level={below} size="lg" id={`${base}-${name}`}>
      {tongue.sections[name]}
    </Heading>
  )

  return (
    <Sheet lang={language === 'en' ? 'en' : undefined} aria-labelledby={`${base}-name`}>
      {watermark && <Mark>{watermark}</Mark>}
      <Head>
        <Who>
          <Heading level={level} size="2xl" id={`${base}-name`}>
            {basic.name || tongue.nameless}
          </Heading>
          <ResumeFacts facts={keepPlaces(basicFacts(basic, lists.regions, language), awaited)} />
          {tellsGaps && gaps[1] && (
            <div className="no-print">
              <ResumeFacts facts={[gaps]} />
            </div>
          )}
        </Who>
        {picture && (
          <Photo>
            <Image
              src={picture}
              alt={language === 'en' ? `Photo of ${basic.name}` : `${basic.name}的照片`}
              ratio="3:4"
              loading="eager"
            />
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
          <Prose>{wholeFigures(evaluation.text)}</Prose>
        </Part>
      )}
      {works.length > 0 && (
        <Part aria-labelledby={`${base}-works`}>
          <Heading level={below} size="lg" id={`${base}-works`}>
            {language === 'en' ? 'Works and certificates' : '作品与附件'}
          </Heading>
          <WorkList works={works} />
        </Part>
      )}
    </Sheet>
  )
}
