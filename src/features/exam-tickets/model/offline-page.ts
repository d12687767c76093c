import { keepPage as keep } from '#platform/offline'

/** Keeps this page so that it opens without a network; read by public/exam/offline.js. False where the browser cannot. */
export const keepPage = (): Promise<boolean> => keep({ cache: 'exam-pages', worker: '/exam/offline.js' })
