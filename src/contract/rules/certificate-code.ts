/** A certificate's code: sixteen characters that cannot be mistaken for each other; blanks and dashes are taken. */
export const normaliseCode = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
