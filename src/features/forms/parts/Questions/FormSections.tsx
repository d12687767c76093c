import type { FormSection as Section } from '#contract/form/question'
import { FormSection } from '#design-system'
import { sectionId } from '../../model/section-id.ts'
import { Questions } from './Questions.tsx'

/** A whole form, section by section. */
export const FormSections = ({ sections }: { sections: readonly Section[] }) =>
  sections.map(({ name, title, hint, questions }) => (
    <FormSection key={name} id={sectionId(name)} title={title} hint={hint}>
      <Questions questions={questions} />
    </FormSection>
  ))
