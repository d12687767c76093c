export { readCode } from './read-code.ts'
export { type CameraState, useCamera } from './useCamera.ts'
