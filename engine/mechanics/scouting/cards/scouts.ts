import type { CardText } from '../../../text/text.ts'
import { establishLandingProtocols } from './establish-landing-protocols.ts'
import { scoutEncounter } from './scout-encounter.ts'

/** Scout ships that come in the middle of an attempt, and what lets ships land, as the Glossary knows them. */
export const scouts: readonly CardText[] = [establishLandingProtocols, scoutEncounter]
