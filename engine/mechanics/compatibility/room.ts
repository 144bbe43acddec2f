import { lawIn, type Room } from '../../kernel/room.ts'
import * as diplomaticConference from './cards/diplomatic-conference.ts'
import { cooperating } from './cards/glossary.ts'
import { features } from './features.ts'
import * as conferenceLaw from './law/conference.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import { selectorsByName } from './selectors.ts'

export const room = {
  law: lawIn(conferenceLaw, faqLaw, glossaryLaw),
  texts: {
    glossary: [...cooperating],
  },
  features,
  requirements: diplomaticConference.requirements,
  selectorsByName,
} satisfies Room
