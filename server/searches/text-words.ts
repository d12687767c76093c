/** What one SMS holds with Chinese in it: UTF-16 units (GSM 03.38, UCS-2). More is sent, and charged, as two. */
export const MOST = 70
export const SIGN = '【江西人才人事网】'

/** As much of a name as there is room for, with what was left out marked; '' where hardly anything would be left. */
export function cut(name: string, room: number): string {
  if (name.length <= room) return name
  let short = ''
  for (const character of name) {
    if (short.length + character.length >= room) break
    short += character
  }
  return short.length < 2 ? '' : `${short}…`
}

interface Alert {
  /** Of the search. */
  readonly name: string
  readonly count: number
  /** Where the jobs and the way out are. */
  readonly link: string
}

/**
 * The words of a job alert, never more than one SMS: the name gives way first, then the figure, then the link's
 * `https://`, which phones do without, at last the link itself.
 */
export function textWords({ name, count, link }: Alert): string {
  const bare = link.replace(/^https?:\/\//, '')
  const brief = (address: string) => [`${count}个新职位、退订：${address}`, `新职位、退订：${address}`]
  const forms = [`有${count}个新职位，查看、退订：${link}`, ...brief(link), ...brief(bare)]
  const rest =
    forms.find(form => SIGN.length + form.length <= MOST) ??
    `有${count}个新职位，请登录网站查看，在“保存的搜索”里退订。`
  const short = cut(name, MOST - SIGN.length - rest.length - 2)
  return `${SIGN}${short && rest.startsWith('有') ? `“${short}”` : ''}${rest}`
}
