export { QRCode, type QRCodeLevel, type QRCodeProps } from './QRCode.tsx'
