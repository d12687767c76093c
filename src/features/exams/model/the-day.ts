/** The phase of the guide, and the section of the questions, that are about the day itself. */
const THE_DAY = '考试'

export const isOfTheDay = ({ section }: { section: string }): boolean => section === THE_DAY
