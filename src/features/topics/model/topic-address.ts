import { type AddressOf, addressCodec, code, pageNumber } from '#platform/routing'

/** `?city=360100&category=4&page=2`: what the topic's picker has chosen, and the page of its list. */
const choice = addressCodec({ city: code(), category: code(), page: pageNumber() })

/** What a topic's address asks for besides the topic. */
export interface Asked extends AddressOf<typeof choice> {
  address: string
}

export const askedOf = (address: string, query: URLSearchParams): Asked => ({ address, ...choice.parse(query) })

/** The address with another choice or page; a new choice begins at the first page. */
export const topicHref = ({ address, ...asked }: Asked, change: Partial<AddressOf<typeof choice>>): string =>
  choice.change(address, asked, change)
