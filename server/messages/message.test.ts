import { expect, test } from 'vitest'
import { linkTo, type MessageContent, withQuery } from './message.ts'

const words = { category: 'system', title: '通知', body: '内容' } as const

test('a message takes a link that its reader can follow, and no other', () => {
  const messages = [
    { ...words, link: linkTo('applications') } satisfies MessageContent<'seeker'>,
    { ...words, link: linkTo('received') } satisfies MessageContent<'employer'>,
    { ...words, link: linkTo('interview', { id: '7' }) } satisfies MessageContent,
    // @ts-expect-error Employers' page for a seeker.
    { ...words, link: linkTo('received') } satisfies MessageContent<'seeker'>,
    // @ts-expect-error A seeker's page for employers.
    { ...words, link: linkTo('applications') } satisfies MessageContent<'employer'>,
    // @ts-expect-error A seeker's page for whoever it may be.
    { ...words, link: linkTo('applications') } satisfies MessageContent,
    // @ts-expect-error An address of nobody knows which page.
    { ...words, link: '/manage/user/position' } satisfies MessageContent<'seeker'>,
  ]
  expect(messages.map(({ link }) => link).slice(0, 3)).toEqual([
    '/manage/user/position',
    '/manage/resume',
    '/resume/interview/7',
  ])
})

test('a link keeps its reader with a query that says a word more than once', () => {
  const query = new URLSearchParams([
    ['welfare', '1'],
    ['welfare', '2'],
  ])
  const { link }: MessageContent = { ...words, link: withQuery(linkTo('jobSearch'), query) }
  expect(link).toBe('/job-search?welfare=1&welfare=2')
  expect(withQuery(linkTo('jobSearch'), new URLSearchParams())).toBe('/job-search')
})
