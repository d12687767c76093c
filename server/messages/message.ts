import type { MessageCategory } from '#contract/messages'
import { type PageFor, type PageName, pathTo, type Reader } from '#contract/pages'

/** Who has a box for messages. */
export type Recipient = Exclude<Reader, 'guest'>

declare const opensFor: unique symbol

/** Address of a page of this site that these may open; `linkTo` makes it. */
export type PageLink<Who extends Recipient> = string & { readonly [opensFor]: Readonly<Record<Who, true>> }

type RecipientsAt<Name extends PageName> = {
  [Who in Recipient]: Name extends PageFor<Who> ? Who : never
}[Recipient]

type Filled<Name extends PageName> = Parameters<typeof pathTo<Name>> extends [unknown, ...infer Rest] ? Rest : never

/** The address of a page, which knows who may open it: a message takes no link that its reader can't follow. */
export function linkTo<Name extends PageName>(name: Name, ...filled: Filled<Name>): PageLink<RecipientsAt<Name>>
export function linkTo(...page: Parameters<typeof pathTo>): string {
  return pathTo(...page)
}

/** The same page with a query that says some words more than once. */
export function withQuery<Link extends string>(link: Link, query: URLSearchParams): Link
export function withQuery(link: string, query: URLSearchParams): string {
  return query.size === 0 ? link : `${link}?${query}`
}

/** What a message says to them; to everybody who has a box by default. Plain text: nothing in it is markup. */
export interface MessageContent<Who extends Recipient = Recipient> {
  readonly category: MessageCategory
  readonly title: string
  /** Line breaks are kept. */
  readonly body: string
  /** Page of this site that it is about. */
  readonly link: PageLink<Who>
  /** What the page is a part of, by its id or its own page: the application of an interview, the job of an application. Messages about one thing are shown together. */
  readonly thing?: string
}
