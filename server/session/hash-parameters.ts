/** scrypt's r and p: OWASP's second choice at cost 15. */
export const BLOCK_SIZE = 8
export const PARALLEL = 3
/** Length of a derived key. */
export const BYTES = 32
