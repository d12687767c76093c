import { pathTo } from '#contract/pages'
import { shortName } from './names.ts'

const NUMBER = '1'
const [before = '', after = ''] = pathTo('jobDetails', { id: NUMBER }).split(NUMBER)
/** The address of a job of this portal, in running words. */
const address = new RegExp(`(?<![\\w.:/-])${before}([1-9]\\d{0,11})${after}(?![\\w/])`, 'u')

/** Words with which an exhibitor asks for an application; whoever reads them presses the address. */
export const askInWords = ({ id, title }: { id: string; title: string }): string =>
  `请投递我们的“${shortName(title)}”岗位，投递后可以直接约面试： ${pathTo('jobDetails', { id })}`

/** A line in parts: words, and jobs that it leads to by their ids, in turn. The first and the last are words. */
export const partsOf = (text: string): readonly string[] => text.split(address)

/** A line without addresses, as it stands in a list. */
export const withoutAddresses = (text: string): string =>
  partsOf(text)
    .filter((_, at) => at % 2 === 0)
    .join('')
    .trim()
