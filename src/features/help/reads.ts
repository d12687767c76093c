import { listHelp, readHelpPage } from '#contract/help'
import { read } from '#platform/routing'
import { helpSearch, questionsInput, topicIn } from './model/help-address.ts'

/** The questions and answers that `/help` is asked for, where it is not a statement. */
export const questionsRead = read(
  listHelp,
  ({ query }) => {
    const search = helpSearch.parse(query)
    return topicIn(search) === '' ? questionsInput(search) : null
  },
  { keepPreviousData: true },
)

/** The statement that `/help` is asked for. */
export const statementRead = read(readHelpPage, ({ query }) => {
  const name = topicIn(helpSearch.parse(query))
  return name === '' ? null : { name }
})

export const aboutRead = read(readHelpPage, () => ({ name: 'about' }))

export const supervisionRead = read(readHelpPage, () => ({ name: 'supervision' }))

/** What is asked about complaints. */
export const complaintsRead = read(listHelp, () => questionsInput({ for: 'complaints', q: '' }))
