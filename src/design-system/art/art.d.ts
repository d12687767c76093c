/** The address of a drawing; the build puts the file beside the scripts, and into the packages of the library. */
declare module '*.svg' {
  const address: string
  export default address
}
