import { lawIn, type Room } from '../../kernel/room.ts'
import { dilemmas1996 } from './cards/1996.ts'
import { answersToDilemmas } from './cards/answers.ts'
import { dilemmasByFeature } from './cards/by-feature.ts'
import { sectioned } from './cards/current.ts'
import { dilemmas } from './cards/glossary.ts'
import { dilemmasLasting } from './cards/lasting.ts'
import { dilemmasMet } from './cards/met.ts'
import { needing } from './cards/needing.ts'
import { dilemmasOfQ } from './cards/of-q.ts'
import { dilemmasReach } from './cards/reach.ts'
import { dilemmasRequired } from './cards/required.ts'
import { dilemmasSingle } from './cards/single.ts'
import { dilemmasUndone } from './cards/undone.ts'
import { effects } from './effects.ts'
import * as faqLaw from './law/faq.ts'
import * as faqHandsLaw from './law/faq-hands.ts'
import * as faqInPlayLaw from './law/faq-in-play.ts'
import * as faqPhasedLaw from './law/faq-phased.ts'
import * as faqPlanetLaw from './law/faq-planet.ts'
import * as faqPointsLaw from './law/faq-points.ts'
import * as faqQuarantineLaw from './law/faq-quarantine.ts'
import * as faqSeedingLaw from './law/faq-seeding.ts'
import * as faqSingleLaw from './law/faq-single.ts'
import * as faqSkillsLaw from './law/faq-skills.ts'
import * as faqStoppingLaw from './law/faq-stopping.ts'
import * as featuresLaw from './law/features.ts'
import * as findingsLaw from './law/findings.ts'
import * as inPlayLaw from './law/in-play.ts'
import * as pointsLaw from './law/points.ts'
import * as procedureLaw from './law/procedure.ts'
import * as reachLaw from './law/reach.ts'
import * as requirementsLaw from './law/requirements.ts'
import * as sectionsLaw from './law/sections.ts'
import * as singleLaw from './law/single.ts'
import * as takingPartLaw from './law/taking-part.ts'
import * as twoSetsLaw from './law/two-sets.ts'
import * as whereTheyGoLaw from './law/where-they-go.ts'
import * as wordsLaw from './law/words.ts'
import { selectorsByForm, selectorsByName } from './selectors.ts'

export const room = {
  law: lawIn(
    faqHandsLaw,
    faqInPlayLaw,
    faqPhasedLaw,
    faqPlanetLaw,
    faqPointsLaw,
    faqQuarantineLaw,
    faqSeedingLaw,
    faqSingleLaw,
    faqSkillsLaw,
    faqStoppingLaw,
    faqLaw,
    featuresLaw,
    findingsLaw,
    inPlayLaw,
    pointsLaw,
    procedureLaw,
    reachLaw,
    requirementsLaw,
    sectionsLaw,
    singleLaw,
    takingPartLaw,
    twoSetsLaw,
    whereTheyGoLaw,
    wordsLaw,
  ),
  texts: {
    faq1996: [...dilemmas1996],
    glossary: [
      ...answersToDilemmas,
      ...dilemmasByFeature,
      ...dilemmas,
      ...dilemmasLasting,
      ...dilemmasMet,
      ...needing,
      ...dilemmasOfQ,
      ...dilemmasReach,
      ...dilemmasRequired,
      ...dilemmasSingle,
      ...dilemmasUndone,
    ],
    currentRulings: [...sectioned],
  },
  effects,
  selectorsByName,
  selectorsByForm,
} satisfies Room
