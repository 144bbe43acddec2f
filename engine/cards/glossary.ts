import { dilemmas } from './glossary/dilemmas.ts'
import { inPlay } from './glossary/in-play.ts'
import { played } from './glossary/played.ts'
import { stasis } from './glossary/stasis.ts'
import type { CardText } from './text.ts'

/** Game texts as the Glossary knows them. */
export const textsOfTheGlossary: readonly CardText[] = [...dilemmas, ...played, ...inPlay, ...stasis]
