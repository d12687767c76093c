import { join } from 'node:path'
import { addDays, chinaDay } from '../../china-time.ts'
import { readFolder, type Source } from '../../content/folder.ts'
import { type Content, readContent } from '../../content/import.ts'

/** The day on which the files were written. */
const WRITTEN_ON = '2026-03-02'
const DAYS = /\b20\d{2}-\d{2}-\d{2}\b/g
const TEXT = /\.(md|html|ya?ml|json)$/

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

function shifted(source: Source, days: number): Source {
  if (days === 0 || !TEXT.test(source.path)) return source
  const text = new TextDecoder().decode(source.bytes).replace(DAYS, day => addDays(day, days))
  return { ...source, bytes: new TextEncoder().encode(text) }
}

/** Invented topics, their articles and pictures: files as `npm run content` imports them, every day in them told from `now`. */
export async function sampleTopics(now: number): Promise<Content> {
  const days = daysBetween(WRITTEN_ON, chinaDay(new Date(now)))
  const sources = await readFolder(join(import.meta.dirname, 'topics'))
  return readContent(sources.map(source => shifted(source, days)))
}
