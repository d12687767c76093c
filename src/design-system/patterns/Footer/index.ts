export { Footer, type FooterProps } from './Footer.tsx'
export { type FooterGroup, footerGroups } from './footer-links.ts'
