/** Where a section of a form stands on its page. */
export const sectionId = (name: string) => `part-${name}`
