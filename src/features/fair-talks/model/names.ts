const LENGTH = 40

/** A name as it fits into a heading, a label or a sentence; the whole stands on the company's page. */
export const shortName = (name: string): string => {
  const signs = [...name]
  return signs.length > LENGTH ? `${signs.slice(0, LENGTH).join('')}…` : name
}
