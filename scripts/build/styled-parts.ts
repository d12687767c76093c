import type { UserConfig } from 'vite'

/**
 * The bundler's own transform of styled-components: parts are named by their file and their place in it, so that the service
 * and a browser that loads chunk by chunk give them the same classes, and their styles lose what is blank.
 */
export const styledParts: NonNullable<UserConfig['oxc']> = {
  plugins: { styledComponents: { ssr: true, minify: true, pure: true, displayName: false, fileName: false } },
}
