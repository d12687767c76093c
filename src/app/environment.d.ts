/** When this build was made, ISO 8601; replaced by the bundler. */
declare const __BUILD_TIME__: string
