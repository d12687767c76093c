/** Catches what would be printed while a story runs: `printed` holds the bodies of its pages. Gives what undoes it. */
export function catchPrinting(printed: HTMLElement[]): () => void {
  const frames = HTMLIFrameElement.prototype
  const real = Object.getOwnPropertyDescriptor(frames, 'contentWindow')
  printed.length = 0
  Object.defineProperty(frames, 'contentWindow', {
    configurable: true,
    get(this: HTMLIFrameElement) {
      const view: Window = real?.get?.call(this)
      view.print = () => void printed.push(view.document.body)
      return view
    },
  })
  return () => {
    if (real) Object.defineProperty(frames, 'contentWindow', real)
  }
}
