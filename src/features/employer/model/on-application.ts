import { ANSWER_DAYS, SILENCE_DAYS } from '#contract/applications'

/** What happens when somebody applies, as an employer reads it of what comes next. */
export const onApplication = {
  what: '有人投递时，会发消息告诉您，简历在“收到的简历”里',
  when: `请在 ${ANSWER_DAYS} 天内答复；${SILENCE_DAYS} 天没有答复，投递自动结束`,
} as const
