import { useEffect, useRef } from 'react'
import { ANSWER_DAYS, SILENCE_DAYS } from '#contract/applications'
import { DoneNext } from '#design-system'

const next = [
  {
    what: '单位查看、答复或者邀请面试时，会发消息告诉您，请留意来电',
    when: `应当在 ${ANSWER_DAYS} 天内答复；${SILENCE_DAYS} 天没有答复，投递自动结束`,
  },
  { what: '每一步都记在“我的投递”里，结果出来之前可以撤回' },
  { what: '招聘不收任何费用。要您先交钱的，请不要付，并向我们投诉' },
]

/** What happens after an application; takes the focus, because the button that sent it is gone. Renders an `<ol>`. */
export function AppliedNext() {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.focus()
  }, [])
  return <DoneNext ref={list} tabIndex={-1} next={next} />
}
