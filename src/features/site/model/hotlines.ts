/** All numbers of a line in which 、 stands between them (specification section 1). */
export const hotlineItems = (line = ''): string[] =>
  line
    .split('、')
    .map(item => item.trim())
    .filter(Boolean)

/** The numbers that the top bar shows: items 1, 2, 4 and 8 of the hotline string (specification section 1). */
export const topHotlines = (hotline: string | undefined): string[] => {
  const all = hotlineItems(hotline)
  return [1, 2, 4, 8].flatMap(place => all[place - 1] ?? [])
}

/** The first exam line. */
export const firstExamLine = (examLine: string | undefined): string | undefined => hotlineItems(examLine)[0]
