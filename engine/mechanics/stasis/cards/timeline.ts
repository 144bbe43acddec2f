import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { stopFirstContact } from './stop-first-contact.ts'

/** Borg objectives that disrupt the timeline, as the Glossary knows them. */
export const timeline: readonly CardText[] = [stopFirstContact]

export const texts = { glossary: timeline } satisfies Texts
