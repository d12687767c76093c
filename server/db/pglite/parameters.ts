import { sessionSettings } from '../types.ts'

/** Start parameters for the session settings that the type table relies on. */
export const sessionParameters: readonly string[] = Object.entries(sessionSettings).flatMap(([name, value]) => [
  '-c',
  `${name}=${value}`,
])
