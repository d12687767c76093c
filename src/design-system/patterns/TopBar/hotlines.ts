const items = (line: string): string[] =>
  line
    .split('、')
    .map(item => item.trim())
    .filter(Boolean)

/** The numbers that the top bar shows: items 1, 2, 4 and 8 of the hotline string (specification section 1). */
export const topHotlines = (hotline: string): string[] => {
  const all = items(hotline)
  return [1, 2, 4, 8].flatMap(place => all[place - 1] ?? [])
}

/** The first exam line. */
export const firstExamLine = (examLine: string): string | undefined => items(examLine)[0]

/** All numbers of a string in which 、 stands between them. */
export const hotlineItems = items
