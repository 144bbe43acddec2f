import { textsOfTheGlossary } from '../cards/glossary.ts'
import { oneCopyByCustom } from '../rules/persona.ts'
import { glossaryStatus } from '../rules/stopped/glossary.ts'
import { glossaryCauses } from '../rules/stopped/glossary-causes.ts'
import { amend, blank } from './ruleset.ts'

/** The Glossary, letters D and S. */
export const glossary = amend(blank, {
  id: '1e-glossary',
  enact: [...glossaryStatus, ...glossaryCauses, oneCopyByCustom],
  cards: { enact: textsOfTheGlossary },
})
