/** The number as it is read aloud; nothing for what is no number of messages. */
export const unreadWords = (count: number): string => {
  if (!(count >= 1)) return ''
  return count > 99 ? '，99 条以上未读' : `，${Math.floor(count)} 条未读`
}
