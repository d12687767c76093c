import type { FairText } from '#contract/fair-papers'
import { fairTextSections, openPlaces } from '#contract/fair-texts'
import type { TaskItem } from '#design-system'
import { sectionId } from '#features/forms'
import type { TextValues } from './text-values.ts'

/** The sections of a text, and how far each is: written, with nothing open in it, and looked at since its facts changed. */
export const textParts = ({ name, moved }: Pick<FairText, 'name' | 'moved'>, { sections }: TextValues): TaskItem[] =>
  fairTextSections[name].map(section => {
    const written = (sections[section.name] ?? '').trim()
    const isDone = openPlaces(written).length === 0 && !moved.includes(section.name)
    return {
      id: section.name,
      title: section.title,
      href: `#${sectionId(section.name)}`,
      state: written === '' ? 'todo' : isDone ? 'done' : 'started',
    }
  })
