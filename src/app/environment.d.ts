/** When this build was made, ISO 8601; replaced by the bundler, for the service's renderer alone. */
declare const __BUILD_TIME__: string

/** The text of a script for the document's head, made of a module by the build. */
declare module '*?head-script' {
  const text: string
  export default text
}
