import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { establishLandingProtocols } from './establish-landing-protocols.ts'
import { scoutEncounter } from './scout-encounter.ts'

/** Scout ships that come in the middle of an attempt, and what lets ships land, as the Glossary knows them. */
const scouts: readonly CardText[] = [establishLandingProtocols, scoutEncounter]

export const texts = { glossary: scouts } satisfies Texts
