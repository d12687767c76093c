export { CaptchaCanvas, type CaptchaCanvasProps } from './CaptchaCanvas.tsx'
