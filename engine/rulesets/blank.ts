import { lawBefore } from '../kernel/amend.ts'
import { language } from '../library/language.ts'

/** The law before any ruling. */
export const blank = lawBefore(language)
