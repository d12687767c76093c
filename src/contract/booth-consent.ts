/**
 * What a visitor agrees to when they choose a resume for a fair, by version: the version that was accepted is kept.
 * A consent of its own, after the Personal Information Protection Law, articles 14, 15 and 23.
 */
export const boothConsent = {
  version: '2026-11',
  title: '把简历交给扫码的参展单位',
  clauses: [
    '只有在这场招聘会扫过您入场码、通过认证的参展单位能查看所选的简历，包括姓名和联系方式；此前扫过的也能查看。',
    '单位只能用于本单位招聘。每次查看都会记录，您可以在“谁看过我的简历”中看到。',
    '您可以随时撤回，撤回后所有扫过码的单位都不能再查看；已经看到、记下的内容不能收回。',
    '招聘会结束 90 天后，扫码记录、单位的备注和这项同意一并删除。',
  ],
} as const
