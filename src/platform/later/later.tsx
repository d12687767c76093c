import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { somebody } from '#platform/presence'
import { browserStorage, tabStorage } from '#platform/storage'
import { isArriving, register } from './registry.ts'
import { takeOver } from './take-over.ts'

interface Module<P> {
  default: ComponentType<P>
}

/** Resolves within the call of `then`, so that a part that is here is drawn at once. */
const here = <P,>(module: Module<P>) =>
  // biome-ignore lint/suspicious/noThenProperty: what React asks for
  ({ then: (resolve: (module: Module<P>) => void) => resolve(module) }) as Promise<Module<P>>

/** What a person does to the part before its script is there is held (src/app/early.ts), and told to it by the one who is drawn last. */
function TakeOver({ region }: { region: { readonly current: Element | null } }) {
  const tell = useRef<(() => Promise<void>) | undefined>(undefined)
  useLayoutEffect(() => {
    region.current?.removeAttribute('data-later')
    if (region.current) tell.current = takeOver(region.current)
  }, [region])
  useEffect(() => {
    void tell.current?.()
  }, [])
  return null
}

const Region = styled.div`
  display: contents;
`

/**
 * What the service has drawn stays on the screen where the page changes around a part whose script is not yet there; where it
 * has drawn nothing, something is to come, and `meanwhile` is in its place.
 */
function Still({ region, meanwhile }: { region: { readonly current: Element | null }; meanwhile: ReactNode }) {
  const [drawn] = useState(() => [...(region.current?.childNodes ?? [])])
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(...drawn)
  }, [drawn])
  const isEmpty = drawn.length === 0
  return (
    <Region ref={place} aria-busy={isEmpty || undefined}>
      {isEmpty && meanwhile}
    </Region>
  )
}

/** What does not stay as the service has drawn it: what it could not know, what moves by itself, and what follows events. */
const UNFINISHED = '[aria-busy="true"],[role="timer"],[data-follows]'

/** The service draws for somebody of whom the browser keeps nothing: no session, no draft, no search. */
const isKnownHere = () => [browserStorage(), tabStorage()].some(storage => storage.keys().length > 0)

const isFinished = (region: Element | null) => !region?.querySelector(UNFINISHED) && !isKnownHere()

/** How long after a failure the next sign of somebody is waited for, in milliseconds. */
const PAUSE_MS = 3000

/** Fetches at the first sign of somebody; where that fails, the part stays as the service has drawn it until the next. */
const fetchAtSign = <T,>(fetch: () => Promise<T>): Promise<T> =>
  somebody(window)
    .then(fetch)
    .catch(async () => {
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
      return fetchAtSign(fetch)
    })

type Handler = (...given: unknown[]) => unknown

/**
 * The same properties with handlers (`onPage`) that stay the same from one drawing to the next and call the newest: a change
 * before the part's script is there would draw it anew, and what was pressed in it would be lost.
 */
function useSteadyHandlers<P extends object>(props: P): P {
  const newest = useRef(props)
  useInsertionEffect(() => {
    newest.current = props
  })
  const [handlers] = useState(() => new Map<string, Handler>())
  const steady = (name: string): Handler => {
    const handler = handlers.get(name) ?? ((...given) => (newest.current as Record<string, Handler>)[name]?.(...given))
    handlers.set(name, handler)
    return handler
  }
  const entries = Object.entries(props).map(([name, value]) => [
    name,
    typeof value === 'function' && /^on[A-Z]/.test(name) ? steady(name) : value,
  ])
  return Object.fromEntries(entries)
}

/**
 * A part of a page that the service draws like any other and whose script is fetched at the first sign of somebody: a page
 * that is only read does not wait for its forms. Where the browser knows more than the service did, it is fetched as soon as
 * the page has arrived. What is typed or pressed until then is not lost. After a change of page
 * it is there with the page. Give it properties that stay the same from one drawing to the next, handlers (`onSent`) aside:
 * a change before its script is there draws it anew. `meanwhile` (a skeleton) stands where the service has drawn nothing.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: ReactNode,
): ComponentType<P> {
  let module: Module<P> | undefined
  const fetch = async () => {
    module ??= { default: await load() }
    return module
  }
  register(fetch)
  let waits: boolean | undefined
  const Part = lazy(() => {
    if (module) return here(module)
    return waits ? fetchAtSign(fetch) : fetch()
  })
  const Later = memo(function Later(props: P) {
    const region = useRef<HTMLDivElement>(null)
    // React takes over what is around a boundary first: when it comes to the part, the page has arrived.
    useLayoutEffect(() => {
      if (isArriving()) waits = waits !== false && isFinished(region.current)
    }, [])
    return (
      <Region ref={region} data-later>
        <Suspense fallback={<Still region={region} meanwhile={meanwhile} />}>
          <Part {...props} />
          <TakeOver region={region} />
        </Suspense>
      </Region>
    )
  })
  return function SteadyLater(props: P) {
    return <Later {...useSteadyHandlers(props)} />
  }
}
