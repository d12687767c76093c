import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../Button/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { wholeInHtml } from '../whole-figures.tsx'
import { cleanHtml } from './clean-html.ts'
import { type ArticleLevel, markBroken } from './dress-article.ts'
import { Body, Root, Said } from './RichText.styles.ts'
import { usePurify } from './use-purify.ts'

export type RichTextProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** The article. On the server it is rendered as given, so the service must have cleaned it already. */
  html: string
  /** Level of its highest headings. */
  headingLevel?: ArticleLevel | undefined
}

const never = () => () => undefined
const useOnServer = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
/** The server has no layout; React would warn of one. */
const useDrawn = typeof document === 'undefined' ? useEffect : useLayoutEffect

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

const isBare = (html: string) => !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''

/** HTML of an article, cleaned once more in the browser before it is shown. Renders a `<div>`. */
export const RichText = ({ html, headingLevel = 2, ...rest }: RichTextProps) => {
  const given = wholeInHtml(html ?? '')
  const onServer = useOnServer()
  const [arrived] = useState(onServer ? given : '')
  const body = useRef<HTMLDivElement>(null)
  const { purify, failed, retry } = usePurify()
  const [drawn, setDrawn] = useState<{ html: string; empty: boolean }>()

  useDrawn(() => {
    const place = body.current
    if (!(place && purify)) return
    place.replaceChildren(cleanHtml(purify, given, headingLevel))
    const empty = place.textContent?.trim() === '' && !place.querySelector('img')
    setDrawn({ html: given, empty })
  }, [purify, given, headingLevel])

  useEffect(() => {
    const place = body.current
    if (!place) return
    // Errors of pictures do not bubble: they are met on the way down.
    const broken = ({ target }: Event) => target instanceof HTMLImageElement && markBroken(target)
    place.addEventListener('error', broken, true)
    return () => place.removeEventListener('error', broken, true)
  }, [])

  const ready = drawn?.html === given || arrived === given
  const empty = drawn?.html === given ? drawn.empty : isBare(given)
  return (
    <Root {...rest}>
      {empty && <Said>暂无正文</Said>}
      {!(ready || empty || failed) && <Skeleton shape="text" />}
      {!ready && failed && (
        <>
          <Said role="status">
            网络不稳定，先显示纯文字。 <Button onClick={retry}>重新加载排版</Button>
          </Said>
          <p>{wordsOf(given)}</p>
        </>
      )}
      <Body
        ref={body}
        hidden={!ready || empty}
        data-given={drawn ? undefined : true}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: only what the server rendered, which the service had cleaned; later text goes through cleanHtml
        dangerouslySetInnerHTML={{ __html: arrived }}
      />
    </Root>
  )
}
