import type { SiteConfig } from '#contract/site'
import { hotlineItems } from './hotlines.ts'

/** Whom to call about what: the first number of each line that is known. */
export const helpLines = (config: SiteConfig | undefined): { name: string; number: string }[] =>
  [
    { name: '服务热线', line: config?.hotline },
    { name: '考试咨询', line: config?.examLine },
    { name: '档案咨询', line: config?.archivesLine },
    { name: '投诉监督', line: config?.complaintLine },
  ].flatMap(({ name, line }) => {
    const [number] = hotlineItems(line)
    return number ? [{ name, number }] : []
  })
