/** When this build was made, ISO 8601; replaced by the bundler. */
declare const __BUILD_TIME__: string

interface Window {
  /** Stops holding what a person does, and gives the way to do it again; put there by the head's script (early.ts). */
  endEarly?: () => () => void
}

/** The text of a script for the document's head, made of a module by the build. */
declare module '*?head-script' {
  const text: string
  export default text
}
