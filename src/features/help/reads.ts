import { listHelp, readHelpPage } from '#contract/help'
import { read } from '#platform/routing'
import { helpSearchOf, questionsInput } from './model/help-address.ts'

/** The questions and answers that `/help` is asked for, where it is not a statement. */
export const questionsRead = read(
  listHelp,
  ({ query }) => {
    const { topic, ...search } = helpSearchOf(query)
    return topic === '' ? questionsInput(search) : null
  },
  { keepPreviousData: true },
)

/** The statement that `/help` is asked for. */
export const statementRead = read(readHelpPage, ({ query }) => {
  const { topic } = helpSearchOf(query)
  return topic === '' ? null : { name: topic }
})

export const aboutRead = read(readHelpPage, () => ({ name: 'about' }))

export const supervisionRead = read(readHelpPage, () => ({ name: 'supervision' }))

/** What is asked about complaints. */
export const complaintsRead = read(listHelp, () => questionsInput({ audience: 'complaints', words: '' }))
