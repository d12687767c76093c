/** When this build was made, ISO 8601; replaced by the bundler. */
declare const __BUILD_TIME__: string

interface Window {
  /** Does what a person did before the page's script was there; put there by the head's script (early.ts). */
  replayEarly?: () => void
}

/** The text of a script for the document's head, made of a module by the build. */
declare module '*?head-script' {
  const text: string
  export default text
}
