import { englishCategories, englishRegions } from '#contract/reference/english-trees'
import { subclassList } from '#contract/reference/job-categories'
import { chinaRegions } from '#contract/reference/regions-china'
import type { ResumeLanguage } from '#contract/resume-language'
import type { ResumeSections } from '#contract/resume-sections'
import { resumeTongues } from '#contract/resume-tongues'
import {
  basicFacts,
  entriesOf,
  intentionFacts,
  listSectionNames,
  type ResumeEntry,
  type ResumeFact,
} from '#contract/resume-words'

/** A picture of a work, and what it is. */
export interface SheetPicture {
  /** JPEG. */
  readonly bytes: Uint8Array
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly caption: string
}

interface SheetPart {
  readonly heading: string
  readonly facts: readonly ResumeFact[]
  readonly entries: readonly ResumeEntry[]
  readonly prose: string
  readonly pictures: readonly SheetPicture[]
}

/** A resume as it is put on paper: plain data, so that it can be handed to the worker that draws it. */
export interface Sheet {
  /** The document's title. */
  readonly title: string
  readonly language: ResumeLanguage
  readonly name: string
  readonly facts: readonly ResumeFact[]
  /** JPEG; null for none. */
  readonly photo: Uint8Array | null
  readonly parts: readonly SheetPart[]
  /** Who took it and when, across each page; '' on one's own. */
  readonly watermark: string
  /** At the foot of each page. */
  readonly foot: string
  /** Milliseconds. */
  readonly madeAt: number
}

const said = (facts: readonly ResumeFact[]) => facts.filter(([, value]) => value !== '')

const trees = {
  zh: { categories: subclassList, regions: chinaRegions },
  en: { categories: englishCategories, regions: englishRegions },
}

const worksHeading = { zh: '作品', en: 'Works' } as const

/** The parts that say something, in the order of the page. */
function partsOf(sections: ResumeSections, language: ResumeLanguage, pictures: readonly SheetPicture[]): SheetPart[] {
  const { sections: headings } = resumeTongues[language]
  const entries = entriesOf(sections, language)
  const blank = { facts: [], entries: [], prose: '', pictures: [] }
  const wishes = said(intentionFacts(sections.intention, trees[language], language))
  const parts: SheetPart[] = [
    { ...blank, heading: headings.intention, facts: wishes },
    ...listSectionNames.map(name => ({ ...blank, heading: headings[name], entries: entries[name] })),
    { ...blank, heading: headings.evaluation, prose: sections.evaluation.text },
    { ...blank, heading: worksHeading[language], pictures },
  ]
  return parts.filter(
    ({ facts, entries, prose, pictures: shown }) =>
      facts.length > 0 || entries.length > 0 || prose !== '' || shown.length > 0,
  )
}

/** A resume in the words of its page (`ResumeView`), for paper. */
export function sheetOf(
  sections: ResumeSections,
  {
    pictures,
    ...given
  }: Pick<Sheet, 'language' | 'photo' | 'watermark' | 'foot' | 'madeAt'> & Pick<SheetPart, 'pictures'>,
): Sheet {
  const { language } = given
  const name = sections.basic.name || resumeTongues[language].nameless
  const facts = said(basicFacts(sections.basic, trees[language].regions, language))
  const title = language === 'en' ? `${name} - Resume` : `${name}的简历`
  return { ...given, title, name, facts, parts: partsOf(sections, language, pictures) }
}
