import { encode } from '../../server/http/encoding.ts'

/** Most bytes of a page's document with its styles and first data, compressed by brotli. */
export const DOCUMENT_LIMIT = 15_000

export interface PageSize {
  readonly path: string
  readonly bytes: number
}

async function documentOf(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path)
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
  return response.text()
}

/** Address of a job that can be opened: the first that the search shows. */
async function findJob(origin: string): Promise<string> {
  const path = /href="(\/job-details\/\d+)/.exec(await documentOf(origin, '/job-search'))?.[1]
  if (path === undefined) throw new Error('The job search shows no job')
  return path
}

/** Pages that most people come to first. */
export const firstPages = async (origin: string): Promise<string[]> => ['/', '/job-search', await findJob(origin)]

/** Sizes of whole documents, compressed as the service compresses each answer. */
export async function measurePages(origin: string, paths: readonly string[]): Promise<PageSize[]> {
  const sizes: PageSize[] = []
  for (const path of paths) {
    const document = Buffer.from(await documentOf(origin, path))
    sizes.push({ path, bytes: (await encode(document, 'br', 'document')).length })
  }
  return sizes
}
