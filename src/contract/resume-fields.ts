import * as z from 'zod/mini'
import { text } from './fields.ts'
import { resumeLanguages } from './resume-language.ts'
import { resumeSectionNames, resumeSections, sectionStates } from './resume-sections.ts'

const privacyLevels = ['open', 'applied', 'hidden'] as const
export type PrivacyLevel = (typeof privacyLevels)[number]

/** Nobody finds a resume whose owner has not said so: a new one is for those alone whom its owner applies to. */
export const DEFAULT_PRIVACY: PrivacyLevel = 'applied'

/** Who may see a resume. */
/* @__NO_SIDE_EFFECTS__ */
export const resumePrivacy = () => z.enum(privacyLevels, { error: '请选择谁能看到这份简历' })

/* @__NO_SIDE_EFFECTS__ */
export const behindSection = () =>
  z.object({
    section: z.enum(resumeSectionNames),
    /** Changed facts that an English version can take over as they are. */
    facts: z.number(),
    /** When the original's section was changed last. */
    at: z.number(),
  })

const states = () => z.enum(sectionStates)

/** A person's own resume. Times are milliseconds since the epoch. */
/* @__NO_SIDE_EFFECTS__ */
export const resume = () =>
  z.object({
    id: z.string(),
    title: z.string(),
    isDefault: z.boolean(),
    privacy: resumePrivacy(),
    language: z.enum(resumeLanguages),
    /** The resume of which this is the English version; '' for none, or none any more. */
    originalId: z.string(),
    sections: resumeSections(),
    states: z.object({
      basic: states(),
      intention: states(),
      education: states(),
      work: states(),
      projects: states(),
      skills: states(),
      languages: states(),
      evaluation: states(),
    }),
    /** 0 to 100. */
    completeness: z.number(),
    /** The required sections are finished. */
    sendable: z.boolean(),
    /** Address of the photo; '' for none. */
    photo: z.string(),
    version: z.number(),
    updatedAt: z.number(),
    /** Of an English version: sections in which the original has changed since. */
    behind: z.array(behindSection()),
  })
export type Resume = z.output<ReturnType<typeof resume>>

/** What a person calls a resume. */
/* @__NO_SIDE_EFFECTS__ */
export const resumeTitle = () => text('简历名称', { max: 30 })

/** What a new resume begins with. */
/* @__NO_SIDE_EFFECTS__ */
export const newResume = () =>
  z.strictObject({ title: resumeTitle(), privacy: z._default(resumePrivacy(), DEFAULT_PRIVACY) })
