export { TalkPanel, type TalkPanelProps } from './TalkPanel.tsx'
