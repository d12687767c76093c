import fc from 'fast-check'

/** What property tests try: the same with the same `PROPERTY_SEED`, something else every time without one. */
const seed = process.env.PROPERTY_SEED
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })
