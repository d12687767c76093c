const PREFIX = '参加或了解：'
/** Of a letter's title. */
const MOST = 60

/** The title of a letter about something that is advertised, cut where a title ends. */
export const titleAbout = (title: string): string => [...`${PREFIX}${title}`].slice(0, MOST).join('')
