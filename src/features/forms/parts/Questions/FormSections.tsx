import type { FormSection as Section } from '#contract/form/question'
import { FormSection } from '#design-system'
import { Questions } from './Questions.tsx'

/** Where a section of a form stands on its page. */
export const sectionId = (name: string) => `part-${name}`

/** A whole form, section by section. */
export const FormSections = ({ sections }: { sections: readonly Section[] }) =>
  sections.map(({ name, title, hint, questions }) => (
    <FormSection key={name} id={sectionId(name)} title={title} hint={hint}>
      <Questions questions={questions} />
    </FormSection>
  ))
