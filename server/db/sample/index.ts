export { type SampleAccount, samplePassword } from './accounts.ts'
export { isEmpty, loadSample, type SampleOptions, type SampleSummary } from './load.ts'
