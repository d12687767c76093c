export { type KeyboardKey, KeysHelp, type KeysHelpProps } from './KeysHelp.tsx'
