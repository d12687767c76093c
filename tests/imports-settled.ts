import { afterAll, vi } from 'vitest'

/** What a file began to load must not still be loading when the next file takes its place: a half-loaded module stays broken for all that follow. */
afterAll(() => vi.dynamicImportSettled())
