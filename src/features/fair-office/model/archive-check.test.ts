import { expect, test } from 'vitest'
import { archiveText, frozenPapers } from '#mocks/fixtures/fair-papers'
import { checkArchive } from './archive-check.ts'

test('agrees with what was frozen', async () => {
  const { hash } = frozenPapers
  expect(await checkArchive(archiveText, frozenPapers)).toEqual({ isOfHash: true, agrees: true, hash, employers: 2 })
})

test('does not agree where an employer, a figure or a space of the archive is another', async () => {
  for (const [from, to] of [
    ['赣江示例', '赣江另一家'],
    ['"visitors":620', '"visitors":621'],
    ['{"employers"', '{ "employers"'],
  ] as const) {
    const tampered = archiveText.replace(from, to)
    expect(tampered).not.toBe(archiveText)
    expect(await checkArchive(tampered, frozenPapers)).toMatchObject({ isOfHash: false, agrees: false })
  }
})

test('does not agree where the page shows other figures than were frozen', async () => {
  const { statistics, present } = frozenPapers
  expect(await checkArchive(archiveText, { ...frozenPapers, present: present + 1 })).toMatchObject({
    isOfHash: true,
    agrees: false,
  })
  for (const name of ['visitors', 'resumes', 'intentions'] as const) {
    const other = statistics && { ...statistics, [name]: statistics[name] + 1 }
    expect(await checkArchive(archiveText, { ...frozenPapers, statistics: other })).toMatchObject({
      isOfHash: true,
      agrees: false,
    })
  }
  expect(await checkArchive(archiveText, { ...frozenPapers, statistics: null })).toMatchObject({ agrees: false })
})

test('takes nothing for an archive that is none', async () => {
  for (const text of ['', '<html>', 'null', '[]', '{"visitors":620}'])
    expect(await checkArchive(text, frozenPapers)).toMatchObject({ agrees: false, employers: 0 })
})
