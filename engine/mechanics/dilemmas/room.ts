import { lawIn, type Room } from '../../kernel/room.ts'
import { dilemmas1996 } from './cards/1996.ts'
import * as alienParasites from './cards/alien-parasites.ts'
import { answersToDilemmas } from './cards/answers.ts'
import * as bewareOfQ from './cards/beware-of-q.ts'
import { dilemmasByFeature } from './cards/by-feature.ts'
import { sectioned } from './cards/current.ts'
import * as dalrok from './cards/dalrok.ts'
import * as edoProbe from './cards/edo-probe.ts'
import * as eyesInTheDark from './cards/eyes-in-the-dark.ts'
import * as frameOfMind from './cards/frame-of-mind.ts'
import { dilemmas } from './cards/glossary.ts'
import * as hideAndSeek from './cards/hide-and-seek.ts'
import * as hippocraticOath from './cards/hippocratic-oath.ts'
import * as hunterGangs from './cards/hunter-gangs.ts'
import * as lackOfPreparation from './cards/lack-of-preparation.ts'
import { dilemmasLasting } from './cards/lasting.ts'
import * as mamanPicard from './cards/maman-picard.ts'
import { dilemmasMet } from './cards/met.ts'
import { needing } from './cards/needing.ts'
import { dilemmasOfQ } from './cards/of-q.ts'
import * as outpostRaid from './cards/outpost-raid.ts'
import * as phasedMatter from './cards/phased-matter.ts'
import * as q from './cards/q.ts'
import { dilemmasReach } from './cards/reach.ts'
import * as remFatigueHallucinations from './cards/rem-fatigue-hallucinations.ts'
import { dilemmasRequired } from './cards/required.ts'
import * as royaleCasinoBlackjack from './cards/royale-casino-blackjack.ts'
import * as seniorStaffMeeting from './cards/senior-staff-meeting.ts'
import { dilemmasSingle } from './cards/single.ts'
import * as tarellianPlagueShip from './cards/tarellian-plague-ship.ts'
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
import { selectorsByName } from './selectors.ts'

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
  effects: {
    ...effects,
    ...edoProbe.effects,
    ...seniorStaffMeeting.effects,
    ...royaleCasinoBlackjack.effects,
    ...q.effects,
    ...bewareOfQ.effects,
    ...eyesInTheDark.effects,
    ...phasedMatter.effects,
    ...hideAndSeek.effects,
    ...frameOfMind.effects,
    ...alienParasites.effects,
  },
  selectorsByName: { ...selectorsByName, ...mamanPicard.selectorsByName },
  selectorsByForm: {
    ...remFatigueHallucinations.selectorsByForm,
    ...tarellianPlagueShip.selectorsByForm,
    ...hippocraticOath.selectorsByForm,
  },
  features: { ...hunterGangs.features, ...edoProbe.features, ...seniorStaffMeeting.features },
  requirements: { ...lackOfPreparation.requirements, ...dalrok.requirements, ...outpostRaid.requirements },
} satisfies Room
