const places: readonly EventTarget[] = [window, document, document.documentElement, document.body]

const isCapture = (options: unknown) =>
  options === true ||
  (typeof options === 'object' && options !== null && 'capture' in options && options.capture === true)

/** Counts what is asked of the browser and not given back, until `stop`. */
export function watchLeaks() {
  const undo: (() => void)[] = []
  /** Replaces `owner[name]` by what `make` makes of the original, until `stop`. */
  const replace = <Owner extends object, Name extends keyof Owner>(
    owner: Owner,
    name: Name,
    make: (original: Owner[Name]) => Owner[Name],
  ) => {
    const original = owner[name]
    owner[name] = make(original)
    undo.push(() => {
      owner[name] = original
    })
  }

  const listeners = new Map<EventTarget, Set<string>>()
  const numbers = new Map<unknown, number>()
  const keyOf = (type: string, listener: unknown, options: unknown) => {
    if (!numbers.has(listener)) numbers.set(listener, numbers.size)
    return `${type} ${numbers.get(listener)} ${isCapture(options)}`
  }
  replace(
    EventTarget.prototype,
    'addEventListener',
    original =>
      function (this: EventTarget, type, listener, options) {
        original.call(this, type, listener, options)
        const target = this ?? window
        if (!places.includes(target)) return
        const key = keyOf(type, listener, options)
        const held = listeners.get(target) ?? new Set()
        listeners.set(target, held.add(key))
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => held.delete(key))
      },
  )
  replace(
    EventTarget.prototype,
    'removeEventListener',
    original =>
      function (this: EventTarget, type, listener, options) {
        original.call(this, type, listener, options)
        listeners.get(this ?? window)?.delete(keyOf(type, listener, options))
      },
  )

  const frames = new Set<number>()
  replace(window, 'requestAnimationFrame', original => callback => {
    const id = original.call(window, time => {
      frames.delete(id)
      callback(time)
    })
    frames.add(id)
    return id
  })
  replace(window, 'cancelAnimationFrame', original => id => {
    frames.delete(id)
    original.call(window, id)
  })

  const observed = new Map<object, Set<unknown>>()
  for (const { prototype } of [ResizeObserver, IntersectionObserver, MutationObserver]) {
    replace(
      prototype,
      'observe',
      original =>
        function (this: object, ...args: never[]) {
          observed.set(this, (observed.get(this) ?? new Set()).add(args[0]))
          Reflect.apply(original, this, args)
        },
    )
    replace(
      prototype,
      'disconnect',
      original =>
        function (this: object) {
          observed.delete(this)
          Reflect.apply(original, this, [])
        },
    )
  }
  for (const { prototype } of [ResizeObserver, IntersectionObserver]) {
    replace(
      prototype,
      'unobserve',
      original =>
        function (this: object, target: Element) {
          observed.get(this)?.delete(target)
          Reflect.apply(original, this, [target])
        },
    )
  }

  const timers = watchTimers()
  return {
    /** What is held `least` times and more, in words; '' for nothing. */
    held: (least: number) =>
      Object.entries({
        listeners: [...listeners.values()].reduce((sum, held) => sum + held.size, 0),
        frames: frames.size,
        observers: [...observed.values()].filter(targets => targets.size > 0).length,
        ...timers.held(),
      })
        .filter(([, count]) => count >= least)
        .map(([kind, count]) => `${count} ${kind}`)
        .join(', '),
    stop: () => {
      timers.stop()
      for (const step of undo.reverse()) step()
    },
  }
}

function watchTimers() {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  const timeouts = new Set<unknown>()
  const intervals = new Set<unknown>()
  const set = (callback: () => void, delay?: number, ...args: []) => {
    const id = setTimeout(() => {
      timeouts.delete(id)
      callback(...args)
    }, delay)
    timeouts.add(id)
    return id
  }
  const repeat = (callback: () => void, delay?: number, ...args: []) => {
    const id = setInterval(callback, delay, ...args)
    intervals.add(id)
    return id
  }
  // Either clears both kinds, as the browser's own do.
  const clear = (id?: number) => {
    timeouts.delete(id)
    intervals.delete(id)
    clearTimeout(id)
  }
  Object.assign(window, { setTimeout: set, setInterval: repeat, clearTimeout: clear, clearInterval: clear })
  return {
    held: () => ({ timeouts: timeouts.size, intervals: intervals.size }),
    stop: () => Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval }),
  }
}
