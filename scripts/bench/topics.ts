import { soakScreen } from './screen.ts'
import { markdownTable } from './table.ts'

const HOURS = 8
/** How much the heap may have grown by the end. */
const GROWTH = 0.1

const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')

/** The wall display over eight hours of its own clock, as a section of the report. */
export async function screenSection(origin: string, say: (progress: string) => void): Promise<string> {
  const { renewals, weighed } = await soakScreen(origin, HOURS, say)
  const first = weighed[0]?.heap ?? Number.NaN
  const rows = weighed.map(({ hours, heap, nodes }, at) => [
    `${hours} h`,
    `${(heap / 2 ** 20).toFixed(2)} MB`,
    at === 0 ? '' : `${(((heap - first) / first) * 100).toFixed(1)} %`,
    String(nodes),
    at === weighed.length - 1 ? verdict(heap <= first * (1 + GROWTH)) : '',
  ])
  const head = ['on for', 'heap after collection', 'growth', 'nodes', `at most ${GROWTH * 100} %`]
  return `## Wall display, ${HOURS} hours with its clock run fast\n\n/screen/recruit renewed ${renewals} times from the service.\n\n${markdownTable(head, rows)}`
}
