// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as affected from './affected.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as alienParasitesCards from './cards/alien-parasites.ts'
import * as answersCards from './cards/answers.ts'
import * as bewareOfQCards from './cards/beware-of-q.ts'
import * as byFeatureCards from './cards/by-feature.ts'
import * as currentCards from './cards/current.ts'
import * as dalrokCards from './cards/dalrok.ts'
import * as dathonCards from './cards/dathon.ts'
import * as destroyRadioactiveGarbageScowCards from './cards/destroy-radioactive-garbage-scow.ts'
import * as edoProbeCards from './cards/edo-probe.ts'
import * as eyesInTheDarkCards from './cards/eyes-in-the-dark.ts'
import * as firstListedSkillsCards from './cards/first-listed-skills.ts'
import * as frameOfMindCards from './cards/frame-of-mind.ts'
import * as gettingPastCards from './cards/getting-past.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as hideAndSeekCards from './cards/hide-and-seek.ts'
import * as hippocraticOathCards from './cards/hippocratic-oath.ts'
import * as hunterGangsCards from './cards/hunter-gangs.ts'
import * as iHateYouCards from './cards/i-hate-you.ts'
import * as kindsOfFeaturesCards from './cards/kinds-of-features.ts'
import * as lackOfPreparationCards from './cards/lack-of-preparation.ts'
import * as lastingCards from './cards/lasting.ts'
import * as mamanPicardCards from './cards/maman-picard.ts'
import * as metCards from './cards/met.ts'
import * as needingCards from './cards/needing.ts'
import * as ofQCards from './cards/of-q.ts'
import * as outpostRaidCards from './cards/outpost-raid.ts'
import * as phasedMatterCards from './cards/phased-matter.ts'
import * as qCards from './cards/q.ts'
import * as quandaryCards from './cards/quandary.ts'
import * as reachCards from './cards/reach.ts'
import * as readingsCards from './cards/readings.ts'
import * as remFatigueHallucinationsCards from './cards/rem-fatigue-hallucinations.ts'
import * as requiredCards from './cards/required.ts'
import * as royaleCasinoBlackjackCards from './cards/royale-casino-blackjack.ts'
import * as seniorStaffMeetingCards from './cards/senior-staff-meeting.ts'
import * as singleCards from './cards/single.ts'
import * as tarellianPlagueShipCards from './cards/tarellian-plague-ship.ts'
import * as theClownPlayingDoctorCards from './cards/the-clown-playing-doctor.ts'
import * as underestimatingTheFoundersCards from './cards/underestimating-the-founders.ts'
import * as undoneCards from './cards/undone.ts'
import * as changes from './changes.ts'
import * as effects from './effects.ts'
import * as faqLaw from './law/faq.ts'
import * as faqAnimalsLaw from './law/faq-animals.ts'
import * as faqAnswersLaw from './law/faq-answers.ts'
import * as faqDoubledLaw from './law/faq-doubled.ts'
import * as faqHandsLaw from './law/faq-hands.ts'
import * as faqInPlayLaw from './law/faq-in-play.ts'
import * as faqPhasedLaw from './law/faq-phased.ts'
import * as faqPlanetLaw from './law/faq-planet.ts'
import * as faqPointsLaw from './law/faq-points.ts'
import * as faqQuarantineLaw from './law/faq-quarantine.ts'
import * as faqReplicatorLaw from './law/faq-replicator.ts'
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
import * as readingsLaw from './law/readings.ts'
import * as requirementsLaw from './law/requirements.ts'
import * as sectionsLaw from './law/sections.ts'
import * as singleLaw from './law/single.ts'
import * as takingPartLaw from './law/taking-part.ts'
import * as twoSetsLaw from './law/two-sets.ts'
import * as whereTheyGoLaw from './law/where-they-go.ts'
import * as wordsLaw from './law/words.ts'
import * as selectors from './selectors.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    faqLaw,
    faqAnimalsLaw,
    faqAnswersLaw,
    faqDoubledLaw,
    faqHandsLaw,
    faqInPlayLaw,
    faqPhasedLaw,
    faqPlanetLaw,
    faqPointsLaw,
    faqQuarantineLaw,
    faqReplicatorLaw,
    faqSeedingLaw,
    faqSingleLaw,
    faqSkillsLaw,
    faqStoppingLaw,
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
    settled,
  ),
  texts: textsIn(
    faq1996Cards.texts,
    answersCards.texts,
    byFeatureCards.texts,
    currentCards.texts,
    dathonCards.texts,
    firstListedSkillsCards.texts,
    gettingPastCards.texts,
    glossaryCards.texts,
    iHateYouCards.texts,
    kindsOfFeaturesCards.texts,
    lastingCards.texts,
    metCards.texts,
    needingCards.texts,
    ofQCards.texts,
    reachCards.texts,
    requiredCards.texts,
    singleCards.texts,
    theClownPlayingDoctorCards.texts,
    underestimatingTheFoundersCards.texts,
    undoneCards.texts,
  ),
  readings: [...readingsCards.readings, ...readingsLaw.readings],
  effects: {
    ...alienParasitesCards.effects,
    ...bewareOfQCards.effects,
    ...destroyRadioactiveGarbageScowCards.effects,
    ...edoProbeCards.effects,
    ...eyesInTheDarkCards.effects,
    ...frameOfMindCards.effects,
    ...hideAndSeekCards.effects,
    ...phasedMatterCards.effects,
    ...qCards.effects,
    ...quandaryCards.effects,
    ...royaleCasinoBlackjackCards.effects,
    ...seniorStaffMeetingCards.effects,
    ...effects.effects,
  },
  features: {
    ...destroyRadioactiveGarbageScowCards.features,
    ...edoProbeCards.features,
    ...hunterGangsCards.features,
    ...seniorStaffMeetingCards.features,
  },
  requirements: {
    ...dalrokCards.requirements,
    ...lackOfPreparationCards.requirements,
    ...outpostRaidCards.requirements,
  },
  selectorsByName: {
    ...mamanPicardCards.selectorsByName,
    ...selectors.selectorsByName,
  },
  selectorsByForm: {
    ...hippocraticOathCards.selectorsByForm,
    ...remFatigueHallucinationsCards.selectorsByForm,
    ...tarellianPlagueShipCards.selectorsByForm,
    ...theClownPlayingDoctorCards.selectorsByForm,
  },
  factors: [...changes.factors],
  reaches: [...affected.reaches],
} satisfies Room
