/** What a new folder is called. */
export interface Names {
  /** As the folder is called: `job-fairs`, `Stepper`. */
  name: string
  /** What people read: 招聘会, 步骤条. */
  title: string
}

/** Words that stand in templates, and what stands in their place. */
export type Words = Readonly<Record<string, string>>

export const kebab = (name: string) => name.replace(/\B[A-Z]/g, letter => `-${letter}`).toLowerCase()

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `job-fairs` as the name of a value. */
export const valueName = camel

const pascal = (name: string) => camel(`-${name}`)

/** One of them: `job-fair`, `company`; what has no plural is a thing of it: `training-entry`. */
export function singularOf(name: string): string {
  if (name.endsWith('ies')) return name.replace(/ies$/, 'y')
  if (/(ss|x|ch|sh)es$/.test(name)) return name.replace(/es$/, '')
  return /[^s]s$/.test(name) ? name.replace(/s$/, '') : `${name}-entry`
}

/** A name in kebab-case in every way in which code writes it, by the ways in which templates write theirs. */
export const spellings = (placeholder: string, name: string): Words => ({
  [placeholder]: name,
  [placeholder.replaceAll('-', '_')]: name.replaceAll('-', '_'),
  [placeholder.replaceAll('-', ' ')]: name.replaceAll('-', ' '),
  [camel(placeholder)]: camel(name),
  [pascal(placeholder)]: pascal(name),
})
