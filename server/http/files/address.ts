/** Where stored files are read; not below the calls' prefix. */
export const FILES_PREFIX = '/files'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether this can name a stored file. */
export const isFileId = (name: string): boolean => ID.test(name)

/** Address of a stored file as answers carry it; '' for none. Files that are not public need the token to be read. */
export const fileAddress = (id: string | null): string => (id === null ? '' : `${FILES_PREFIX}/${id}`)
