import type { FairText } from '#contract/fair-papers'
import {
  type FairTextBody,
  type FairTextName,
  fairGroupQuestions,
  fairTextLabels,
  fairTextNames,
  fairTextSections,
} from '#contract/fair-texts'
import { answersOf, type Difference, readValues, type ValuesOf, valuesOf } from '#features/forms'

/** A text as its form holds it. */
export interface TextValues {
  sections: Record<string, string>
  groups: ValuesOf<typeof fairGroupQuestions>[]
}

export const textValuesOf = (name: FairTextName, { sections, groups }: FairTextBody): TextValues => ({
  sections: Object.fromEntries(fairTextSections[name].map(section => [section.name, sections[section.name] ?? ''])),
  groups: groups.map(group => valuesOf(fairGroupQuestions, group)),
})

/** What is stored of it; people that are no number are none. */
export const bodyOf = ({ sections, groups }: TextValues): FairTextBody => ({
  sections,
  groups: groups.map(values => {
    const { people, ...group } = answersOf(fairGroupQuestions, values)
    return { ...group, people: people ?? 0 }
  }),
})

/** What this browser has kept of a text; null for anything that is none of it. */
export function readTextValues(name: FairTextName, kept: unknown): TextValues | null {
  const given: { sections?: unknown; groups?: unknown } = Object(kept)
  if (typeof given.sections !== 'object' || given.sections === null || !Array.isArray(given.groups)) return null
  const groups = given.groups.map(group => readValues(fairGroupQuestions, group))
  if (groups.some(group => group === null)) return null
  const said: Record<string, unknown> = Object(given.sections)
  const sections = fairTextSections[name].map(section => [section.name, String(said[section.name] ?? '')])
  return { sections: Object.fromEntries(sections), groups: groups.flatMap(group => group ?? []) }
}

const groupWords = ({ groups }: TextValues) =>
  groups
    .map(({ group, people, leader, phone, duty }) =>
      [group, `${people} 人`, leader, phone, duty].filter(Boolean).join('，'),
    )
    .join('；')

/** Where two versions of a text differ, section by section. */
export function textDifferences(name: FairTextName, mine: TextValues, other: TextValues): Difference[] {
  const rows = fairTextSections[name].map(section => ({
    label: section.title,
    mine: mine.sections[section.name] ?? '',
    other: other.sections[section.name] ?? '',
  }))
  return [...rows, { label: '分工表', mine: groupWords(mine), other: groupWords(other) }].filter(
    row => row.mine !== row.other,
  )
}

/** Where the form of a text is opened: 应急预案 first. */
export const textTabs = fairTextNames.map(name => ({ name, label: fairTextLabels[name] }))

export const textOf = (texts: readonly FairText[], name: FairTextName): FairText | undefined =>
  texts.find(text => text.name === name)
