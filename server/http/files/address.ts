/** Where stored files are read; not below the calls' prefix. */
export const FILES_PREFIX = '/files'

/** Address of a stored file as answers carry it; '' for none. Files that are not public need the token to be read. */
export const fileAddress = (id: string | null): string => (id === null ? '' : `${FILES_PREFIX}/${id}`)
