/** The languages in which a resume is kept. */
export const resumeLanguages = ['zh', 'en'] as const
export type ResumeLanguage = (typeof resumeLanguages)[number]

/** What the versions of a resume are called. */
export const resumeLanguageLabels = { zh: '中文版', en: 'English version' } as const satisfies Record<
  ResumeLanguage,
  string
>

/** How much longer a text may be than in Chinese: English takes about twice the characters to say the same. */
export const roomFor = { zh: 1, en: 2 } as const satisfies Record<ResumeLanguage, number>

const BRACKETED = /[(（][^()（）]*[)）]/gu
const HAN = /\p{Script=Han}/u

/** Whether a text of an English version is still Chinese; a Chinese name in brackets after the English one is not. */
export const isUnwritten = (text: string): boolean => HAN.test(text.replace(BRACKETED, ''))

/** How many texts of a section, or of all of them, are still Chinese. */
export function unwrittenIn(data: unknown): number {
  if (typeof data === 'string') return isUnwritten(data) ? 1 : 0
  if (typeof data !== 'object' || data === null) return 0
  return Object.values(data).reduce<number>((sum, value) => sum + unwrittenIn(value), 0)
}
