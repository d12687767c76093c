import type { Random } from './random.ts'

/** Alternatives written `a|b|c`. */
export const alternatives = (text: string): string[] => text.split('|')

/** A bank of sentences, one a line. */
export const sentencesOf = (bank: string): string[] =>
  bank
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** Chooses within `[a|b]` and puts words in for `{name}`. */
export function fill(template: string, words: Readonly<Record<string, string>>, random: Random): string {
  return template
    .replace(/\[([^\]]*\|[^\]]*)\]/g, (_, choices: string) => random.pick(alternatives(choices)))
    .replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}

/** Sentences as people number them in postings. */
export const numbered = (sentences: readonly string[]): string =>
  sentences
    .map((sentence, index) => `${index + 1}. ${sentence}${index + 1 < sentences.length ? '；' : '。'}`)
    .join('\n')
