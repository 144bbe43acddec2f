// Written by `npm run contents`.
import type { Language } from '../kernel/language.ts'
import type { Reading } from '../kernel/reading.ts'
import { lawIn } from '../kernel/law-in.ts'
import type { Card } from '../text/card.ts'
import type * as boardAllowed from '../board/allowed.ts'
import type * as boardCan from '../board/can.ts'
import type * as boardFeasible from '../board/feasible.ts'
import type * as boardGroup from '../board/group.ts'
import type * as boardIcons from '../board/icons.ts'
import type * as boardInfiltrating from '../board/infiltrating.ts'
import type * as boardLost from '../board/lost.ts'
import type * as boardMarkers from '../board/markers.ts'
import type * as boardMoves from '../board/moves.ts'
import type * as boardNewGround from '../board/new-ground.ts'
import type * as boardScore from '../board/score.ts'
import type * as boardSideDeckOf from '../board/side-deck-of.ts'
import type * as boardSuspended from '../board/suspended.ts'
import type * as kernelLentSkill from '../kernel/lent-skill.ts'
import type * as textAffected from '../text/affected.ts'
import type * as textEffect from '../text/effect.ts'
import * as textEffects from '../text/effects.ts'
import type * as textLastingText from '../text/lasting-text.ts'
import * as textMatch from '../text/match.ts'
import type * as textPersonnelText from '../text/personnel-text.ts'
import type * as textPlainWords from '../text/plain-words.ts'
import * as textRequirement from '../text/requirement.ts'
import * as textSelector from '../text/selector.ts'
import type * as textSpared from '../text/spared.ts'
import * as the1TribbleGoCard from '../cards/1-tribble-go.ts'
import * as the1stRuleOfAcquisitionCard from '../cards/1st-rule-of-acquisition.ts'
import * as the10TribblesGoCard from '../cards/10-tribbles-go.ts'
import * as the211thRuleOfAcquisitionCard from '../cards/211th-rule-of-acquisition.ts'
import * as the0413ThetaCard from '../cards/0413-theta.ts'
import * as aChanceForGloryCard from '../cards/a-chance-for-glory.ts'
import * as aChangeOfPlansCard from '../cards/a-change-of-plans.ts'
import * as aaminMarritzaCard from '../cards/aamin-marritza.ts'
import * as aaronConorCard from '../cards/aaron-conor.ts'
import * as abandonShipCard from '../cards/abandon-ship.ts'
import * as admiralLeytonCard from '../cards/admiral-leyton.ts'
import * as ajurCard from '../cards/ajur.ts'
import * as alienAbductionCard from '../cards/alien-abduction.ts'
import * as alienGroupieCard from '../cards/alien-groupie.ts'
import * as alienParasitesCard from '../cards/alien-parasites.ts'
import * as alienProbeCard from '../cards/alien-probe.ts'
import * as allThreesCard from '../cards/all-threes.ts'
import * as alterRecordsCard from '../cards/alter-records.ts'
import * as alternateUniverseDoorCard from '../cards/alternate-universe-door.ts'
import * as altonianBrainTeaserCard from '../cards/altonian-brain-teaser.ts'
import * as alyssaOgawaFirstContactCard from '../cards/alyssa-ogawa-first-contact.ts'
import * as amandaRogersCard from '../cards/amanda-rogers.ts'
import * as anOldDebtCard from '../cards/an-old-debt.ts'
import * as anaphasicOrganismCard from '../cards/anaphasic-organism.ts'
import * as ancientComputerCard from '../cards/ancient-computer.ts'
import * as ancientComputerMicrovirusCard from '../cards/ancient-computer-microvirus.ts'
import * as anonymousDenunciationCard from '../cards/anonymous-denunciation.ts'
import * as antiMatterPodCard from '../cards/anti-matter-pod.ts'
import * as antiMatterSpreadCard from '../cards/anti-matter-spread.ts'
import * as antiTimeAnomalyCard from '../cards/anti-time-anomaly.ts'
import * as anyaCard from '../cards/anya.ts'
import * as aphasiaDeviceCard from '../cards/aphasia-device.ts'
import * as arachniaCard from '../cards/arachnia.ts'
import * as arandisCard from '../cards/arandis.ts'
import * as archerCard from '../cards/archer.ts'
import * as armusSkinOfEvilCard from '../cards/armus-skin-of-evil.ts'
import * as armusSpreadingTarCard from '../cards/armus-spreading-tar.ts'
import * as assemblyTransportCard from '../cards/assembly-transport.ts'
import * as assignMissionSpecialistsCard from '../cards/assign-mission-specialists.ts'
import * as assignSupportPersonnelCard from '../cards/assign-support-personnel.ts'
import * as assimilateCounterpartCard from '../cards/assimilate-counterpart.ts'
import * as assimilateHomeworldCard from '../cards/assimilate-homeworld.ts'
import * as assimilatePlanetCard from '../cards/assimilate-planet.ts'
import * as assimilateStarshipCard from '../cards/assimilate-starship.ts'
import * as assistCooperativeCard from '../cards/assist-cooperative.ts'
import * as asteroidSanctuaryCard from '../cards/asteroid-sanctuary.ts'
import * as astrogationDroneCard from '../cards/astrogation-drone.ts'
import * as atmosphericIonizationCard from '../cards/atmospheric-ionization.ts'
import * as authorizedAccessOnlyCard from '../cards/authorized-access-only.ts'
import * as autoDestructSequenceCard from '../cards/auto-destruct-sequence.ts'
import * as backFromTheScrapyardCard from '../cards/back-from-the-scrapyard.ts'
import * as bajoranCivilWarCard from '../cards/bajoran-civil-war.ts'
import * as bajoranOutpostCard from '../cards/bajoran-outpost.ts'
import * as bajoranPhaserCard from '../cards/bajoran-phaser.ts'
import * as bajoranWormholeCard from '../cards/bajoran-wormhole.ts'
import * as barclayTransporterPhobiaCard from '../cards/barclay-transporter-phobia.ts'
import * as barclaysProtomorphosisDiseaseCard from '../cards/barclays-protomorphosis-disease.ts'
import * as bareilCard from '../cards/bareil.ts'
import * as barterForAidCard from '../cards/barter-for-aid.ts'
import * as barterForChartsCard from '../cards/barter-for-charts.ts'
import * as baryonBuildupCard from '../cards/baryon-buildup.ts'
import * as barzanWormholeCard from '../cards/barzan-wormhole.ts'
import * as batlethCard from '../cards/batleth.ts'
import * as battleBridgeDoorCard from '../cards/battle-bridge-door.ts'
import * as benSiskoCard from '../cards/ben-sisko.ts'
import * as benjaminSiskoCard from '../cards/benjamin-sisko.ts'
import * as betazoidGiftBoxCard from '../cards/betazoid-gift-box.ts'
import * as beverlyAndWillCard from '../cards/beverly-and-will.ts'
import * as bewareOfQCard from '../cards/beware-of-q.ts'
import * as bioMedDroneCard from '../cards/bio-med-drone.ts'
import * as bioNeuralGelPackCard from '../cards/bio-neural-gel-pack.ts'
import * as birthOfJuniorCard from '../cards/birth-of-junior.ts'
import * as blackHoleCard from '../cards/black-hole.ts'
import * as bladeOfTkonCard from '../cards/blade-of-tkon.ts'
import * as bleedResourcesCard from '../cards/bleed-resources.ts'
import * as blendedCard from '../cards/blended.ts'
import * as bloodOathCard from '../cards/blood-oath.ts'
import * as boratusCard from '../cards/boratus.ts'
import * as borgCubeCard from '../cards/borg-cube.ts'
import * as borgNeuroprocessorCard from '../cards/borg-neuroprocessor.ts'
import * as borgQueenCard from '../cards/borg-queen.ts'
import * as borgServoCard from '../cards/borg-servo.ts'
import * as borgShipCard from '../cards/borg-ship.ts'
import * as borgVinculumCard from '../cards/borg-vinculum.ts'
import * as brainDrainCard from '../cards/brain-drain.ts'
import * as brainwashCard from '../cards/brainwash.ts'
import * as bralekCard from '../cards/bralek.ts'
import * as bruntCard from '../cards/brunt.ts'
import * as brutalStruggleCard from '../cards/brutal-struggle.ts'
import * as bruteForceCard from '../cards/brute-force.ts'
import * as buildInterplexingBeaconCard from '../cards/build-interplexing-beacon.ts'
import * as buildersAtWorkCard from '../cards/builders-at-work.ts'
import * as bynarsWeaponEnhancementCard from '../cards/bynars-weapon-enhancement.ts'
import * as calandraCard from '../cards/calandra.ts'
import * as campKhitomerCard from '../cards/camp-khitomer.ts'
import * as captainKangCard from '../cards/captain-kang.ts'
import * as captainPicardCard from '../cards/captain-picard.ts'
import * as captainsLogCard from '../cards/captains-log.ts'
import * as capturedCard from '../cards/captured.ts'
import * as cardassianDisruptorCard from '../cards/cardassian-disruptor.ts'
import * as cardassianOutpostCard from '../cards/cardassian-outpost.ts'
import * as cardassianTrapCard from '../cards/cardassian-trap.ts'
import * as cetiEelCard from '../cards/ceti-eel.ts'
import * as chajohCard from '../cards/chajoh.ts'
import * as chalnothCard from '../cards/chalnoth.ts'
import * as chamberOfMinistersCard from '../cards/chamber-of-ministers.ts'
import * as chartingOfTheUnknownCard from '../cards/charting-of-the-unknown.ts'
import * as chineseFingerPuzzleCard from '../cards/chinese-finger-puzzle.ts'
import * as chulaTheChandraCard from '../cards/chula-the-chandra.ts'
import * as chulaTheDiceCard from '../cards/chula-the-dice.ts'
import * as classicCommunicatorCard from '../cards/classic-communicator.ts'
import * as classicMedicalTricorderCard from '../cards/classic-medical-tricorder.ts'
import * as classicTricorderCard from '../cards/classic-tricorder.ts'
import * as classicTypeIiPhaserCard from '../cards/classic-type-ii-phaser.ts'
import * as cloakedMissionCard from '../cards/cloaked-mission.ts'
import * as closeThatDoorCard from '../cards/close-that-door.ts'
import * as coalescentOrganismCard from '../cards/coalescent-organism.ts'
import * as colonyCard from '../cards/colony.ts'
import * as commandDecisionsCard from '../cards/command-decisions.ts'
import * as commandeerShipCard from '../cards/commandeer-ship.ts'
import * as commandersOfficeCard from '../cards/commanders-office.ts'
import * as computerCrashCard from '../cards/computer-crash.ts'
import * as confiscatedOrdersCard from '../cards/confiscated-orders.ts'
import * as constructDepotCard from '../cards/construct-depot.ts'
import * as constructStarshipCard from '../cards/construct-starship.ts'
import * as containmentFieldCard from '../cards/containment-field.ts'
import * as continuingMissionCard from '../cards/continuing-mission.ts'
import * as conundrumCard from '../cards/conundrum.ts'
import * as countermandaCard from '../cards/countermanda.ts'
import * as crewReassignmentCard from '../cards/crew-reassignment.ts'
import * as crimsonForcefieldCard from '../cards/crimson-forcefield.ts'
import * as crodensKeyCard from '../cards/crodens-key.ts'
import * as crosisCard from '../cards/crosis.ts'
import * as crossoverCard from '../cards/crossover.ts'
import * as cryosatelliteCard from '../cards/cryosatellite.ts'
import * as crystallineEntityCard from '../cards/crystalline-entity.ts'
import * as curatorsClaimCard from '../cards/curators-claim.ts'
import * as cyberDroneCard from '../cards/cyber-drone.ts'
import * as cyberneticsExpertiseCard from '../cards/cybernetics-expertise.ts'
import * as cytheriansCard from '../cards/cytherians.ts'
import * as cytoplasmicLifeFormCard from '../cards/cytoplasmic-life-form.ts'
import * as daboCard from '../cards/dabo.ts'
import * as dalrokCard from '../cards/dalrok.ts'
import * as dangerousLiaisonsCard from '../cards/dangerous-liaisons.ts'
import * as datasBodyCard from '../cards/datas-body.ts'
import * as datasHeadCard from '../cards/datas-head.ts'
import * as datasMedalsCard from '../cards/datas-medals.ts'
import * as dathonCard from '../cards/dathon.ts'
import * as davidMarcusCard from '../cards/david-marcus.ts'
import * as deadEndCard from '../cards/dead-end.ts'
import * as deadInBedCard from '../cards/dead-in-bed.ts'
import * as deannaTroiFirstContactCard from '../cards/deanna-troi-first-contact.ts'
import * as deepSpaceStationK7Card from '../cards/deep-space-station-k-7.ts'
import * as defendHomeworldCard from '../cards/defend-homeworld.ts'
import * as defiantDedicationPlaqueCard from '../cards/defiant-dedication-plaque.ts'
import * as dejarenCard from '../cards/dejaren.ts'
import * as deliverSuppliesCard from '../cards/deliver-supplies.ts'
import * as deltaQuadrantSpatialScissionCard from '../cards/delta-quadrant-spatial-scission.ts'
import * as denevanNeuralParasitesCard from '../cards/denevan-neural-parasites.ts'
import * as deputyQuarkCard from '../cards/deputy-quark.ts'
import * as destroyRadioactiveGarbageScowCard from '../cards/destroy-radioactive-garbage-scow.ts'
import * as devidianDoorCard from '../cards/devidian-door.ts'
import * as deyosCard from '../cards/deyos.ts'
import * as diplomatDetainedCard from '../cards/diplomat-detained.ts'
import * as diplomaticConferenceCard from '../cards/diplomatic-conference.ts'
import * as diplomaticContactCard from '../cards/diplomatic-contact.ts'
import * as diplomaticOvertureCard from '../cards/diplomatic-overture.ts'
import * as discommendationCard from '../cards/discommendation.ts'
import * as disruptAllianceCard from '../cards/disrupt-alliance.ts'
import * as disruptedContinuumCard from '../cards/disrupted-continuum.ts'
import * as disruptorOverloadCard from '../cards/disruptor-overload.ts'
import * as distortionFieldCard from '../cards/distortion-field.ts'
import * as distortionOfSpaceTimeContinuumCard from '../cards/distortion-of-space-time-continuum.ts'
import * as dixonHillCard from '../cards/dixon-hill.ts'
import * as dixonHillsBusinessCardCard from '../cards/dixon-hills-business-card.ts'
import * as dkTahgCard from '../cards/dk-tahg.ts'
import * as dnaCluesCard from '../cards/dna-clues.ts'
import * as dnaMetamorphosisCard from '../cards/dna-metamorphosis.ts'
import * as doYouSmellSomethingBurningCard from '../cards/do-you-smell-something-burning.ts'
import * as dockingPadsCard from '../cards/docking-pads.ts'
import * as dockingPortsCard from '../cards/docking-ports.ts'
import * as dockingPylonsCard from '../cards/docking-pylons.ts'
import * as dominionWarEffortsCard from '../cards/dominion-war-efforts.ts'
import * as doorNetCard from '../cards/door-net.ts'
import * as doppelgangerCard from '../cards/doppelganger.ts'
import * as drMccoyTheMotionPicturesCard from '../cards/dr-mccoy-the-motion-pictures.ts'
import * as drQMedicineEntityCard from '../cards/dr-q-medicine-entity.ts'
import * as drSoongCard from '../cards/dr-soong.ts'
import * as droppingInCard from '../cards/dropping-in.ts'
import * as droughtTreeCard from '../cards/drought-tree.ts'
import * as dtanCard from '../cards/dtan.ts'
import * as dukatOfBorgCard from '../cards/dukat-of-borg.ts'
import * as duranjaCard from '../cards/duranja.ts'
import * as echoPapa607KillerDroneCard from '../cards/echo-papa-607-killer-drone.ts'
import * as edoProbeCard from '../cards/edo-probe.ts'
import * as edoVesselCard from '../cards/edo-vessel.ts'
import * as elAdrelCreatureCard from '../cards/el-adrel-creature.ts'
import * as elimGarakCard from '../cards/elim-garak.ts'
import * as eliminateStarshipCard from '../cards/eliminate-starship.ts'
import * as emblemOfTheAllianceCard from '../cards/emblem-of-the-alliance.ts'
import * as emblemOfTheEmpireCard from '../cards/emblem-of-the-empire.ts'
import * as emergencyTransporterArmbandsCard from '../cards/emergency-transporter-armbands.ts'
import * as emhProgramCard from '../cards/emh-program.ts'
import * as empathicEchoCard from '../cards/empathic-echo.ts'
import * as empokNorCard from '../cards/empok-nor.ts'
import * as energyVortexCard from '../cards/energy-vortex.ts'
import * as engageShuttleOperationsCard from '../cards/engage-shuttle-operations.ts'
import * as engineeringKitCard from '../cards/engineering-kit.ts'
import * as engineeringPaddCard from '../cards/engineering-padd.ts'
import * as escapePodCard from '../cards/escape-pod.ts'
import * as espionageFederationOnKlingonCard from '../cards/espionage-federation-on-klingon.ts'
import * as espionageKlingonOnFederationCard from '../cards/espionage-klingon-on-federation.ts'
import * as espionageMissionCard from '../cards/espionage-mission.ts'
import * as espionageRomulanOnFederationCard from '../cards/espionage-romulan-on-federation.ts'
import * as espionageRomulanOnKlingonCard from '../cards/espionage-romulan-on-klingon.ts'
import * as establishDominionFootholdCard from '../cards/establish-dominion-foothold.ts'
import * as establishGatewayCard from '../cards/establish-gateway.ts'
import * as establishLandingProtocolsCard from '../cards/establish-landing-protocols.ts'
import * as establishSettlementCard from '../cards/establish-settlement.ts'
import * as evasiveManeuversCard from '../cards/evasive-maneuvers.ts'
import * as examineSingularityCard from '../cards/examine-singularity.ts'
import * as exocompCard from '../cards/exocomp.ts'
import * as expertPilotCard from '../cards/expert-pilot.ts'
import * as extraditionCard from '../cards/extradition.ts'
import * as eyesInTheDarkCard from '../cards/eyes-in-the-dark.ts'
import * as ezriCard from '../cards/ezri.ts'
import * as failureToCommunicateCard from '../cards/failure-to-communicate.ts'
import * as federationOutpostCard from '../cards/federation-outpost.ts'
import * as federationPaddCard from '../cards/federation-padd.ts'
import * as femalesLoveInterestCard from '../cards/females-love-interest.ts'
import * as ferengiAttackCard from '../cards/ferengi-attack.ts'
import * as ferengiInfestationCard from '../cards/ferengi-infestation.ts'
import * as ferengiMilitaryOperationsCard from '../cards/ferengi-military-operations.ts'
import * as ferengiOutpostCard from '../cards/ferengi-outpost.ts'
import * as ferengiTollCard from '../cards/ferengi-toll.ts'
import * as fgc47ResearchCard from '../cards/fgc-47-research.ts'
import * as fightinWordsCard from '../cards/fightin-words.ts'
import * as fileMissionReportCard from '../cards/file-mission-report.ts'
import * as findHiddenBaseCard from '../cards/find-hidden-base.ts'
import * as firestormCard from '../cards/firestorm.ts'
import * as flightOfTheIntruderCard from '../cards/flight-of-the-intruder.ts'
import * as flowersForALadyCard from '../cards/flowers-for-a-lady.ts'
import * as flyByTheSeatOfYourPantsCard from '../cards/fly-by-the-seat-of-your-pants.ts'
import * as forOldWarbirdsCard from '../cards/for-old-warbirds.ts'
import * as forTheCauseCard from '../cards/for-the-cause.ts'
import * as founderLeaderCard from '../cards/founder-leader.ts'
import * as fourOfNineCard from '../cards/four-of-nine.ts'
import * as frameOfMindCard from '../cards/frame-of-mind.ts'
import * as framedForMurderCard from '../cards/framed-for-murder.ts'
import * as friendlyFireCard from '../cards/friendly-fire.ts'
import * as fullPhaserSpreadCard from '../cards/full-phaser-spread.ts'
import * as fullPlanetScanCard from '../cards/full-planet-scan.ts'
import * as gapsInNormalSpaceCard from '../cards/gaps-in-normal-space.ts'
import * as garakCard from '../cards/garak.ts'
import * as garakHasSomeIssuesCard from '../cards/garak-has-some-issues.ts'
import * as garaksTailorShopCard from '../cards/garaks-tailor-shop.ts'
import * as garanianBolitesCard from '../cards/garanian-bolites.ts'
import * as genetronicReplicatorCard from '../cards/genetronic-replicator.ts'
import * as georgeSandersCard from '../cards/george-sanders.ts'
import * as giftForTheHiveCard from '../cards/gift-for-the-hive.ts'
import * as giftOfTheContinuumCard from '../cards/gift-of-the-continuum.ts'
import * as giloraRejalCard from '../cards/gilora-rejal.ts'
import * as giralCard from '../cards/giral.ts'
import * as giveMeGenesisCard from '../cards/give-me-genesis.ts'
import * as goddessOfEmpathyCard from '../cards/goddess-of-empathy.ts'
import * as goingToTheTopCard from '../cards/going-to-the-top.ts'
import * as gomtuuCard from '../cards/gomtuu.ts'
import * as grandNagusZekCard from '../cards/grand-nagus-zek.ts'
import * as gratefulAnywayCard from '../cards/grateful-anyway.ts'
import * as gravimetricDistortionCard from '../cards/gravimetric-distortion.ts'
import * as graviticMineCard from '../cards/gravitic-mine.ts'
import * as groumallCard from '../cards/groumall.ts'
import * as guardDroneCard from '../cards/guard-drone.ts'
import * as guestQuartersCard from '../cards/guest-quarters.ts'
import * as hailCard from '../cards/hail.ts'
import * as handshakeCard from '../cards/handshake.ts'
import * as harborCharterCard from '../cards/harbor-charter.ts'
import * as harborRegulationsCard from '../cards/harbor-regulations.ts'
import * as harvesterVirusCard from '../cards/harvester-virus.ts'
import * as hateCrimeCard from '../cards/hate-crime.ts'
import * as heraldOfRuinCard from '../cards/herald-of-ruin.ts'
import * as hideAndSeekCard from '../cards/hide-and-seek.ts'
import * as hippocraticOathCard from '../cards/hippocratic-oath.ts'
import * as holoProjectorsCard from '../cards/holo-projectors.ts'
import * as holodeckDoorCard from '../cards/holodeck-door.ts'
import * as hologramRuseCard from '../cards/hologram-ruse.ts'
import * as horgahnCard from '../cards/horgahn.ts'
import * as howardHeirloomCandleCard from '../cards/howard-heirloom-candle.ts'
import * as hqDefensiveMeasuresCard from '../cards/hq-defensive-measures.ts'
import * as hqFerengiCreditExchangeCard from '../cards/hq-ferengi-credit-exchange.ts'
import * as hqOrbitalWeaponsPlatformCard from '../cards/hq-orbital-weapons-platform.ts'
import * as hqReturnOrbToBajorCard from '../cards/hq-return-orb-to-bajor.ts'
import * as hughCard from '../cards/hugh.ts'
import * as hullRotCard from '../cards/hull-rot.ts'
import * as humuhumunukunukuapuaaCard from '../cards/humuhumunukunukuapuaa.ts'
import * as hunterGangsCard from '../cards/hunter-gangs.ts'
import * as hyperAgingCard from '../cards/hyper-aging.ts'
import * as hyposprayCard from '../cards/hypospray.ts'
import * as iHateYouCard from '../cards/i-hate-you.ts'
import * as iconianComputerWeaponCard from '../cards/iconian-computer-weapon.ts'
import * as iksQamCheeCard from '../cards/iks-qam-chee.ts'
import * as ilonTandroCard from '../cards/ilon-tandro.ts'
import * as impassableDoorCard from '../cards/impassable-door.ts'
import * as impersonateCaptiveCard from '../cards/impersonate-captive.ts'
import * as impressiveTrophiesCard from '../cards/impressive-trophies.ts'
import * as inTheZoneCard from '../cards/in-the-zone.ts'
import * as incomingMessageAttackAuthorizationCard from '../cards/incoming-message-attack-authorization.ts'
import * as incomingMessageFederationCard from '../cards/incoming-message-federation.ts'
import * as incomingMessageKlingonCard from '../cards/incoming-message-klingon.ts'
import * as incomingMessageRomulanCard from '../cards/incoming-message-romulan.ts'
import * as infirmaryCard from '../cards/infirmary.ts'
import * as interceptMaquisCard from '../cards/intercept-maquis.ts'
import * as interlinkDroneCard from '../cards/interlink-drone.ts'
import * as interphaseGeneratorCard from '../cards/interphase-generator.ts'
import * as interphasicPlasmaCreaturesCard from '../cards/interphasic-plasma-creatures.ts'
import * as interrogationCard from '../cards/interrogation.ts'
import * as intruderForceFieldCard from '../cards/intruder-force-field.ts'
import * as invasiveProceduresCard from '../cards/invasive-procedures.ts'
import * as investigateDeadPlanetCard from '../cards/investigate-dead-planet.ts'
import * as ipScannerCard from '../cards/ip-scanner.ts'
import * as ishkaCard from '../cards/ishka.ts'
import * as isolinearPuzzleCard from '../cards/isolinear-puzzle.ts'
import * as issAvengerAdmiralsShipCard from '../cards/iss-avenger-admirals-ship.ts'
import * as jadziaDaxBlazeOfGloryCard from '../cards/jadzia-dax-blaze-of-glory.ts'
import * as jamaharonCard from '../cards/jamaharon.ts'
import * as jarodCard from '../cards/jarod.ts'
import * as jeanLucPicardFirstContactCard from '../cards/jean-luc-picard-first-contact.ts'
import * as jovisCard from '../cards/jovis.ts'
import * as julianBashirCard from '../cards/julian-bashir.ts'
import * as kangCard from '../cards/kang.ts'
import * as katherinePulaskiCard from '../cards/katherine-pulaski.ts'
import * as kchiqCard from '../cards/kchiq.ts'
import * as keenMindsWantedCard from '../cards/keen-minds-wanted.ts'
import * as ketracelWhiteCard from '../cards/ketracel-white.ts'
import * as kevinUxbridgeCard from '../cards/kevin-uxbridge.ts'
import * as kevinUxbridgeConvergenceCard from '../cards/kevin-uxbridge-convergence.ts'
import * as kitAtHandCard from '../cards/kit-at-hand.ts'
import * as kivasFajoCard from '../cards/kivas-fajo.ts'
import * as kivasFajoCollectorCard from '../cards/kivas-fajo-collector.ts'
import * as klingonDeathYellCard from '../cards/klingon-death-yell.ts'
import * as klingonDisruptorCard from '../cards/klingon-disruptor.ts'
import * as klingonOutpostCard from '../cards/klingon-outpost.ts'
import * as klingonRightOfVengeanceCard from '../cards/klingon-right-of-vengeance.ts'
import * as kmtarCard from '../cards/kmtar.ts'
import * as kolaranRaidersCard from '../cards/kolaran-raiders.ts'
import * as korCard from '../cards/kor.ts'
import * as kressariRendezvousCard from '../cards/kressari-rendezvous.ts'
import * as ktarianGameCard from '../cards/ktarian-game.ts'
import * as kudaketanCard from '../cards/kudaketan.ts'
import * as kurlanNaiskosCard from '../cards/kurlan-naiskos.ts'
import * as laForgeManeuverCard from '../cards/la-forge-maneuver.ts'
import * as lackOfPreparationCard from '../cards/lack-of-preparation.ts'
import * as lakantaCard from '../cards/lakanta.ts'
import * as lalCard from '../cards/lal.ts'
import * as leckCard from '../cards/leck.ts'
import * as letheanTelepathicAttackCard from '../cards/lethean-telepathic-attack.ts'
import * as libertyCard from '../cards/liberty.ts'
import * as lineupCard from '../cards/lineup.ts'
import * as locutusOfBorgCard from '../cards/locutus-of-borg.ts'
import * as longRangeScanCard from '../cards/long-range-scan.ts'
import * as loreCard from '../cards/lore.ts'
import * as loreReturnsCard from '../cards/lore-returns.ts'
import * as loresFingernailCard from '../cards/lores-fingernail.ts'
import * as lossOfOrbitalStabilityCard from '../cards/loss-of-orbital-stability.ts'
import * as lowerDecksCard from '../cards/lower-decks.ts'
import * as lutherSloanCard from '../cards/luther-sloan.ts'
import * as magicCarpetRideOcdCard from '../cards/magic-carpet-ride-ocd.ts'
import * as makeItSoCard from '../cards/make-it-so.ts'
import * as malesLoveInterestCard from '../cards/males-love-interest.ts'
import * as malfunctioningDoorCard from '../cards/malfunctioning-door.ts'
import * as maliceUnboundCard from '../cards/malice-unbound.ts'
import * as mamanPicardCard from '../cards/maman-picard.ts'
import * as mandateOfTheContinuumCard from '../cards/mandate-of-the-continuum.ts'
import * as manheimsDimensionalDoorCard from '../cards/manheims-dimensional-door.ts'
import * as marketOfThePastCard from '../cards/market-of-the-past.ts'
import * as maroukCard from '../cards/marouk.ts'
import * as martokCard from '../cards/martok.ts'
import * as martokSoldierOfTheEmpireCard from '../cards/martok-soldier-of-the-empire.ts'
import * as masakaTransformationsCard from '../cards/masaka-transformations.ts'
import * as matriarchalSocietyCard from '../cards/matriarchal-society.ts'
import * as maximumFirepowerCard from '../cards/maximum-firepower.ts'
import * as medicalKitCard from '../cards/medical-kit.ts'
import * as memoryWipeCard from '../cards/memory-wipe.ts'
import * as mentharBoobyTrapCard from '../cards/menthar-booby-trap.ts'
import * as metaphasicShieldsCard from '../cards/metaphasic-shields.ts'
import * as mickeyDCard from '../cards/mickey-d.ts'
import * as microvirusCard from '../cards/microvirus.ts'
import * as milesObrienCard from '../cards/miles-obrien.ts'
import * as milesObrienBlazeOfGloryCard from '../cards/miles-obrien-blaze-of-glory.ts'
import * as mirastaYaleCard from '../cards/mirasta-yale.ts'
import * as mornCard from '../cards/morn.ts'
import * as mortalQCard from '../cards/mortal-q.ts'
import * as motsAdviceCard from '../cards/mots-advice.ts'
import * as mrBruntCard from '../cards/mr-brunt.ts'
import * as mrQuarkCard from '../cards/mr-quark.ts'
import * as mysteriousOrbCard from '../cards/mysterious-orb.ts'
import * as nagilumTestSubjectsCard from '../cards/nagilum-test-subjects.ts'
import * as nausicaansCard from '../cards/nausicaans.ts'
import * as navigatePlasmaStormsCard from '../cards/navigate-plasma-storms.ts'
import * as navigationalHazardsCard from '../cards/navigational-hazards.ts'
import * as nearWarpTransportCard from '../cards/near-warp-transport.ts'
import * as nebulaCard from '../cards/nebula.ts'
import * as neuralServoDeviceCard from '../cards/neural-servo-device.ts'
import * as neutralOutpostCard from '../cards/neutral-outpost.ts'
import * as nitriumMetalParasitesCard from '../cards/nitrium-metal-parasites.ts'
import * as noLooseEndsCard from '../cards/no-loose-ends.ts'
import * as noWayOutCard from '../cards/no-way-out.ts'
import * as nutationalShieldsCard from '../cards/nutational-shields.ts'
import * as observeRitualCard from '../cards/observe-ritual.ts'
import * as ocularImplantsCard from '../cards/ocular-implants.ts'
import * as onTheBridgeCard from '../cards/on-the-bridge.ts'
import * as oneCard from '../cards/one.ts'
import * as oneOfElevenCard from '../cards/one-of-eleven.ts'
import * as oobyDoobyCard from '../cards/ooby-dooby.ts'
import * as oopsCard from '../cards/oops.ts'
import * as openDiplomaticRelationsCard from '../cards/open-diplomatic-relations.ts'
import * as operateWormholeRelaysCard from '../cards/operate-wormhole-relays.ts'
import * as ophidianCaneCard from '../cards/ophidian-cane.ts'
import * as oppositionDroneCard from '../cards/opposition-drone.ts'
import * as opsCard from '../cards/ops.ts'
import * as orbFragmentCard from '../cards/orb-fragment.ts'
import * as orbNegotiationsCard from '../cards/orb-negotiations.ts'
import * as orbitalBombardmentCard from '../cards/orbital-bombardment.ts'
import * as outgunnedCard from '../cards/outgunned.ts'
import * as outpostRaidCard from '../cards/outpost-raid.ts'
import * as palorToffAlienTraderCard from '../cards/palor-toff-alien-trader.ts'
import * as parallelRomanceCard from '../cards/parallel-romance.ts'
import * as particleFountainCard from '../cards/particle-fountain.ts'
import * as particleScatteringFieldCard from '../cards/particle-scattering-field.ts'
import * as patternEnhancersCard from '../cards/pattern-enhancers.ts'
import * as paulRiceCard from '../cards/paul-rice.ts'
import * as paxanWormholeCard from '../cards/paxan-wormhole.ts'
import * as pelCard from '../cards/pel.ts'
import * as persistenceOfMemoryCard from '../cards/persistence-of-memory.ts'
import * as phasedMatterCard from '../cards/phased-matter.ts'
import * as phaserBanksCard from '../cards/phaser-banks.ts'
import * as phaserBurnsCard from '../cards/phaser-burns.ts'
import * as phloxCard from '../cards/phlox.ts'
import * as picardManeuverCard from '../cards/picard-maneuver.ts'
import * as picardsArtificialHeartCard from '../cards/picards-artificial-heart.ts'
import * as plainSimpleGarakCard from '../cards/plain-simple-garak.ts'
import * as plasmaFireCard from '../cards/plasma-fire.ts'
import * as plexingCard from '../cards/plexing.ts'
import * as portalGuardCard from '../cards/portal-guard.ts'
import * as powerToTheWeaponsCard from '../cards/power-to-the-weapons.ts'
import * as prepareAssaultTeamsCard from '../cards/prepare-assault-teams.ts'
import * as primarySupplyDepotCard from '../cards/primary-supply-depot.ts'
import * as primitiveHumanoidsCard from '../cards/primitive-humanoids.ts'
import * as prisonBreakCard from '../cards/prison-break.ts'
import * as prizeOfPhysicsCard from '../cards/prize-of-physics.ts'
import * as professorSiskoCard from '../cards/professor-sisko.ts'
import * as pulseDisruptorCard from '../cards/pulse-disruptor.ts'
import * as punishmentZoneCard from '../cards/punishment-zone.ts'
import * as pupCard from '../cards/pup.ts'
import * as qCard from '../cards/q.ts'
import * as qFlashCard from '../cards/q-flash.ts'
import * as qNetCard from '../cards/q-net.ts'
import * as qTheRefereeCard from '../cards/q-the-referee.ts'
import * as q2Card from '../cards/q2.ts'
import * as qsPlanetCard from '../cards/qs-planet.ts'
import * as qsTentCard from '../cards/qs-tent.ts'
import * as qualorIiRendezvousCard from '../cards/qualor-ii-rendezvous.ts'
import * as quandaryCard from '../cards/quandary.ts'
import * as quantumIncursionsCard from '../cards/quantum-incursions.ts'
import * as quantumSingularityLifeformsCard from '../cards/quantum-singularity-lifeforms.ts'
import * as quarksIsolinearRodsCard from '../cards/quarks-isolinear-rods.ts'
import * as quartermastersFeeCard from '../cards/quartermasters-fee.ts'
import * as quashConspiracyCard from '../cards/quash-conspiracy.ts'
import * as racialTensionCard from '../cards/racial-tension.ts'
import * as radioactiveGarbageScowCard from '../cards/radioactive-garbage-scow.ts'
import * as raiseTheStakesCard from '../cards/raise-the-stakes.ts'
import * as rascalsCard from '../cards/rascals.ts'
import * as rattleOfTheReedsCard from '../cards/rattle-of-the-reeds.ts'
import * as readyRoomDoorCard from '../cards/ready-room-door.ts'
import * as recallOfTheKeenestCard from '../cards/recall-of-the-keenest.ts'
import * as recallSignalCard from '../cards/recall-signal.ts'
import * as receptacleStonesCard from '../cards/receptacle-stones.ts'
import * as reckoningOfTheHiveCard from '../cards/reckoning-of-the-hive.ts'
import * as recruitMercenariesCard from '../cards/recruit-mercenaries.ts'
import * as redAlertCard from '../cards/red-alert.ts'
import * as reflectionTherapyCard from '../cards/reflection-therapy.ts'
import * as regenerateCard from '../cards/regenerate.ts'
import * as regentWorfCard from '../cards/regent-worf.ts'
import * as reginodCard from '../cards/reginod.ts'
import * as releaseThisPainCard from '../cards/release-this-pain.ts'
import * as reliefMissionIiCard from '../cards/relief-mission-ii.ts'
import * as remFatigueHallucinationsCard from '../cards/rem-fatigue-hallucinations.ts'
import * as remataklanCard from '../cards/remataklan.ts'
import * as remoteSupplyDepotCard from '../cards/remote-supply-depot.ts'
import * as resQCard from '../cards/res-q.ts'
import * as rescueCaptivesCard from '../cards/rescue-captives.ts'
import * as rescuePrisonersCard from '../cards/rescue-prisoners.ts'
import * as reshapeTheQuadrantCard from '../cards/reshape-the-quadrant.ts'
import * as ressikanFluteCard from '../cards/ressikan-flute.ts'
import * as reunionCard from '../cards/reunion.ts'
import * as revolvingDoorCard from '../cards/revolving-door.ts'
import * as rewardOfThePairCard from '../cards/reward-of-the-pair.ts'
import * as rikerWilCard from '../cards/riker-wil.ts'
import * as rinnakPireCard from '../cards/rinnak-pire.ts'
import * as rishonUxbridgeCard from '../cards/rishon-uxbridge.ts'
import * as robertDesotoCard from '../cards/robert-desoto.ts'
import * as robinLeflerCard from '../cards/robin-lefler.ts'
import * as rogueBorgMercenariesCard from '../cards/rogue-borg-mercenaries.ts'
import * as romulanAmbushCard from '../cards/romulan-ambush.ts'
import * as romulanCloakingDeviceCard from '../cards/romulan-cloaking-device.ts'
import * as romulanDisruptorCard from '../cards/romulan-disruptor.ts'
import * as romulanOutpostCard from '../cards/romulan-outpost.ts'
import * as royaleCasinoBlackjackCard from '../cards/royale-casino-blackjack.ts'
import * as rupturedPlasmaVentCard from '../cards/ruptured-plasma-vent.ts'
import * as saavikCard from '../cards/saavik.ts'
import * as sabotageDroneCard from '../cards/sabotage-drone.ts'
import * as sakonnaGunrunnerCard from '../cards/sakonna-gunrunner.ts'
import * as saltahnaClockCard from '../cards/saltahna-clock.ts'
import * as salvageStarshipCard from '../cards/salvage-starship.ts'
import * as salvagedAttackShipSheepInWolfsClothingCard from '../cards/salvaged-attack-ship-sheep-in-wolfs-clothing.ts'
import * as samLavelleCard from '../cards/sam-lavelle.ts'
import * as samaritanSnareCard from '../cards/samaritan-snare.ts'
import * as samuelClemensPocketwatchCard from '../cards/samuel-clemens-pocketwatch.ts'
import * as sarjenkaCard from '../cards/sarjenka.ts'
import * as scanCard from '../cards/scan.ts'
import * as scarceEngineersCard from '../cards/scarce-engineers.ts'
import * as scienceLabCard from '../cards/science-lab.ts'
import * as scorchedHandCard from '../cards/scorched-hand.ts'
import * as scottishSetterCard from '../cards/scottish-setter.ts'
import * as scoutEncounterCard from '../cards/scout-encounter.ts'
import * as sealRiftCard from '../cards/seal-rift.ts'
import * as sealedHatchSteepAscentCard from '../cards/sealed-hatch-steep-ascent.ts'
import * as searchForRebelsCard from '../cards/search-for-rebels.ts'
import * as searchForSurvivorsCard from '../cards/search-for-survivors.ts'
import * as searchForWeaponsCard from '../cards/search-for-weapons.ts'
import * as secretAgentJulianBashirCard from '../cards/secret-agent-julian-bashir.ts'
import * as secretCompartmentCard from '../cards/secret-compartment.ts'
import * as secureStationCard from '../cards/secure-station.ts'
import * as securityOfficeCard from '../cards/security-office.ts'
import * as seekOutNewLifeCard from '../cards/seek-out-new-life.ts'
import * as seismicQuakeCard from '../cards/seismic-quake.ts'
import * as seizeWesleyCard from '../cards/seize-wesley.ts'
import * as seniorStaffMeetingCard from '../cards/senior-staff-meeting.ts'
import * as senseTheBorgCard from '../cards/sense-the-borg.ts'
import * as sergeyAndHelenaCard from '../cards/sergey-and-helena.ts'
import * as serviceTheCollectiveCard from '../cards/service-the-collective.ts'
import * as sevenOfNineTheBorgCard from '../cards/seven-of-nine-the-borg.ts'
import * as shadesOfGrayBrutalityCard from '../cards/shades-of-gray-brutality.ts'
import * as shakaWhenTheWallsFellCard from '../cards/shaka-when-the-walls-fell.ts'
import type * as sharedArriveCard from '../cards/shared/arrive.ts'
import * as sharedVorgonsCard from '../cards/shared/vorgons.ts'
import * as sherlockHolmesCard from '../cards/sherlock-holmes.ts'
import * as shermansPeakCard from '../cards/shermans-peak.ts'
import * as shipSeizureCard from '../cards/ship-seizure.ts'
import * as shipwreckCard from '../cards/shipwreck.ts'
import * as shotInTheBackCard from '../cards/shot-in-the-back.ts'
import * as siegeAlarmCard from '../cards/siege-alarm.ts'
import * as sigmundFreudCard from '../cards/sigmund-freud.ts'
import * as silenceInTheRanksCard from '../cards/silence-in-the-ranks.ts'
import * as silentEnemyCard from '../cards/silent-enemy.ts'
import * as sistersOfDurasCard from '../cards/sisters-of-duras.ts'
import * as sleeperTrapCard from '../cards/sleeper-trap.ts'
import * as softenedBlowsCard from '../cards/softened-blows.ts'
import * as solkarCard from '../cards/solkar.ts'
import * as soongTypeAndroidCard from '../cards/soong-type-android.ts'
import * as spaceCard from '../cards/space.ts'
import * as spaceTimePortalCard from '../cards/space-time-portal.ts'
import * as spacedockCard from '../cards/spacedock.ts'
import * as spacedoorCard from '../cards/spacedoor.ts'
import * as spatialRiftCard from '../cards/spatial-rift.ts'
import * as spotCard from '../cards/spot.ts'
import * as spreadingDeliriumCard from '../cards/spreading-delirium.ts'
import * as stJohnTalbotCard from '../cards/st-john-talbot.ts'
import * as starfleetTypeIiPhaserCard from '../cards/starfleet-type-ii-phaser.ts'
import * as starryNightCard from '../cards/starry-night.ts'
import * as starshipConstitutionCard from '../cards/starship-constitution.ts'
import * as starshipExcelsiorCard from '../cards/starship-excelsior.ts'
import * as staticWarpBubbleCard from '../cards/static-warp-bubble.ts'
import * as stellarFlareCard from '../cards/stellar-flare.ts'
import * as stolenDefiantCard from '../cards/stolen-defiant.ts'
import * as stopFirstContactCard from '../cards/stop-first-contact.ts'
import * as storageCompartmentDoorCard from '../cards/storage-compartment-door.ts'
import * as strikeThreeCard from '../cards/strike-three.ts'
import * as studyPlasmaStormCard from '../cards/study-plasma-storm.ts'
import * as studyProtonebulaCard from '../cards/study-protonebula.ts'
import * as subjugatePlanetCard from '../cards/subjugate-planet.ts'
import * as subspaceInterferenceCard from '../cards/subspace-interference.ts'
import * as subspaceSchismCard from '../cards/subspace-schism.ts'
import * as subspaceSeaweedCard from '../cards/subspace-seaweed.ts'
import * as subspaceTransporterCard from '../cards/subspace-transporter.ts'
import * as subspaceWarpRiftCard from '../cards/subspace-warp-rift.ts'
import * as suddenAssimilationCard from '../cards/sudden-assimilation.ts'
import * as summonsFromTheContinuumCard from '../cards/summons-from-the-continuum.ts'
import * as sunaCard from '../cards/suna.ts'
import * as supernovaCard from '../cards/supernova.ts'
import * as surveyDroneCard from '../cards/survey-drone.ts'
import * as symbaleneBloodBurnCard from '../cards/symbalene-blood-burn.ts'
import * as systemsDiagnosticCard from '../cards/systems-diagnostic.ts'
import * as taarCard from '../cards/taar.ts'
import * as tachyonDetectionGridCard from '../cards/tachyon-detection-grid.ts'
import * as tacticalDroneCard from '../cards/tactical-drone.ts'
import * as tarchannenStudyCard from '../cards/tarchannen-study.ts'
import * as tarellianPlagueShipCard from '../cards/tarellian-plague-ship.ts'
import * as targCard from '../cards/targ.ts'
import * as targetEnginesCard from '../cards/target-engines.ts'
import * as targetShieldsCard from '../cards/target-shields.ts'
import * as tashaYarAlternateCard from '../cards/tasha-yar-alternate.ts'
import * as telepathicAlienKidnappersCard from '../cards/telepathic-alien-kidnappers.ts'
import * as temporalMicroWormholeCard from '../cards/temporal-micro-wormhole.ts'
import * as temporalNarcosisCard from '../cards/temporal-narcosis.ts'
import * as temporalRiftCard from '../cards/temporal-rift.ts'
import * as temporalVortexCard from '../cards/temporal-vortex.ts'
import * as temporalWakeCard from '../cards/temporal-wake.ts'
import * as terroristExplosionCard from '../cards/terrorist-explosion.ts'
import * as tetryonFieldCard from '../cards/tetryon-field.ts'
import * as theCelestialTempleCard from '../cards/the-celestial-temple.ts'
import * as theCharybdisCard from '../cards/the-charybdis.ts'
import * as theClownPlayingDoctorCard from '../cards/the-clown-playing-doctor.ts'
import * as theDevilCard from '../cards/the-devil.ts'
import * as theDoctorCard from '../cards/the-doctor.ts'
import * as theEmissaryCard from '../cards/the-emissary.ts'
import * as theGenesisDeviceCard from '../cards/the-genesis-device.ts'
import * as theHigherTheFewerCard from '../cards/the-higher-the-fewer.ts'
import * as theIntendantCard from '../cards/the-intendant.ts'
import * as theJugglerCard from '../cards/the-juggler.ts'
import * as theMaskOfKorganoCard from '../cards/the-mask-of-korgano.ts'
import * as theNextEmanationCard from '../cards/the-next-emanation.ts'
import * as thePromiseCard from '../cards/the-promise.ts'
import * as theSheliakCard from '../cards/the-sheliak.ts'
import * as theThinkTanksShipCard from '../cards/the-think-tanks-ship.ts'
import * as theTravelerCard from '../cards/the-traveler.ts'
import * as theTravelerTranscendenceCard from '../cards/the-traveler-transcendence.ts'
import * as thermalDeflectorsCard from '../cards/thermal-deflectors.ts'
import * as thineOwnSelfCard from '../cards/thine-own-self.ts'
import * as thirdAndFourthCard from '../cards/third-and-fourth.ts'
import * as thoughtFireCard from '../cards/thought-fire.ts'
import * as thoughtMakerCard from '../cards/thought-maker.ts'
import * as timeTravelPodCard from '../cards/time-travel-pod.ts'
import * as timepodRingCard from '../cards/timepod-ring.ts'
import * as timicinCard from '../cards/timicin.ts'
import * as togCard from '../cards/tog.ts'
import * as tollgateColonyCard from '../cards/tollgate-colony.ts'
import * as topologicalAnomaly4747Card from '../cards/topological-anomaly-4747.ts'
import * as toraZiyalCard from '../cards/tora-ziyal.ts'
import * as toxUthatCard from '../cards/tox-uthat.ts'
import * as transwarpConduitCard from '../cards/transwarp-conduit.ts'
import * as transwarpDroneCard from '../cards/transwarp-drone.ts'
import * as transwarpNetworkGatewayCard from '../cards/transwarp-network-gateway.ts'
import * as traumaCard from '../cards/trauma.ts'
import * as treatyFederationCardassianCard from '../cards/treaty-federation-cardassian.ts'
import * as treatyFederationKlingonCard from '../cards/treaty-federation-klingon.ts'
import * as treatyFederationRomulanCard from '../cards/treaty-federation-romulan.ts'
import * as treatyRomulanKlingonCard from '../cards/treaty-romulan-klingon.ts'
import * as triageCard from '../cards/triage.ts'
import * as tricorderCard from '../cards/tricorder.ts'
import * as tsiolkovskyInfectionCard from '../cards/tsiolkovsky-infection.ts'
import * as twistOfFateCard from '../cards/twist-of-fate.ts'
import * as twoDimensionalCreaturesCard from '../cards/two-dimensional-creatures.ts'
import * as twoOfElevenCard from '../cards/two-of-eleven.ts'
import * as ultimatumCard from '../cards/ultimatum.ts'
import * as unclaimedSalvageCard from '../cards/unclaimed-salvage.ts'
import * as undercoverAgentCard from '../cards/undercover-agent.ts'
import * as underestimatingTheFoundersCard from '../cards/underestimating-the-founders.ts'
import * as undetectedBeamInCard from '../cards/undetected-beam-in.ts'
import * as unscientificMethodCard from '../cards/unscientific-method.ts'
import * as unseenMarksmanCard from '../cards/unseen-marksman.ts'
import * as untrustworthyAssociateCard from '../cards/untrustworthy-associate.ts'
import * as ussEnterpriseCCard from '../cards/uss-enterprise-c.ts'
import * as ussPasteurCard from '../cards/uss-pasteur.ts'
import * as ussStargazerCard from '../cards/uss-stargazer.ts'
import * as varonTDisruptorCard from '../cards/varon-t-disruptor.ts'
import * as verifyLegendaryJourneyCard from '../cards/verify-legendary-journey.ts'
import * as vetoOfTheCollectiveCard from '../cards/veto-of-the-collective.ts'
import * as vinaCard from '../cards/vina.ts'
import * as visitCochraneMemorialCard from '../cards/visit-cochrane-memorial.ts'
import * as voicesInTheDarkCard from '../cards/voices-in-the-dark.ts'
import * as voleInfestationCard from '../cards/vole-infestation.ts'
import * as vorgonRaidersCard from '../cards/vorgon-raiders.ts'
import * as vreenakTalShiarChairmanCard from '../cards/vreenak-tal-shiar-chairman.ts'
import * as vulcanLanderCard from '../cards/vulcan-lander.ts'
import * as vulcanMindmeldCard from '../cards/vulcan-mindmeld.ts'
import * as vulcanNervePinchCard from '../cards/vulcan-nerve-pinch.ts'
import * as wallOfShipsCard from '../cards/wall-of-ships.ts'
import * as warpCoreBreachCard from '../cards/warp-core-breach.ts'
import * as wartimeConditionsCard from '../cards/wartime-conditions.ts'
import * as weakSpotCard from '../cards/weak-spot.ts'
import * as weightOfWisdomCard from '../cards/weight-of-wisdom.ts'
import * as whatDoesGodNeedWithAStarshipCard from '../cards/what-does-god-need-with-a-starship.ts'
import * as whereNoOneHasGoneBeforeCard from '../cards/where-no-one-has-gone-before.ts'
import * as whimOfTheContinuumCard from '../cards/whim-of-the-continuum.ts'
import * as whiteDeprivationCard from '../cards/white-deprivation.ts'
import * as williamTRikerFirstContactCard from '../cards/william-t-riker-first-contact.ts'
import * as worfAndJadziaCard from '../cards/worf-and-jadzia.ts'
import * as wormholeCard from '../cards/wormhole.ts'
import * as writOfAccountabilityCard from '../cards/writ-of-accountability.ts'
import * as yellowAlertCard from '../cards/yellow-alert.ts'
import * as youKnowIdLikeToHelpCard from '../cards/you-know-id-like-to-help.ts'
import * as yutaCard from '../cards/yuta.ts'
import * as zaldanCard from '../cards/zaldan.ts'
import * as zalkonianStorageCapsuleCard from '../cards/zalkonian-storage-capsule.ts'
import * as zalkonianVesselCard from '../cards/zalkonian-vessel.ts'
import * as lawTurnsBasics from '../law/turns/basics.ts'
import * as lawTurnsFaq from '../law/turns/faq.ts'
import * as lawTurnsFaqCourse from '../law/turns/faq-course.ts'
import * as lawTurnsFaqWords from '../law/turns/faq-words.ts'
import * as lawTurnsScission from '../law/turns/scission.ts'
import * as turnsEffects from '../mechanics/turns/effects.ts'
import type * as turnsWords from '../mechanics/turns/words.ts'
import * as turnsSettled from '../questions/turns/settled.ts'
import * as lawTimingBasics from '../law/timing/basics.ts'
import * as lawTimingFaqActions from '../law/timing/faq-actions.ts'
import * as lawTimingFaqAnswers from '../law/timing/faq-answers.ts'
import * as lawTimingFaqInterrupts from '../law/timing/faq-interrupts.ts'
import * as lawTimingFaqTiming from '../law/timing/faq-timing.ts'
import * as lawTimingGlossaryTiming from '../law/timing/glossary-timing.ts'
import * as lawTimingReadings from '../law/timing/readings.ts'
import type * as timingDue from '../mechanics/timing/due.ts'
import type * as timingInnerLetPass from '../mechanics/timing/inner/let-pass.ts'
import type * as timingQueue from '../mechanics/timing/queue.ts'
import type * as timingTriumph from '../mechanics/timing/triumph.ts'
import type * as timingWindow from '../mechanics/timing/window.ts'
import type * as timingWords from '../mechanics/timing/words.ts'
import * as timingSettled from '../questions/timing/settled.ts'
import * as lawSuspendsPlayCurrent from '../law/suspends-play/current.ts'
import * as lawSuspendsPlayGlossary from '../law/suspends-play/glossary.ts'
import * as suspendsPlayInnerCheckMoment from '../mechanics/suspends-play/inner/check-moment.ts'
import * as suspendsPlaySettled from '../questions/suspends-play/settled.ts'
import * as lawSelectionsFaq from '../law/selections/faq.ts'
import * as lawSelectionsGlossary from '../law/selections/glossary.ts'
import * as lawSelectionsOpponentsChoice from '../law/selections/opponents-choice.ts'
import * as lawSelectionsReadings from '../law/selections/readings.ts'
import * as lawSelectionsSecondEdition from '../law/selections/second-edition.ts'
import * as selectionsEffects from '../mechanics/selections/effects.ts'
import type * as selectionsInnerAvoid from '../mechanics/selections/inner/avoid.ts'
import * as selectionsInnerWeakerThan from '../mechanics/selections/inner/weaker-than.ts'
import type * as selectionsWords from '../mechanics/selections/words.ts'
import * as selectionsSettled from '../questions/selections/settled.ts'
import * as lawSeedingCryosatellite from '../law/seeding/cryosatellite.ts'
import * as lawSeedingDecks from '../law/seeding/decks.ts'
import * as lawSeedingDoubled from '../law/seeding/doubled.ts'
import * as lawSeedingGlossaryFunctions from '../law/seeding/glossary-functions.ts'
import * as lawSeedingGlossaryMisSeeds from '../law/seeding/glossary-mis-seeds.ts'
import * as lawSeedingGlossaryPhases from '../law/seeding/glossary-phases.ts'
import * as lawSeedingGlossarySites from '../law/seeding/glossary-sites.ts'
import * as lawSeedingGlossaryTable from '../law/seeding/glossary-table.ts'
import * as lawSeedingGlossaryTurns from '../law/seeding/glossary-turns.ts'
import * as lawSeedingGlossaryUnder from '../law/seeding/glossary-under.ts'
import * as lawSeedingNothingElse from '../law/seeding/nothing-else.ts'
import * as lawSeedingReadings from '../law/seeding/readings.ts'
import * as lawSeedingRulebookOf1994 from '../law/seeding/rulebook-of-1994.ts'
import * as lawSeedingSecondEdition from '../law/seeding/second-edition.ts'
import * as lawSeedingSeedDecks from '../law/seeding/seed-decks.ts'
import * as lawSeedingSideDecks from '../law/seeding/side-decks.ts'
import * as seedingInnerSeedUnder from '../mechanics/seeding/inner/seed-under.ts'
import type * as seedingWords from '../mechanics/seeding/words.ts'
import * as seedingSettled from '../questions/seeding/settled.ts'
import * as lawDrawsAndDiscardsCustoms from '../law/draws-and-discards/customs.ts'
import * as lawDrawsAndDiscardsFaq from '../law/draws-and-discards/faq.ts'
import * as lawDrawsAndDiscardsFaqFormats from '../law/draws-and-discards/faq-formats.ts'
import * as lawDrawsAndDiscardsFaqPiles from '../law/draws-and-discards/faq-piles.ts'
import * as lawDrawsAndDiscardsGlossary from '../law/draws-and-discards/glossary.ts'
import * as lawDrawsAndDiscardsGlossaryPiles from '../law/draws-and-discards/glossary-piles.ts'
import * as lawDrawsAndDiscardsLooking from '../law/draws-and-discards/looking.ts'
import * as lawDrawsAndDiscardsReadings from '../law/draws-and-discards/readings.ts'
import * as lawDrawsAndDiscardsSherlockHolmes from '../law/draws-and-discards/sherlock-holmes.ts'
import type * as drawsAndDiscardsDraw from '../mechanics/draws-and-discards/draw.ts'
import * as drawsAndDiscardsEffects from '../mechanics/draws-and-discards/effects.ts'
import * as drawsAndDiscardsInnerDrawUntilEven from '../mechanics/draws-and-discards/inner/draw-until-even.ts'
import * as drawsAndDiscardsSelectors from '../mechanics/draws-and-discards/selectors.ts'
import type * as drawsAndDiscardsWords from '../mechanics/draws-and-discards/words.ts'
import * as drawsAndDiscardsSettled from '../questions/draws-and-discards/settled.ts'
import * as lawShowingCardsCustoms from '../law/showing-cards/customs.ts'
import * as lawShowingCardsFaq from '../law/showing-cards/faq.ts'
import * as lawShowingCardsFaqPiles from '../law/showing-cards/faq-piles.ts'
import * as lawShowingCardsGlossary from '../law/showing-cards/glossary.ts'
import * as lawShowingCardsKidnappers from '../law/showing-cards/kidnappers.ts'
import * as showingCardsEffects from '../mechanics/showing-cards/effects.ts'
import type * as showingCardsWords from '../mechanics/showing-cards/words.ts'
import * as showingCardsSettled from '../questions/showing-cards/settled.ts'
import * as lawDownloadingBuilding from '../law/downloading/building.ts'
import * as lawDownloadingCurrent from '../law/downloading/current.ts'
import * as lawDownloadingDoorways from '../law/downloading/doorways.ts'
import * as lawDownloadingGlossary from '../law/downloading/glossary.ts'
import * as lawDownloadingHomeworld from '../law/downloading/homeworld.ts'
import * as lawDownloadingIcons from '../law/downloading/icons.ts'
import * as lawDownloadingPlaying from '../law/downloading/playing.ts'
import * as lawDownloadingReadings from '../law/downloading/readings.ts'
import * as lawDownloadingReporting from '../law/downloading/reporting.ts'
import * as lawDownloadingScoutEncounter from '../law/downloading/scout-encounter.ts'
import * as lawDownloadingSearching from '../law/downloading/searching.ts'
import * as lawDownloadingSeedPhases from '../law/downloading/seed-phases.ts'
import * as lawDownloadingSpecialSkills from '../law/downloading/special-skills.ts'
import * as lawDownloadingStocking from '../law/downloading/stocking.ts'
import * as lawDownloadingValidity from '../law/downloading/validity.ts'
import * as downloadingEffects from '../mechanics/downloading/effects.ts'
import * as downloadingInnerCheck from '../mechanics/downloading/inner/check.ts'
import * as downloadingInnerFeasible from '../mechanics/downloading/inner/feasible.ts'
import type * as downloadingWords from '../mechanics/downloading/words.ts'
import * as downloadingSettled from '../questions/downloading/settled.ts'
import * as lawReportingBasics from '../law/reporting/basics.ts'
import * as lawReportingCustoms from '../law/reporting/customs.ts'
import * as lawReportingFaqNonAligned from '../law/reporting/faq-non-aligned.ts'
import * as lawReportingIntoSpace from '../law/reporting/into-space.ts'
import * as reportingInnerAtTheStart from '../mechanics/reporting/inner/at-the-start.ts'
import * as reportingInnerLyingOn from '../mechanics/reporting/inner/lying-on.ts'
import * as reportingInnerOwnTurn from '../mechanics/reporting/inner/own-turn.ts'
import * as reportingInnerSelectAnew from '../mechanics/reporting/inner/select-anew.ts'
import type * as reportingInnerUseToBeam from '../mechanics/reporting/inner/use-to-beam.ts'
import type * as reportingPlay from '../mechanics/reporting/play.ts'
import type * as reportingUse from '../mechanics/reporting/use.ts'
import type * as reportingWords from '../mechanics/reporting/words.ts'
import * as reportingSettled from '../questions/reporting/settled.ts'
import * as lawFacilitiesBasics from '../law/facilities/basics.ts'
import * as lawFacilitiesCustoms from '../law/facilities/customs.ts'
import * as lawFacilitiesFaqOutposts from '../law/facilities/faq-outposts.ts'
import * as lawFacilitiesSites from '../law/facilities/sites.ts'
import * as lawFacilitiesStations from '../law/facilities/stations.ts'
import type * as facilitiesWords from '../mechanics/facilities/words.ts'
import * as facilitiesSettled from '../questions/facilities/settled.ts'
import * as lawDockingByName from '../law/docking/by-name.ts'
import * as lawDockingCustoms from '../law/docking/customs.ts'
import * as lawDockingDockingPads from '../law/docking/docking-pads.ts'
import * as lawDockingFaq from '../law/docking/faq.ts'
import * as lawDockingGlossary from '../law/docking/glossary.ts'
import * as lawDockingReadings from '../law/docking/readings.ts'
import * as dockingFeatures from '../mechanics/docking/features.ts'
import type * as dockingWords from '../mechanics/docking/words.ts'
import * as dockingSettled from '../questions/docking/settled.ts'
import * as lawStaffingCustoms from '../law/staffing/customs.ts'
import * as lawStaffingFaq from '../law/staffing/faq.ts'
import * as lawStaffingGlossary from '../law/staffing/glossary.ts'
import * as lawStaffingIcons from '../law/staffing/icons.ts'
import * as lawStaffingKindsOfIcons from '../law/staffing/kinds-of-icons.ts'
import * as lawStaffingLiberty from '../law/staffing/liberty.ts'
import * as staffingFeatures from '../mechanics/staffing/features.ts'
import * as staffingInnerLentIcons from '../mechanics/staffing/inner/lent-icons.ts'
import type * as staffingStaffing from '../mechanics/staffing/staffing.ts'
import type * as staffingWords from '../mechanics/staffing/words.ts'
import * as staffingSettled from '../questions/staffing/settled.ts'
import * as lawMovementBasics from '../law/movement/basics.ts'
import * as lawMovementFaqCards from '../law/movement/faq-cards.ts'
import * as lawMovementFaqMoving from '../law/movement/faq-moving.ts'
import * as lawMovementFaqShuttles from '../law/movement/faq-shuttles.ts'
import * as lawMovementGlossary from '../law/movement/glossary.ts'
import * as movementEffects from '../mechanics/movement/effects.ts'
import * as movementInnerHurl from '../mechanics/movement/inner/hurl.ts'
import type * as movementWords from '../mechanics/movement/words.ts'
import * as movementSettled from '../questions/movement/settled.ts'
import * as lawBeamingBasics from '../law/beaming/basics.ts'
import * as lawBeamingFaq from '../law/beaming/faq.ts'
import * as lawBeamingFaqCards from '../law/beaming/faq-cards.ts'
import * as lawBeamingReadings from '../law/beaming/readings.ts'
import * as beamingEffects from '../mechanics/beaming/effects.ts'
import type * as beamingInnerBeamText from '../mechanics/beaming/inner/beam-text.ts'
import type * as beamingWords from '../mechanics/beaming/words.ts'
import * as beamingSettled from '../questions/beaming/settled.ts'
import * as lawCloakingBasics from '../law/cloaking/basics.ts'
import * as lawCloakingCurrent from '../law/cloaking/current.ts'
import * as lawCloakingCustoms from '../law/cloaking/customs.ts'
import * as lawCloakingFaq from '../law/cloaking/faq.ts'
import * as lawCloakingFaqBeaming from '../law/cloaking/faq-beaming.ts'
import * as lawCloakingFaqCards from '../law/cloaking/faq-cards.ts'
import * as lawCloakingFaqShuffling from '../law/cloaking/faq-shuffling.ts'
import * as lawCloakingReadings from '../law/cloaking/readings.ts'
import type * as cloakingWords from '../mechanics/cloaking/words.ts'
import * as cloakingSettled from '../questions/cloaking/settled.ts'
import * as lawCompatibilityConference from '../law/compatibility/conference.ts'
import * as lawCompatibilityCurrent from '../law/compatibility/current.ts'
import * as lawCompatibilityFactions from '../law/compatibility/factions.ts'
import * as lawCompatibilityFaq from '../law/compatibility/faq.ts'
import * as lawCompatibilityFaqPlaces from '../law/compatibility/faq-places.ts'
import * as lawCompatibilityFaqTreaties from '../law/compatibility/faq-treaties.ts'
import * as lawCompatibilityGlossary from '../law/compatibility/glossary.ts'
import * as lawCompatibilityInfiltration from '../law/compatibility/infiltration.ts'
import * as lawCompatibilityModes from '../law/compatibility/modes.ts'
import * as lawCompatibilityPlaying from '../law/compatibility/playing.ts'
import * as compatibilityFeatures from '../mechanics/compatibility/features.ts'
import type * as compatibilityPlaying from '../mechanics/compatibility/playing.ts'
import * as compatibilityRequirements from '../mechanics/compatibility/requirements.ts'
import * as compatibilitySelectors from '../mechanics/compatibility/selectors.ts'
import type * as compatibilityWords from '../mechanics/compatibility/words.ts'
import * as compatibilitySettled from '../questions/compatibility/settled.ts'
import * as lawCaptureBasics from '../law/capture/basics.ts'
import * as lawCaptureBorg from '../law/capture/borg.ts'
import * as lawCaptureFaq from '../law/capture/faq.ts'
import * as lawCaptureFaqCaptives from '../law/capture/faq-captives.ts'
import * as lawCaptureGlossary from '../law/capture/glossary.ts'
import * as lawCaptureStealing from '../law/capture/stealing.ts'
import * as captureCaptives from '../mechanics/capture/captives.ts'
import * as captureEffects from '../mechanics/capture/effects.ts'
import * as captureInnerInterrogate from '../mechanics/capture/inner/interrogate.ts'
import * as captureSteal from '../mechanics/capture/steal.ts'
import type * as captureWords from '../mechanics/capture/words.ts'
import * as captureSettled from '../questions/capture/settled.ts'
import * as lawMissionsBasics from '../law/missions/basics.ts'
import * as lawMissionsBeginning from '../law/missions/beginning.ts'
import * as lawMissionsCurrent from '../law/missions/current.ts'
import * as lawMissionsDisappeared from '../law/missions/disappeared.ts'
import * as lawMissionsDualIcon from '../law/missions/dual-icon.ts'
import * as lawMissionsEnds from '../law/missions/ends.ts'
import * as lawMissionsFaq from '../law/missions/faq.ts'
import * as lawMissionsFaqBeginning from '../law/missions/faq-beginning.ts'
import * as lawMissionsFaqSpace from '../law/missions/faq-space.ts'
import * as lawMissionsPersona from '../law/missions/persona.ts'
import * as lawMissionsReadings from '../law/missions/readings.ts'
import * as lawMissionsRequirements from '../law/missions/requirements.ts'
import * as lawMissionsSolving from '../law/missions/solving.ts'
import type * as missionsAttempt from '../mechanics/missions/attempt.ts'
import * as missionsFeatures from '../mechanics/missions/features.ts'
import type * as missionsInnerDiscardToSolve from '../mechanics/missions/inner/discard-to-solve.ts'
import * as missionsInnerOutOfUse from '../mechanics/missions/inner/out-of-use.ts'
import type * as missionsQFlash from '../mechanics/missions/q-flash.ts'
import * as missionsRequirements from '../mechanics/missions/requirements.ts'
import type * as missionsWords from '../mechanics/missions/words.ts'
import * as missionsSettled from '../questions/missions/settled.ts'
import * as lawDilemmasBasics from '../law/dilemmas/basics.ts'
import * as lawDilemmasFaq from '../law/dilemmas/faq.ts'
import * as lawDilemmasFaqAnimals from '../law/dilemmas/faq-animals.ts'
import * as lawDilemmasFaqAnswers from '../law/dilemmas/faq-answers.ts'
import * as lawDilemmasFaqDoubled from '../law/dilemmas/faq-doubled.ts'
import * as lawDilemmasFaqHands from '../law/dilemmas/faq-hands.ts'
import * as lawDilemmasFaqInPlay from '../law/dilemmas/faq-in-play.ts'
import * as lawDilemmasFaqPhased from '../law/dilemmas/faq-phased.ts'
import * as lawDilemmasFaqPlanet from '../law/dilemmas/faq-planet.ts'
import * as lawDilemmasFaqPoints from '../law/dilemmas/faq-points.ts'
import * as lawDilemmasFaqQuarantine from '../law/dilemmas/faq-quarantine.ts'
import * as lawDilemmasFaqReplicator from '../law/dilemmas/faq-replicator.ts'
import * as lawDilemmasFaqSeeding from '../law/dilemmas/faq-seeding.ts'
import * as lawDilemmasFaqSingle from '../law/dilemmas/faq-single.ts'
import * as lawDilemmasFaqSkills from '../law/dilemmas/faq-skills.ts'
import * as lawDilemmasFaqStopping from '../law/dilemmas/faq-stopping.ts'
import * as lawDilemmasFeatures from '../law/dilemmas/features.ts'
import * as lawDilemmasFindings from '../law/dilemmas/findings.ts'
import * as lawDilemmasInPlay from '../law/dilemmas/in-play.ts'
import * as lawDilemmasPoints from '../law/dilemmas/points.ts'
import * as lawDilemmasProcedure from '../law/dilemmas/procedure.ts'
import * as lawDilemmasReach from '../law/dilemmas/reach.ts'
import * as lawDilemmasReadings from '../law/dilemmas/readings.ts'
import * as lawDilemmasRequirements from '../law/dilemmas/requirements.ts'
import * as lawDilemmasSections from '../law/dilemmas/sections.ts'
import * as lawDilemmasSingle from '../law/dilemmas/single.ts'
import * as lawDilemmasTakingPart from '../law/dilemmas/taking-part.ts'
import * as lawDilemmasTwoSets from '../law/dilemmas/two-sets.ts'
import * as lawDilemmasWhereTheyGo from '../law/dilemmas/where-they-go.ts'
import * as lawDilemmasWords from '../law/dilemmas/words.ts'
import type * as dilemmasCure from '../mechanics/dilemmas/cure.ts'
import * as dilemmasEffects from '../mechanics/dilemmas/effects.ts'
import type * as dilemmasEncounter from '../mechanics/dilemmas/encounter.ts'
import * as dilemmasInnerAffected from '../mechanics/dilemmas/inner/affected.ts'
import type * as dilemmasInnerChangeText from '../mechanics/dilemmas/inner/change-text.ts'
import * as dilemmasInnerChanges from '../mechanics/dilemmas/inner/changes.ts'
import type * as dilemmasInnerElsewhere from '../mechanics/dilemmas/inner/elsewhere.ts'
import type * as dilemmasInnerExamine from '../mechanics/dilemmas/inner/examine.ts'
import type * as dilemmasInnerFacing from '../mechanics/dilemmas/inner/facing.ts'
import type * as dilemmasInnerNullifyByDiscarding from '../mechanics/dilemmas/inner/nullify-by-discarding.ts'
import * as dilemmasRequired from '../mechanics/dilemmas/required.ts'
import * as dilemmasSelectors from '../mechanics/dilemmas/selectors.ts'
import type * as dilemmasWords from '../mechanics/dilemmas/words.ts'
import * as dilemmasSettled from '../questions/dilemmas/settled.ts'
import * as lawScoutingArtifacts from '../law/scouting/artifacts.ts'
import * as lawScoutingCompletion from '../law/scouting/completion.ts'
import * as lawScoutingCurrent from '../law/scouting/current.ts'
import * as lawScoutingDabo from '../law/scouting/dabo.ts'
import * as lawScoutingDilemmas from '../law/scouting/dilemmas.ts'
import * as lawScoutingGlossary from '../law/scouting/glossary.ts'
import * as lawScoutingLocations from '../law/scouting/locations.ts'
import * as lawScoutingProbing from '../law/scouting/probing.ts'
import * as lawScoutingShips from '../law/scouting/ships.ts'
import * as scoutingEffects from '../mechanics/scouting/effects.ts'
import * as scoutingFeatures from '../mechanics/scouting/features.ts'
import type * as scoutingInnerObjectiveWords from '../mechanics/scouting/inner/objective-words.ts'
import type * as scoutingProbe from '../mechanics/scouting/probe.ts'
import type * as scoutingWords from '../mechanics/scouting/words.ts'
import * as scoutingSettled from '../questions/scouting/settled.ts'
import * as lawScoringBasicsOfDecks from '../law/scoring/basics-of-decks.ts'
import * as lawScoringCustoms from '../law/scoring/customs.ts'
import * as lawScoringFaqDecks from '../law/scoring/faq-decks.ts'
import * as lawScoringFaqYells from '../law/scoring/faq-yells.ts'
import * as lawScoringSalvage from '../law/scoring/salvage.ts'
import * as scoringEffects from '../mechanics/scoring/effects.ts'
import type * as scoringLosePoints from '../mechanics/scoring/lose-points.ts'
import * as scoringRequirements from '../mechanics/scoring/requirements.ts'
import type * as scoringWords from '../mechanics/scoring/words.ts'
import * as scoringSettled from '../questions/scoring/settled.ts'
import * as lawArtifactsFaq from '../law/artifacts/faq.ts'
import * as lawArtifactsFaqOwners from '../law/artifacts/faq-owners.ts'
import * as lawArtifactsGlossary from '../law/artifacts/glossary.ts'
import * as lawArtifactsGlossarySeeded from '../law/artifacts/glossary-seeded.ts'
import type * as artifactsEarnedAnew from '../mechanics/artifacts/earned-anew.ts'
import type * as artifactsUncover from '../mechanics/artifacts/uncover.ts'
import type * as artifactsWords from '../mechanics/artifacts/words.ts'
import * as artifactsSettled from '../questions/artifacts/settled.ts'
import * as lawEquipmentCustoms from '../law/equipment/customs.ts'
import * as lawEquipmentDisruptorOverload from '../law/equipment/disruptor-overload.ts'
import * as lawEquipmentFaq from '../law/equipment/faq.ts'
import * as lawEquipmentFaqClassifications from '../law/equipment/faq-classifications.ts'
import * as lawEquipmentFaqLeftBehind from '../law/equipment/faq-left-behind.ts'
import * as lawEquipmentFaqUsers from '../law/equipment/faq-users.ts'
import * as lawEquipmentFaqWeapons from '../law/equipment/faq-weapons.ts'
import * as lawEquipmentReadings from '../law/equipment/readings.ts'
import * as lawEquipmentSpecialEquipment from '../law/equipment/special-equipment.ts'
import * as lawEquipmentStarshipExcelsior from '../law/equipment/starship-excelsior.ts'
import * as equipmentFeatures from '../mechanics/equipment/features.ts'
import type * as equipmentLentSkills from '../mechanics/equipment/lent-skills.ts'
import type * as equipmentWords from '../mechanics/equipment/words.ts'
import * as equipmentSettled from '../questions/equipment/settled.ts'
import * as lawSkillsCustoms from '../law/skills/customs.ts'
import * as lawSkillsDrSoong from '../law/skills/dr-soong.ts'
import * as lawSkillsFaq from '../law/skills/faq.ts'
import * as lawSkillsFaqRequirements from '../law/skills/faq-requirements.ts'
import * as lawSkillsGlossaryAttributes from '../law/skills/glossary-attributes.ts'
import * as lawSkillsGlossaryBox from '../law/skills/glossary-box.ts'
import * as lawSkillsGlossaryDots from '../law/skills/glossary-dots.ts'
import * as lawSkillsGlossaryFirstListed from '../law/skills/glossary-first-listed.ts'
import * as lawSkillsHalves from '../law/skills/halves.ts'
import * as lawSkillsIntelligence from '../law/skills/intelligence.ts'
import * as lawSkillsMindmeld from '../law/skills/mindmeld.ts'
import * as lawSkillsModifying from '../law/skills/modifying.ts'
import * as lawSkillsReadings from '../law/skills/readings.ts'
import * as lawSkillsSecondEdition from '../law/skills/second-edition.ts'
import * as lawSkillsSharing from '../law/skills/sharing.ts'
import * as lawSkillsSharingReadings from '../law/skills/sharing-readings.ts'
import * as lawSkillsShipAttributes from '../law/skills/ship-attributes.ts'
import * as lawSkillsUsing from '../law/skills/using.ts'
import * as skillsEffects from '../mechanics/skills/effects.ts'
import * as skillsFeatures from '../mechanics/skills/features.ts'
import type * as skillsInnerPrice from '../mechanics/skills/inner/price.ts'
import * as skillsRequirements from '../mechanics/skills/requirements.ts'
import * as skillsSelectors from '../mechanics/skills/selectors.ts'
import type * as skillsUseSkills from '../mechanics/skills/use-skills.ts'
import * as skillsWhenUsed from '../mechanics/skills/when-used.ts'
import type * as skillsWords from '../mechanics/skills/words.ts'
import * as skillsSettled from '../questions/skills/settled.ts'
import * as lawSpeciesByName from '../law/species/by-name.ts'
import * as lawSpeciesCharacteristics from '../law/species/characteristics.ts'
import * as lawSpeciesCurrent from '../law/species/current.ts'
import * as lawSpeciesCustoms from '../law/species/customs.ts'
import * as lawSpeciesFaq from '../law/species/faq.ts'
import * as lawSpeciesGlossary from '../law/species/glossary.ts'
import * as lawSpeciesLiberty from '../law/species/liberty.ts'
import * as lawSpeciesMixedSpecies from '../law/species/mixed-species.ts'
import * as lawSpeciesNames from '../law/species/names.ts'
import * as lawSpeciesReadings from '../law/species/readings.ts'
import * as lawSpeciesSeriesIcons from '../law/species/series-icons.ts'
import * as lawSpeciesShipClass from '../law/species/ship-class.ts'
import * as lawSpeciesShips from '../law/species/ships.ts'
import * as lawSpeciesTheSameSpecies from '../law/species/the-same-species.ts'
import * as speciesFeatures from '../mechanics/species/features.ts'
import * as speciesRequirements from '../mechanics/species/requirements.ts'
import type * as speciesWords from '../mechanics/species/words.ts'
import * as speciesSettled from '../questions/species/settled.ts'
import * as lawNamesChanged from '../law/names/changed.ts'
import * as lawNamesDeepSpace9 from '../law/names/deep-space-9.ts'
import * as lawNamesDoppelganger from '../law/names/doppelganger.ts'
import * as lawNamesNames from '../law/names/names.ts'
import * as lawNamesPersona from '../law/names/persona.ts'
import * as lawNamesTimeLocations from '../law/names/time-locations.ts'
import * as lawNamesVersions from '../law/names/versions.ts'
import * as namesFeatures from '../mechanics/names/features.ts'
import type * as namesReplace from '../mechanics/names/replace.ts'
import type * as namesWords from '../mechanics/names/words.ts'
import * as namesSettled from '../questions/names/settled.ts'
import * as lawLoreCommanders from '../law/lore/commanders.ts'
import * as lawLoreCommandersOf1996 from '../law/lore/commanders-of-1996.ts'
import * as lawLoreCorrectedLore from '../law/lore/corrected-lore.ts'
import * as lawLoreCouples from '../law/lore/couples.ts'
import * as lawLoreFacilityCommanders from '../law/lore/facility-commanders.ts'
import * as lawLoreNamedInLore from '../law/lore/named-in-lore.ts'
import * as lawLoreReadingNames from '../law/lore/reading-names.ts'
import * as loreEffects from '../mechanics/lore/effects.ts'
import * as loreFeatures from '../mechanics/lore/features.ts'
import type * as loreWords from '../mechanics/lore/words.ts'
import * as loreSettled from '../questions/lore/settled.ts'
import * as lawDualPersonnelGlossary from '../law/dual-personnel/glossary.ts'
import * as lawDualPersonnelSelected from '../law/dual-personnel/selected.ts'
import * as dualPersonnelSettled from '../questions/dual-personnel/settled.ts'
import * as lawBorgCustoms from '../law/borg/customs.ts'
import * as lawBorgGlossary from '../law/borg/glossary.ts'
import * as lawBorgReadings from '../law/borg/readings.ts'
import * as borgSelectors from '../mechanics/borg/selectors.ts'
import type * as borgWords from '../mechanics/borg/words.ts'
import * as lawHologramsBasics from '../law/holograms/basics.ts'
import * as lawHologramsFaq from '../law/holograms/faq.ts'
import * as lawHologramsFaqDilemmas from '../law/holograms/faq-dilemmas.ts'
import type * as hologramsHolograms from '../mechanics/holograms/holograms.ts'
import * as hologramsSettled from '../questions/holograms/settled.ts'
import * as lawBattleBasics from '../law/battle/basics.ts'
import * as lawBattleCurrent from '../law/battle/current.ts'
import * as lawBattleCustoms from '../law/battle/customs.ts'
import * as lawBattleFaq from '../law/battle/faq.ts'
import * as lawBattleFaqGoingOn from '../law/battle/faq-going-on.ts'
import * as lawBattleFaqInterrupts from '../law/battle/faq-interrupts.ts'
import * as lawBattleFaqRestraint from '../law/battle/faq-restraint.ts'
import * as lawBattleGlossary from '../law/battle/glossary.ts'
import * as lawBattlePermissions from '../law/battle/permissions.ts'
import * as lawBattleReadings from '../law/battle/readings.ts'
import type * as battleBattle from '../mechanics/battle/battle.ts'
import * as battleEffects from '../mechanics/battle/effects.ts'
import * as battleFeatures from '../mechanics/battle/features.ts'
import type * as battleHurling from '../mechanics/battle/hurling.ts'
import type * as battleInnerChanged from '../mechanics/battle/inner/changed.ts'
import type * as battleInnerEngage from '../mechanics/battle/inner/engage.ts'
import type * as battleInnerPermitted from '../mechanics/battle/inner/permitted.ts'
import type * as battleInnerPersonnelBattle from '../mechanics/battle/inner/personnel-battle.ts'
import type * as battleInnerRestraint from '../mechanics/battle/inner/restraint.ts'
import type * as battleWords from '../mechanics/battle/words.ts'
import * as battleSettled from '../questions/battle/settled.ts'
import * as lawSelfControlledFaq from '../law/self-controlled/faq.ts'
import * as lawSelfControlledFaqBorgShip from '../law/self-controlled/faq-borg-ship.ts'
import * as lawSelfControlledFaqRogueBorg from '../law/self-controlled/faq-rogue-borg.ts'
import * as lawSelfControlledReadings from '../law/self-controlled/readings.ts'
import * as selfControlledEffects from '../mechanics/self-controlled/effects.ts'
import * as selfControlledFeatures from '../mechanics/self-controlled/features.ts'
import * as selfControlledInnerHeldShips from '../mechanics/self-controlled/inner/held-ships.ts'
import type * as selfControlledWords from '../mechanics/self-controlled/words.ts'
import * as selfControlledSettled from '../questions/self-controlled/settled.ts'
import * as lawDamageCustomsRepair from '../law/damage/customs-repair.ts'
import * as lawDamageFaqDestruction from '../law/damage/faq-destruction.ts'
import * as lawDamageFaqRepair from '../law/damage/faq-repair.ts'
import * as lawDamageFaqTurned from '../law/damage/faq-turned.ts'
import * as lawDamageGlossaryDamaged from '../law/damage/glossary-damaged.ts'
import * as lawDamageGlossaryMethods from '../law/damage/glossary-methods.ts'
import * as lawDamageGlossaryRelocated from '../law/damage/glossary-relocated.ts'
import * as lawDamageGlossaryResults from '../law/damage/glossary-results.ts'
import * as lawDamageReadings from '../law/damage/readings.ts'
import * as damageEffects from '../mechanics/damage/effects.ts'
import * as damageInnerOffLine from '../mechanics/damage/inner/off-line.ts'
import type * as damageRepairInTurns from '../mechanics/damage/repair-in-turns.ts'
import type * as damageWords from '../mechanics/damage/words.ts'
import * as damageSettled from '../questions/damage/settled.ts'
import * as lawStoppedBasics from '../law/stopped/basics.ts'
import * as lawStoppedCurrent from '../law/stopped/current.ts'
import * as lawStoppedFaq from '../law/stopped/faq.ts'
import * as lawStoppedGlossary from '../law/stopped/glossary.ts'
import * as lawStoppedGlossaryAlong from '../law/stopped/glossary-along.ts'
import * as lawStoppedGlossaryCauses from '../law/stopped/glossary-causes.ts'
import * as lawStoppedReadings from '../law/stopped/readings.ts'
import * as lawStoppedSecondEdition from '../law/stopped/second-edition.ts'
import * as lawStoppedShipReadings from '../law/stopped/ship-readings.ts'
import * as stoppedEffects from '../mechanics/stopped/effects.ts'
import type * as stoppedWords from '../mechanics/stopped/words.ts'
import * as lawDisabledFaq from '../law/disabled/faq.ts'
import * as lawDisabledGlossary from '../law/disabled/glossary.ts'
import * as lawDisabledGlossaryCondition from '../law/disabled/glossary-condition.ts'
import * as lawDisabledReadings from '../law/disabled/readings.ts'
import * as lawDisabledSeizing from '../law/disabled/seizing.ts'
import * as lawDisabledStunned from '../law/disabled/stunned.ts'
import * as disabledEffects from '../mechanics/disabled/effects.ts'
import type * as disabledWords from '../mechanics/disabled/words.ts'
import * as disabledSettled from '../questions/disabled/settled.ts'
import * as lawStasisFaq from '../law/stasis/faq.ts'
import * as lawStasisGlossary from '../law/stasis/glossary.ts'
import * as lawStasisSurroundings from '../law/stasis/surroundings.ts'
import * as stasisEffects from '../mechanics/stasis/effects.ts'
import type * as stasisWords from '../mechanics/stasis/words.ts'
import * as lawNullifyingFaqArtifacts from '../law/nullifying/faq-artifacts.ts'
import * as lawNullifyingFaqEvents from '../law/nullifying/faq-events.ts'
import * as lawNullifyingFaqJustPlayed from '../law/nullifying/faq-just-played.ts'
import * as lawNullifyingFaqNullifying from '../law/nullifying/faq-nullifying.ts'
import * as nullifyingEffects from '../mechanics/nullifying/effects.ts'
import * as nullifyingInnerProtected from '../mechanics/nullifying/inner/protected.ts'
import type * as nullifyingWhileInPlay from '../mechanics/nullifying/while-in-play.ts'
import type * as nullifyingWords from '../mechanics/nullifying/words.ts'
import * as nullifyingSettled from '../questions/nullifying/settled.ts'
import * as lawDutiesFaq from '../law/duties/faq.ts'
import * as lawDutiesFaqMessages from '../law/duties/faq-messages.ts'
import * as lawDutiesForward from '../law/duties/forward.ts'
import * as lawDutiesGlossary from '../law/duties/glossary.ts'
import * as lawDutiesReadings from '../law/duties/readings.ts'
import * as lawDutiesSaltahnaClock from '../law/duties/saltahna-clock.ts'
import type * as dutiesWords from '../mechanics/duties/words.ts'
import * as dutiesSettled from '../questions/duties/settled.ts'
import * as lawDoorwaysAlternateUniverse from '../law/doorways/alternate-universe.ts'
import * as lawDoorwaysClosed from '../law/doorways/closed.ts'
import * as lawDoorwaysDevidian1996 from '../law/doorways/devidian-1996.ts'
import * as lawDoorwaysDevidianGlossary from '../law/doorways/devidian-glossary.ts'
import * as lawDoorwaysPlaying from '../law/doorways/playing.ts'
import * as lawDoorwaysReadings from '../law/doorways/readings.ts'
import * as lawDoorwaysSigmundFreud from '../law/doorways/sigmund-freud.ts'
import * as lawDoorwaysSpaceTimePortal from '../law/doorways/space-time-portal.ts'
import * as lawDoorwaysSpacedoor from '../law/doorways/spacedoor.ts'
import * as lawDoorwaysTerms from '../law/doorways/terms.ts'
import * as doorwaysEffects from '../mechanics/doorways/effects.ts'
import * as doorwaysFeatures from '../mechanics/doorways/features.ts'
import * as doorwaysInnerAtAnyTime from '../mechanics/doorways/inner/at-any-time.ts'
import * as doorwaysSentThrough from '../mechanics/doorways/sent-through.ts'
import type * as doorwaysWords from '../mechanics/doorways/words.ts'
import * as doorwaysSettled from '../questions/doorways/settled.ts'
import * as lawLocationsBajoranWormhole from '../law/locations/bajoran-wormhole.ts'
import * as lawLocationsCorresponding from '../law/locations/corresponding.ts'
import * as lawLocationsCustoms from '../law/locations/customs.ts'
import * as lawLocationsDestroyed from '../law/locations/destroyed.ts'
import * as lawLocationsFaqGaps from '../law/locations/faq-gaps.ts'
import * as lawLocationsGlossary from '../law/locations/glossary.ts'
import * as lawLocationsGlossarySpaceline from '../law/locations/glossary-spaceline.ts'
import * as lawLocationsNebulae from '../law/locations/nebulae.ts'
import * as lawLocationsTimeLocations from '../law/locations/time-locations.ts'
import * as lawLocationsTimeline from '../law/locations/timeline.ts'
import * as locationsEffects from '../mechanics/locations/effects.ts'
import * as locationsFeatures from '../mechanics/locations/features.ts'
import * as locationsSelectors from '../mechanics/locations/selectors.ts'
import type * as locationsWords from '../mechanics/locations/words.ts'
import * as locationsSettled from '../questions/locations/settled.ts'

export const law = lawIn(
  lawTurnsBasics,
  lawTurnsFaq,
  lawTurnsFaqCourse,
  lawTurnsFaqWords,
  lawTurnsScission,
  turnsSettled,
  lawTimingBasics,
  lawTimingFaqActions,
  lawTimingFaqAnswers,
  lawTimingFaqInterrupts,
  lawTimingFaqTiming,
  lawTimingGlossaryTiming,
  timingSettled,
  lawSuspendsPlayCurrent,
  lawSuspendsPlayGlossary,
  suspendsPlaySettled,
  lawSelectionsFaq,
  lawSelectionsGlossary,
  lawSelectionsOpponentsChoice,
  lawSelectionsSecondEdition,
  selectionsSettled,
  lawSeedingCryosatellite,
  lawSeedingDecks,
  lawSeedingDoubled,
  lawSeedingGlossaryFunctions,
  lawSeedingGlossaryMisSeeds,
  lawSeedingGlossaryPhases,
  lawSeedingGlossarySites,
  lawSeedingGlossaryTable,
  lawSeedingGlossaryTurns,
  lawSeedingGlossaryUnder,
  lawSeedingNothingElse,
  lawSeedingRulebookOf1994,
  lawSeedingSecondEdition,
  lawSeedingSeedDecks,
  lawSeedingSideDecks,
  seedingSettled,
  lawDrawsAndDiscardsCustoms,
  lawDrawsAndDiscardsFaq,
  lawDrawsAndDiscardsFaqFormats,
  lawDrawsAndDiscardsFaqPiles,
  lawDrawsAndDiscardsGlossary,
  lawDrawsAndDiscardsGlossaryPiles,
  lawDrawsAndDiscardsLooking,
  lawDrawsAndDiscardsSherlockHolmes,
  drawsAndDiscardsSettled,
  lawShowingCardsCustoms,
  lawShowingCardsFaq,
  lawShowingCardsFaqPiles,
  lawShowingCardsGlossary,
  lawShowingCardsKidnappers,
  showingCardsSettled,
  lawDownloadingBuilding,
  lawDownloadingCurrent,
  lawDownloadingDoorways,
  lawDownloadingGlossary,
  lawDownloadingHomeworld,
  lawDownloadingIcons,
  lawDownloadingPlaying,
  lawDownloadingReporting,
  lawDownloadingScoutEncounter,
  lawDownloadingSearching,
  lawDownloadingSeedPhases,
  lawDownloadingSpecialSkills,
  lawDownloadingStocking,
  lawDownloadingValidity,
  downloadingSettled,
  lawReportingBasics,
  lawReportingCustoms,
  lawReportingFaqNonAligned,
  lawReportingIntoSpace,
  reportingSettled,
  lawFacilitiesBasics,
  lawFacilitiesCustoms,
  lawFacilitiesFaqOutposts,
  lawFacilitiesSites,
  lawFacilitiesStations,
  facilitiesSettled,
  lawDockingByName,
  lawDockingCustoms,
  lawDockingDockingPads,
  lawDockingFaq,
  lawDockingGlossary,
  dockingSettled,
  lawStaffingCustoms,
  lawStaffingFaq,
  lawStaffingGlossary,
  lawStaffingIcons,
  lawStaffingKindsOfIcons,
  lawStaffingLiberty,
  staffingSettled,
  lawMovementBasics,
  lawMovementFaqCards,
  lawMovementFaqMoving,
  lawMovementFaqShuttles,
  lawMovementGlossary,
  movementSettled,
  lawBeamingBasics,
  lawBeamingFaq,
  lawBeamingFaqCards,
  beamingSettled,
  lawCloakingBasics,
  lawCloakingCurrent,
  lawCloakingCustoms,
  lawCloakingFaq,
  lawCloakingFaqBeaming,
  lawCloakingFaqCards,
  lawCloakingFaqShuffling,
  cloakingSettled,
  lawCompatibilityConference,
  lawCompatibilityCurrent,
  lawCompatibilityFactions,
  lawCompatibilityFaq,
  lawCompatibilityFaqPlaces,
  lawCompatibilityFaqTreaties,
  lawCompatibilityGlossary,
  lawCompatibilityInfiltration,
  lawCompatibilityModes,
  lawCompatibilityPlaying,
  compatibilitySettled,
  lawCaptureBasics,
  lawCaptureBorg,
  lawCaptureFaq,
  lawCaptureFaqCaptives,
  lawCaptureGlossary,
  lawCaptureStealing,
  captureSettled,
  lawMissionsBasics,
  lawMissionsBeginning,
  lawMissionsCurrent,
  lawMissionsDisappeared,
  lawMissionsDualIcon,
  lawMissionsEnds,
  lawMissionsFaq,
  lawMissionsFaqBeginning,
  lawMissionsFaqSpace,
  lawMissionsPersona,
  lawMissionsRequirements,
  lawMissionsSolving,
  missionsSettled,
  lawDilemmasBasics,
  lawDilemmasFaq,
  lawDilemmasFaqAnimals,
  lawDilemmasFaqAnswers,
  lawDilemmasFaqDoubled,
  lawDilemmasFaqHands,
  lawDilemmasFaqInPlay,
  lawDilemmasFaqPhased,
  lawDilemmasFaqPlanet,
  lawDilemmasFaqPoints,
  lawDilemmasFaqQuarantine,
  lawDilemmasFaqReplicator,
  lawDilemmasFaqSeeding,
  lawDilemmasFaqSingle,
  lawDilemmasFaqSkills,
  lawDilemmasFaqStopping,
  lawDilemmasFeatures,
  lawDilemmasFindings,
  lawDilemmasInPlay,
  lawDilemmasPoints,
  lawDilemmasProcedure,
  lawDilemmasReach,
  lawDilemmasRequirements,
  lawDilemmasSections,
  lawDilemmasSingle,
  lawDilemmasTakingPart,
  lawDilemmasTwoSets,
  lawDilemmasWhereTheyGo,
  lawDilemmasWords,
  dilemmasSettled,
  lawScoutingArtifacts,
  lawScoutingCompletion,
  lawScoutingCurrent,
  lawScoutingDabo,
  lawScoutingDilemmas,
  lawScoutingGlossary,
  lawScoutingLocations,
  lawScoutingProbing,
  lawScoutingShips,
  scoutingSettled,
  lawScoringBasicsOfDecks,
  lawScoringCustoms,
  lawScoringFaqDecks,
  lawScoringFaqYells,
  lawScoringSalvage,
  scoringSettled,
  lawArtifactsFaq,
  lawArtifactsFaqOwners,
  lawArtifactsGlossary,
  lawArtifactsGlossarySeeded,
  artifactsSettled,
  lawEquipmentCustoms,
  lawEquipmentDisruptorOverload,
  lawEquipmentFaq,
  lawEquipmentFaqClassifications,
  lawEquipmentFaqLeftBehind,
  lawEquipmentFaqUsers,
  lawEquipmentFaqWeapons,
  lawEquipmentSpecialEquipment,
  lawEquipmentStarshipExcelsior,
  equipmentSettled,
  lawSkillsCustoms,
  lawSkillsDrSoong,
  lawSkillsFaq,
  lawSkillsFaqRequirements,
  lawSkillsGlossaryAttributes,
  lawSkillsGlossaryBox,
  lawSkillsGlossaryDots,
  lawSkillsGlossaryFirstListed,
  lawSkillsHalves,
  lawSkillsIntelligence,
  lawSkillsMindmeld,
  lawSkillsModifying,
  lawSkillsSecondEdition,
  lawSkillsSharing,
  lawSkillsShipAttributes,
  lawSkillsUsing,
  skillsSettled,
  lawSpeciesByName,
  lawSpeciesCharacteristics,
  lawSpeciesCurrent,
  lawSpeciesCustoms,
  lawSpeciesFaq,
  lawSpeciesGlossary,
  lawSpeciesLiberty,
  lawSpeciesMixedSpecies,
  lawSpeciesNames,
  lawSpeciesSeriesIcons,
  lawSpeciesShipClass,
  lawSpeciesShips,
  lawSpeciesTheSameSpecies,
  speciesSettled,
  lawNamesChanged,
  lawNamesDeepSpace9,
  lawNamesDoppelganger,
  lawNamesNames,
  lawNamesPersona,
  lawNamesTimeLocations,
  lawNamesVersions,
  namesSettled,
  lawLoreCommanders,
  lawLoreCommandersOf1996,
  lawLoreCorrectedLore,
  lawLoreCouples,
  lawLoreFacilityCommanders,
  lawLoreNamedInLore,
  lawLoreReadingNames,
  loreSettled,
  lawDualPersonnelGlossary,
  lawDualPersonnelSelected,
  dualPersonnelSettled,
  lawBorgCustoms,
  lawBorgGlossary,
  lawHologramsBasics,
  lawHologramsFaq,
  lawHologramsFaqDilemmas,
  hologramsSettled,
  lawBattleBasics,
  lawBattleCurrent,
  lawBattleCustoms,
  lawBattleFaq,
  lawBattleFaqGoingOn,
  lawBattleFaqInterrupts,
  lawBattleFaqRestraint,
  lawBattleGlossary,
  lawBattlePermissions,
  battleSettled,
  lawSelfControlledFaq,
  lawSelfControlledFaqBorgShip,
  lawSelfControlledFaqRogueBorg,
  selfControlledSettled,
  lawDamageCustomsRepair,
  lawDamageFaqDestruction,
  lawDamageFaqRepair,
  lawDamageFaqTurned,
  lawDamageGlossaryDamaged,
  lawDamageGlossaryMethods,
  lawDamageGlossaryRelocated,
  lawDamageGlossaryResults,
  damageSettled,
  lawStoppedBasics,
  lawStoppedCurrent,
  lawStoppedFaq,
  lawStoppedGlossary,
  lawStoppedGlossaryAlong,
  lawStoppedGlossaryCauses,
  lawStoppedSecondEdition,
  lawDisabledFaq,
  lawDisabledGlossary,
  lawDisabledGlossaryCondition,
  lawDisabledSeizing,
  lawDisabledStunned,
  disabledSettled,
  lawStasisFaq,
  lawStasisGlossary,
  lawStasisSurroundings,
  lawNullifyingFaqArtifacts,
  lawNullifyingFaqEvents,
  lawNullifyingFaqJustPlayed,
  lawNullifyingFaqNullifying,
  nullifyingSettled,
  lawDutiesFaq,
  lawDutiesFaqMessages,
  lawDutiesForward,
  lawDutiesGlossary,
  lawDutiesSaltahnaClock,
  dutiesSettled,
  lawDoorwaysAlternateUniverse,
  lawDoorwaysClosed,
  lawDoorwaysDevidian1996,
  lawDoorwaysDevidianGlossary,
  lawDoorwaysPlaying,
  lawDoorwaysSigmundFreud,
  lawDoorwaysSpaceTimePortal,
  lawDoorwaysSpacedoor,
  lawDoorwaysTerms,
  doorwaysSettled,
  lawLocationsBajoranWormhole,
  lawLocationsCorresponding,
  lawLocationsCustoms,
  lawLocationsDestroyed,
  lawLocationsFaqGaps,
  lawLocationsGlossary,
  lawLocationsGlossarySpaceline,
  lawLocationsNebulae,
  lawLocationsTimeLocations,
  lawLocationsTimeline,
  locationsSettled,
)

export const cards: readonly Card[] = [
  the1TribbleGoCard.card,
  the1stRuleOfAcquisitionCard.card,
  the10TribblesGoCard.card,
  the211thRuleOfAcquisitionCard.card,
  the0413ThetaCard.card,
  aChanceForGloryCard.card,
  aChangeOfPlansCard.card,
  aaminMarritzaCard.card,
  aaronConorCard.card,
  abandonShipCard.card,
  admiralLeytonCard.card,
  ajurCard.card,
  alienAbductionCard.card,
  alienGroupieCard.card,
  alienParasitesCard.card,
  alienProbeCard.card,
  allThreesCard.card,
  alterRecordsCard.card,
  alternateUniverseDoorCard.card,
  altonianBrainTeaserCard.card,
  alyssaOgawaFirstContactCard.card,
  amandaRogersCard.card,
  anOldDebtCard.card,
  anaphasicOrganismCard.card,
  ancientComputerCard.card,
  ancientComputerMicrovirusCard.card,
  anonymousDenunciationCard.card,
  antiMatterPodCard.card,
  antiMatterSpreadCard.card,
  antiTimeAnomalyCard.card,
  anyaCard.card,
  aphasiaDeviceCard.card,
  arachniaCard.card,
  arandisCard.card,
  archerCard.card,
  armusSkinOfEvilCard.card,
  armusSpreadingTarCard.card,
  assemblyTransportCard.card,
  assignMissionSpecialistsCard.card,
  assignSupportPersonnelCard.card,
  assimilateCounterpartCard.card,
  assimilateHomeworldCard.card,
  assimilatePlanetCard.card,
  assimilateStarshipCard.card,
  assistCooperativeCard.card,
  asteroidSanctuaryCard.card,
  astrogationDroneCard.card,
  atmosphericIonizationCard.card,
  authorizedAccessOnlyCard.card,
  autoDestructSequenceCard.card,
  backFromTheScrapyardCard.card,
  bajoranCivilWarCard.card,
  bajoranOutpostCard.card,
  bajoranPhaserCard.card,
  bajoranWormholeCard.card,
  barclayTransporterPhobiaCard.card,
  barclaysProtomorphosisDiseaseCard.card,
  bareilCard.card,
  barterForAidCard.card,
  barterForChartsCard.card,
  baryonBuildupCard.card,
  barzanWormholeCard.card,
  batlethCard.card,
  battleBridgeDoorCard.card,
  benSiskoCard.card,
  benjaminSiskoCard.card,
  betazoidGiftBoxCard.card,
  beverlyAndWillCard.card,
  bewareOfQCard.card,
  bioMedDroneCard.card,
  bioNeuralGelPackCard.card,
  birthOfJuniorCard.card,
  blackHoleCard.card,
  bladeOfTkonCard.card,
  bleedResourcesCard.card,
  blendedCard.card,
  bloodOathCard.card,
  boratusCard.card,
  borgCubeCard.card,
  borgNeuroprocessorCard.card,
  borgQueenCard.card,
  borgServoCard.card,
  borgShipCard.card,
  borgVinculumCard.card,
  brainDrainCard.card,
  brainwashCard.card,
  bralekCard.card,
  bruntCard.card,
  brutalStruggleCard.card,
  bruteForceCard.card,
  buildInterplexingBeaconCard.card,
  buildersAtWorkCard.card,
  bynarsWeaponEnhancementCard.card,
  calandraCard.card,
  campKhitomerCard.card,
  captainKangCard.card,
  captainPicardCard.card,
  captainsLogCard.card,
  capturedCard.card,
  cardassianDisruptorCard.card,
  cardassianOutpostCard.card,
  cardassianTrapCard.card,
  cetiEelCard.card,
  chajohCard.card,
  chalnothCard.card,
  chamberOfMinistersCard.card,
  chartingOfTheUnknownCard.card,
  chineseFingerPuzzleCard.card,
  chulaTheChandraCard.card,
  chulaTheDiceCard.card,
  classicCommunicatorCard.card,
  classicMedicalTricorderCard.card,
  classicTricorderCard.card,
  classicTypeIiPhaserCard.card,
  cloakedMissionCard.card,
  closeThatDoorCard.card,
  coalescentOrganismCard.card,
  colonyCard.card,
  commandDecisionsCard.card,
  commandeerShipCard.card,
  commandersOfficeCard.card,
  computerCrashCard.card,
  confiscatedOrdersCard.card,
  constructDepotCard.card,
  constructStarshipCard.card,
  containmentFieldCard.card,
  continuingMissionCard.card,
  conundrumCard.card,
  countermandaCard.card,
  crewReassignmentCard.card,
  crimsonForcefieldCard.card,
  crodensKeyCard.card,
  crosisCard.card,
  crossoverCard.card,
  cryosatelliteCard.card,
  crystallineEntityCard.card,
  curatorsClaimCard.card,
  cyberDroneCard.card,
  cyberneticsExpertiseCard.card,
  cytheriansCard.card,
  cytoplasmicLifeFormCard.card,
  daboCard.card,
  dalrokCard.card,
  dangerousLiaisonsCard.card,
  datasBodyCard.card,
  datasHeadCard.card,
  datasMedalsCard.card,
  dathonCard.card,
  davidMarcusCard.card,
  deadEndCard.card,
  deadInBedCard.card,
  deannaTroiFirstContactCard.card,
  deepSpaceStationK7Card.card,
  defendHomeworldCard.card,
  defiantDedicationPlaqueCard.card,
  dejarenCard.card,
  deliverSuppliesCard.card,
  deltaQuadrantSpatialScissionCard.card,
  denevanNeuralParasitesCard.card,
  deputyQuarkCard.card,
  destroyRadioactiveGarbageScowCard.card,
  devidianDoorCard.card,
  deyosCard.card,
  diplomatDetainedCard.card,
  diplomaticConferenceCard.card,
  diplomaticContactCard.card,
  diplomaticOvertureCard.card,
  discommendationCard.card,
  disruptAllianceCard.card,
  disruptedContinuumCard.card,
  disruptorOverloadCard.card,
  distortionFieldCard.card,
  distortionOfSpaceTimeContinuumCard.card,
  dixonHillCard.card,
  dixonHillsBusinessCardCard.card,
  dkTahgCard.card,
  dnaCluesCard.card,
  dnaMetamorphosisCard.card,
  doYouSmellSomethingBurningCard.card,
  dockingPadsCard.card,
  dockingPortsCard.card,
  dockingPylonsCard.card,
  dominionWarEffortsCard.card,
  doorNetCard.card,
  doppelgangerCard.card,
  drMccoyTheMotionPicturesCard.card,
  drQMedicineEntityCard.card,
  drSoongCard.card,
  droppingInCard.card,
  droughtTreeCard.card,
  dtanCard.card,
  dukatOfBorgCard.card,
  duranjaCard.card,
  echoPapa607KillerDroneCard.card,
  edoProbeCard.card,
  edoVesselCard.card,
  elAdrelCreatureCard.card,
  elimGarakCard.card,
  eliminateStarshipCard.card,
  emblemOfTheAllianceCard.card,
  emblemOfTheEmpireCard.card,
  emergencyTransporterArmbandsCard.card,
  emhProgramCard.card,
  empathicEchoCard.card,
  empokNorCard.card,
  energyVortexCard.card,
  engageShuttleOperationsCard.card,
  engineeringKitCard.card,
  engineeringPaddCard.card,
  escapePodCard.card,
  espionageFederationOnKlingonCard.card,
  espionageKlingonOnFederationCard.card,
  espionageMissionCard.card,
  espionageRomulanOnFederationCard.card,
  espionageRomulanOnKlingonCard.card,
  establishDominionFootholdCard.card,
  establishGatewayCard.card,
  establishLandingProtocolsCard.card,
  establishSettlementCard.card,
  evasiveManeuversCard.card,
  examineSingularityCard.card,
  exocompCard.card,
  expertPilotCard.card,
  extraditionCard.card,
  eyesInTheDarkCard.card,
  ezriCard.card,
  failureToCommunicateCard.card,
  federationOutpostCard.card,
  federationPaddCard.card,
  femalesLoveInterestCard.card,
  ferengiAttackCard.card,
  ferengiInfestationCard.card,
  ferengiMilitaryOperationsCard.card,
  ferengiOutpostCard.card,
  ferengiTollCard.card,
  fgc47ResearchCard.card,
  fightinWordsCard.card,
  fileMissionReportCard.card,
  findHiddenBaseCard.card,
  firestormCard.card,
  flightOfTheIntruderCard.card,
  flowersForALadyCard.card,
  flyByTheSeatOfYourPantsCard.card,
  forOldWarbirdsCard.card,
  forTheCauseCard.card,
  founderLeaderCard.card,
  fourOfNineCard.card,
  frameOfMindCard.card,
  framedForMurderCard.card,
  friendlyFireCard.card,
  fullPhaserSpreadCard.card,
  fullPlanetScanCard.card,
  gapsInNormalSpaceCard.card,
  garakCard.card,
  garakHasSomeIssuesCard.card,
  garaksTailorShopCard.card,
  garanianBolitesCard.card,
  genetronicReplicatorCard.card,
  georgeSandersCard.card,
  giftForTheHiveCard.card,
  giftOfTheContinuumCard.card,
  giloraRejalCard.card,
  giralCard.card,
  giveMeGenesisCard.card,
  goddessOfEmpathyCard.card,
  goingToTheTopCard.card,
  gomtuuCard.card,
  grandNagusZekCard.card,
  gratefulAnywayCard.card,
  gravimetricDistortionCard.card,
  graviticMineCard.card,
  groumallCard.card,
  guardDroneCard.card,
  guestQuartersCard.card,
  hailCard.card,
  handshakeCard.card,
  harborCharterCard.card,
  harborRegulationsCard.card,
  harvesterVirusCard.card,
  hateCrimeCard.card,
  heraldOfRuinCard.card,
  hideAndSeekCard.card,
  hippocraticOathCard.card,
  holoProjectorsCard.card,
  holodeckDoorCard.card,
  hologramRuseCard.card,
  horgahnCard.card,
  howardHeirloomCandleCard.card,
  hqDefensiveMeasuresCard.card,
  hqFerengiCreditExchangeCard.card,
  hqOrbitalWeaponsPlatformCard.card,
  hqReturnOrbToBajorCard.card,
  hughCard.card,
  hullRotCard.card,
  humuhumunukunukuapuaaCard.card,
  hunterGangsCard.card,
  hyperAgingCard.card,
  hyposprayCard.card,
  iHateYouCard.card,
  iconianComputerWeaponCard.card,
  iksQamCheeCard.card,
  ilonTandroCard.card,
  impassableDoorCard.card,
  impersonateCaptiveCard.card,
  impressiveTrophiesCard.card,
  inTheZoneCard.card,
  incomingMessageAttackAuthorizationCard.card,
  incomingMessageFederationCard.card,
  incomingMessageKlingonCard.card,
  incomingMessageRomulanCard.card,
  infirmaryCard.card,
  interceptMaquisCard.card,
  interlinkDroneCard.card,
  interphaseGeneratorCard.card,
  interphasicPlasmaCreaturesCard.card,
  interrogationCard.card,
  intruderForceFieldCard.card,
  invasiveProceduresCard.card,
  investigateDeadPlanetCard.card,
  ipScannerCard.card,
  ishkaCard.card,
  isolinearPuzzleCard.card,
  issAvengerAdmiralsShipCard.card,
  jadziaDaxBlazeOfGloryCard.card,
  jamaharonCard.card,
  jarodCard.card,
  jeanLucPicardFirstContactCard.card,
  jovisCard.card,
  julianBashirCard.card,
  kangCard.card,
  katherinePulaskiCard.card,
  kchiqCard.card,
  keenMindsWantedCard.card,
  ketracelWhiteCard.card,
  kevinUxbridgeCard.card,
  kevinUxbridgeConvergenceCard.card,
  kitAtHandCard.card,
  kivasFajoCard.card,
  kivasFajoCollectorCard.card,
  klingonDeathYellCard.card,
  klingonDisruptorCard.card,
  klingonOutpostCard.card,
  klingonRightOfVengeanceCard.card,
  kmtarCard.card,
  kolaranRaidersCard.card,
  korCard.card,
  kressariRendezvousCard.card,
  ktarianGameCard.card,
  kudaketanCard.card,
  kurlanNaiskosCard.card,
  laForgeManeuverCard.card,
  lackOfPreparationCard.card,
  lakantaCard.card,
  lalCard.card,
  leckCard.card,
  letheanTelepathicAttackCard.card,
  libertyCard.card,
  lineupCard.card,
  locutusOfBorgCard.card,
  longRangeScanCard.card,
  loreCard.card,
  loreReturnsCard.card,
  loresFingernailCard.card,
  lossOfOrbitalStabilityCard.card,
  lowerDecksCard.card,
  lutherSloanCard.card,
  magicCarpetRideOcdCard.card,
  makeItSoCard.card,
  malesLoveInterestCard.card,
  malfunctioningDoorCard.card,
  maliceUnboundCard.card,
  mamanPicardCard.card,
  mandateOfTheContinuumCard.card,
  manheimsDimensionalDoorCard.card,
  marketOfThePastCard.card,
  maroukCard.card,
  martokCard.card,
  martokSoldierOfTheEmpireCard.card,
  masakaTransformationsCard.card,
  matriarchalSocietyCard.card,
  maximumFirepowerCard.card,
  medicalKitCard.card,
  memoryWipeCard.card,
  mentharBoobyTrapCard.card,
  metaphasicShieldsCard.card,
  mickeyDCard.card,
  microvirusCard.card,
  milesObrienCard.card,
  milesObrienBlazeOfGloryCard.card,
  mirastaYaleCard.card,
  mornCard.card,
  mortalQCard.card,
  motsAdviceCard.card,
  mrBruntCard.card,
  mrQuarkCard.card,
  mysteriousOrbCard.card,
  nagilumTestSubjectsCard.card,
  nausicaansCard.card,
  navigatePlasmaStormsCard.card,
  navigationalHazardsCard.card,
  nearWarpTransportCard.card,
  nebulaCard.card,
  neuralServoDeviceCard.card,
  neutralOutpostCard.card,
  nitriumMetalParasitesCard.card,
  noLooseEndsCard.card,
  noWayOutCard.card,
  nutationalShieldsCard.card,
  observeRitualCard.card,
  ocularImplantsCard.card,
  onTheBridgeCard.card,
  oneCard.card,
  oneOfElevenCard.card,
  oobyDoobyCard.card,
  oopsCard.card,
  openDiplomaticRelationsCard.card,
  operateWormholeRelaysCard.card,
  ophidianCaneCard.card,
  oppositionDroneCard.card,
  opsCard.card,
  orbFragmentCard.card,
  orbNegotiationsCard.card,
  orbitalBombardmentCard.card,
  outgunnedCard.card,
  outpostRaidCard.card,
  palorToffAlienTraderCard.card,
  parallelRomanceCard.card,
  particleFountainCard.card,
  particleScatteringFieldCard.card,
  patternEnhancersCard.card,
  paulRiceCard.card,
  paxanWormholeCard.card,
  pelCard.card,
  persistenceOfMemoryCard.card,
  phasedMatterCard.card,
  phaserBanksCard.card,
  phaserBurnsCard.card,
  phloxCard.card,
  picardManeuverCard.card,
  picardsArtificialHeartCard.card,
  plainSimpleGarakCard.card,
  plasmaFireCard.card,
  plexingCard.card,
  portalGuardCard.card,
  powerToTheWeaponsCard.card,
  prepareAssaultTeamsCard.card,
  primarySupplyDepotCard.card,
  primitiveHumanoidsCard.card,
  prisonBreakCard.card,
  prizeOfPhysicsCard.card,
  professorSiskoCard.card,
  pulseDisruptorCard.card,
  punishmentZoneCard.card,
  pupCard.card,
  qCard.card,
  qFlashCard.card,
  qNetCard.card,
  qTheRefereeCard.card,
  q2Card.card,
  qsPlanetCard.card,
  qsTentCard.card,
  qualorIiRendezvousCard.card,
  quandaryCard.card,
  quantumIncursionsCard.card,
  quantumSingularityLifeformsCard.card,
  quarksIsolinearRodsCard.card,
  quartermastersFeeCard.card,
  quashConspiracyCard.card,
  racialTensionCard.card,
  radioactiveGarbageScowCard.card,
  raiseTheStakesCard.card,
  rascalsCard.card,
  rattleOfTheReedsCard.card,
  readyRoomDoorCard.card,
  recallOfTheKeenestCard.card,
  recallSignalCard.card,
  receptacleStonesCard.card,
  reckoningOfTheHiveCard.card,
  recruitMercenariesCard.card,
  redAlertCard.card,
  reflectionTherapyCard.card,
  regenerateCard.card,
  regentWorfCard.card,
  reginodCard.card,
  releaseThisPainCard.card,
  reliefMissionIiCard.card,
  remFatigueHallucinationsCard.card,
  remataklanCard.card,
  remoteSupplyDepotCard.card,
  resQCard.card,
  rescueCaptivesCard.card,
  rescuePrisonersCard.card,
  reshapeTheQuadrantCard.card,
  ressikanFluteCard.card,
  reunionCard.card,
  revolvingDoorCard.card,
  rewardOfThePairCard.card,
  rikerWilCard.card,
  rinnakPireCard.card,
  rishonUxbridgeCard.card,
  robertDesotoCard.card,
  robinLeflerCard.card,
  rogueBorgMercenariesCard.card,
  romulanAmbushCard.card,
  romulanCloakingDeviceCard.card,
  romulanDisruptorCard.card,
  romulanOutpostCard.card,
  royaleCasinoBlackjackCard.card,
  rupturedPlasmaVentCard.card,
  saavikCard.card,
  sabotageDroneCard.card,
  sakonnaGunrunnerCard.card,
  saltahnaClockCard.card,
  salvageStarshipCard.card,
  salvagedAttackShipSheepInWolfsClothingCard.card,
  samLavelleCard.card,
  samaritanSnareCard.card,
  samuelClemensPocketwatchCard.card,
  sarjenkaCard.card,
  scanCard.card,
  scarceEngineersCard.card,
  scienceLabCard.card,
  scorchedHandCard.card,
  scottishSetterCard.card,
  scoutEncounterCard.card,
  sealRiftCard.card,
  sealedHatchSteepAscentCard.card,
  searchForRebelsCard.card,
  searchForSurvivorsCard.card,
  searchForWeaponsCard.card,
  secretAgentJulianBashirCard.card,
  secretCompartmentCard.card,
  secureStationCard.card,
  securityOfficeCard.card,
  seekOutNewLifeCard.card,
  seismicQuakeCard.card,
  seizeWesleyCard.card,
  seniorStaffMeetingCard.card,
  senseTheBorgCard.card,
  sergeyAndHelenaCard.card,
  serviceTheCollectiveCard.card,
  sevenOfNineTheBorgCard.card,
  shadesOfGrayBrutalityCard.card,
  shakaWhenTheWallsFellCard.card,
  sherlockHolmesCard.card,
  shermansPeakCard.card,
  shipSeizureCard.card,
  shipwreckCard.card,
  shotInTheBackCard.card,
  siegeAlarmCard.card,
  sigmundFreudCard.card,
  silenceInTheRanksCard.card,
  silentEnemyCard.card,
  sistersOfDurasCard.card,
  sleeperTrapCard.card,
  softenedBlowsCard.card,
  solkarCard.card,
  soongTypeAndroidCard.card,
  spaceCard.card,
  spaceTimePortalCard.card,
  spacedockCard.card,
  spacedoorCard.card,
  spatialRiftCard.card,
  spotCard.card,
  spreadingDeliriumCard.card,
  stJohnTalbotCard.card,
  starfleetTypeIiPhaserCard.card,
  starryNightCard.card,
  starshipConstitutionCard.card,
  starshipExcelsiorCard.card,
  staticWarpBubbleCard.card,
  stellarFlareCard.card,
  stolenDefiantCard.card,
  stopFirstContactCard.card,
  storageCompartmentDoorCard.card,
  strikeThreeCard.card,
  studyPlasmaStormCard.card,
  studyProtonebulaCard.card,
  subjugatePlanetCard.card,
  subspaceInterferenceCard.card,
  subspaceSchismCard.card,
  subspaceSeaweedCard.card,
  subspaceTransporterCard.card,
  subspaceWarpRiftCard.card,
  suddenAssimilationCard.card,
  summonsFromTheContinuumCard.card,
  sunaCard.card,
  supernovaCard.card,
  surveyDroneCard.card,
  symbaleneBloodBurnCard.card,
  systemsDiagnosticCard.card,
  taarCard.card,
  tachyonDetectionGridCard.card,
  tacticalDroneCard.card,
  tarchannenStudyCard.card,
  tarellianPlagueShipCard.card,
  targCard.card,
  targetEnginesCard.card,
  targetShieldsCard.card,
  tashaYarAlternateCard.card,
  telepathicAlienKidnappersCard.card,
  temporalMicroWormholeCard.card,
  temporalNarcosisCard.card,
  temporalRiftCard.card,
  temporalVortexCard.card,
  temporalWakeCard.card,
  terroristExplosionCard.card,
  tetryonFieldCard.card,
  theCelestialTempleCard.card,
  theCharybdisCard.card,
  theClownPlayingDoctorCard.card,
  theDevilCard.card,
  theDoctorCard.card,
  theEmissaryCard.card,
  theGenesisDeviceCard.card,
  theHigherTheFewerCard.card,
  theIntendantCard.card,
  theJugglerCard.card,
  theMaskOfKorganoCard.card,
  theNextEmanationCard.card,
  thePromiseCard.card,
  theSheliakCard.card,
  theThinkTanksShipCard.card,
  theTravelerCard.card,
  theTravelerTranscendenceCard.card,
  thermalDeflectorsCard.card,
  thineOwnSelfCard.card,
  thirdAndFourthCard.card,
  thoughtFireCard.card,
  thoughtMakerCard.card,
  timeTravelPodCard.card,
  timepodRingCard.card,
  timicinCard.card,
  togCard.card,
  tollgateColonyCard.card,
  topologicalAnomaly4747Card.card,
  toraZiyalCard.card,
  toxUthatCard.card,
  transwarpConduitCard.card,
  transwarpDroneCard.card,
  transwarpNetworkGatewayCard.card,
  traumaCard.card,
  treatyFederationCardassianCard.card,
  treatyFederationKlingonCard.card,
  treatyFederationRomulanCard.card,
  treatyRomulanKlingonCard.card,
  triageCard.card,
  tricorderCard.card,
  tsiolkovskyInfectionCard.card,
  twistOfFateCard.card,
  twoDimensionalCreaturesCard.card,
  twoOfElevenCard.card,
  ultimatumCard.card,
  unclaimedSalvageCard.card,
  undercoverAgentCard.card,
  underestimatingTheFoundersCard.card,
  undetectedBeamInCard.card,
  unscientificMethodCard.card,
  unseenMarksmanCard.card,
  untrustworthyAssociateCard.card,
  ussEnterpriseCCard.card,
  ussPasteurCard.card,
  ussStargazerCard.card,
  varonTDisruptorCard.card,
  verifyLegendaryJourneyCard.card,
  vetoOfTheCollectiveCard.card,
  vinaCard.card,
  visitCochraneMemorialCard.card,
  voicesInTheDarkCard.card,
  voleInfestationCard.card,
  vorgonRaidersCard.card,
  vreenakTalShiarChairmanCard.card,
  vulcanLanderCard.card,
  vulcanMindmeldCard.card,
  vulcanNervePinchCard.card,
  wallOfShipsCard.card,
  warpCoreBreachCard.card,
  wartimeConditionsCard.card,
  weakSpotCard.card,
  weightOfWisdomCard.card,
  whatDoesGodNeedWithAStarshipCard.card,
  whereNoOneHasGoneBeforeCard.card,
  whimOfTheContinuumCard.card,
  whiteDeprivationCard.card,
  williamTRikerFirstContactCard.card,
  worfAndJadziaCard.card,
  wormholeCard.card,
  writOfAccountabilityCard.card,
  yellowAlertCard.card,
  youKnowIdLikeToHelpCard.card,
  yutaCard.card,
  zaldanCard.card,
  zalkonianStorageCapsuleCard.card,
  zalkonianVesselCard.card,
]

export const readings: readonly Reading[] = [
  ...lawTimingReadings.readings,
  ...lawSelectionsReadings.readings,
  ...lawSeedingReadings.readings,
  ...lawDrawsAndDiscardsReadings.readings,
  ...lawDownloadingReadings.readings,
  ...lawDockingReadings.readings,
  ...lawBeamingReadings.readings,
  ...lawCloakingReadings.readings,
  ...lawMissionsReadings.readings,
  ...lawDilemmasReadings.readings,
  ...lawScoutingCompletion.readings,
  ...lawScoutingLocations.readings,
  ...lawEquipmentReadings.readings,
  ...lawSkillsReadings.readings,
  ...lawSkillsSharingReadings.readings,
  ...lawSpeciesReadings.readings,
  ...lawBorgReadings.readings,
  ...lawBattleReadings.readings,
  ...lawSelfControlledReadings.readings,
  ...lawDamageReadings.readings,
  ...lawStoppedReadings.readings,
  ...lawStoppedShipReadings.readings,
  ...lawDisabledReadings.readings,
  ...lawDutiesReadings.readings,
  ...lawDoorwaysReadings.readings,
]

export const effects = {
  ...textEffects.effects,
  ...alienParasitesCard.effects,
  ...alternateUniverseDoorCard.effects,
  ...bajoranWormholeCard.effects,
  ...bewareOfQCard.effects,
  ...blackHoleCard.effects,
  ...bladeOfTkonCard.effects,
  ...commandeerShipCard.effects,
  ...containmentFieldCard.effects,
  ...crosisCard.effects,
  ...cryosatelliteCard.effects,
  ...daboCard.effects,
  ...datasBodyCard.effects,
  ...deltaQuadrantSpatialScissionCard.effects,
  ...denevanNeuralParasitesCard.effects,
  ...destroyRadioactiveGarbageScowCard.effects,
  ...devidianDoorCard.effects,
  ...diplomaticContactCard.effects,
  ...distortionOfSpaceTimeContinuumCard.effects,
  ...drQMedicineEntityCard.effects,
  ...drSoongCard.effects,
  ...edoProbeCard.effects,
  ...escapePodCard.effects,
  ...extraditionCard.effects,
  ...eyesInTheDarkCard.effects,
  ...hideAndSeekCard.effects,
  ...hughCard.effects,
  ...persistenceOfMemoryCard.effects,
  ...phasedMatterCard.effects,
  ...qCard.effects,
  ...qsPlanetCard.effects,
  ...quandaryCard.effects,
  ...raiseTheStakesCard.effects,
  ...reflectionTherapyCard.effects,
  ...reliefMissionIiCard.effects,
  ...rogueBorgMercenariesCard.effects,
  ...royaleCasinoBlackjackCard.effects,
  ...salvageStarshipCard.effects,
  ...samuelClemensPocketwatchCard.effects,
  ...scorchedHandCard.effects,
  ...scoutEncounterCard.effects,
  ...securityOfficeCard.effects,
  ...seniorStaffMeetingCard.effects,
  ...sharedVorgonsCard.effects,
  ...soongTypeAndroidCard.effects,
  ...spaceTimePortalCard.effects,
  ...storageCompartmentDoorCard.effects,
  ...subspaceSchismCard.effects,
  ...telepathicAlienKidnappersCard.effects,
  ...theTravelerCard.effects,
  ...thineOwnSelfCard.effects,
  ...timeTravelPodCard.effects,
  ...twistOfFateCard.effects,
  ...visitCochraneMemorialCard.effects,
  ...vulcanMindmeldCard.effects,
  ...weakSpotCard.effects,
  ...whiteDeprivationCard.effects,
  ...turnsEffects.effects,
  ...selectionsEffects.effects,
  ...drawsAndDiscardsEffects.effects,
  ...showingCardsEffects.effects,
  ...downloadingEffects.effects,
  ...movementEffects.effects,
  ...beamingEffects.effects,
  ...captureEffects.effects,
  ...dilemmasEffects.effects,
  ...scoutingEffects.effects,
  ...scoringEffects.effects,
  ...skillsEffects.effects,
  ...loreEffects.effects,
  ...battleEffects.effects,
  ...selfControlledEffects.effects,
  ...damageEffects.effects,
  ...stoppedEffects.effects,
  ...disabledEffects.effects,
  ...stasisEffects.effects,
  ...nullifyingEffects.effects,
  ...doorwaysEffects.effects,
  ...locationsEffects.effects,
}

export const features = {
  ...textMatch.features,
  ...abandonShipCard.features,
  ...amandaRogersCard.features,
  ...borgNeuroprocessorCard.features,
  ...capturedCard.features,
  ...continuingMissionCard.features,
  ...destroyRadioactiveGarbageScowCard.features,
  ...disruptorOverloadCard.features,
  ...distortionOfSpaceTimeContinuumCard.features,
  ...duranjaCard.features,
  ...edoProbeCard.features,
  ...engageShuttleOperationsCard.features,
  ...fileMissionReportCard.features,
  ...garaksTailorShopCard.features,
  ...hqDefensiveMeasuresCard.features,
  ...hunterGangsCard.features,
  ...kmtarCard.features,
  ...loreReturnsCard.features,
  ...outgunnedCard.features,
  ...salvageStarshipCard.features,
  ...seekOutNewLifeCard.features,
  ...seniorStaffMeetingCard.features,
  ...serviceTheCollectiveCard.features,
  ...supernovaCard.features,
  ...temporalWakeCard.features,
  ...theSheliakCard.features,
  ...thineOwnSelfCard.features,
  ...visitCochraneMemorialCard.features,
  ...vorgonRaidersCard.features,
  ...wartimeConditionsCard.features,
  ...wormholeCard.features,
  ...dockingFeatures.features,
  ...staffingFeatures.features,
  ...compatibilityFeatures.features,
  ...captureCaptives.features,
  ...missionsFeatures.features,
  ...scoutingFeatures.features,
  ...equipmentFeatures.features,
  ...skillsFeatures.features,
  ...speciesFeatures.features,
  ...namesFeatures.features,
  ...loreFeatures.features,
  ...battleFeatures.features,
  ...selfControlledFeatures.features,
  ...doorwaysFeatures.features,
  ...locationsFeatures.features,
}

export const requirements = {
  ...textRequirement.requirements,
  ...borgNeuroprocessorCard.requirements,
  ...deliverSuppliesCard.requirements,
  ...diplomaticConferenceCard.requirements,
  ...kurlanNaiskosCard.requirements,
  ...lackOfPreparationCard.requirements,
  ...outpostRaidCard.requirements,
  ...secureStationCard.requirements,
  ...compatibilityRequirements.requirements,
  ...missionsRequirements.requirements,
  ...scoringRequirements.requirements,
  ...skillsRequirements.requirements,
  ...speciesRequirements.requirements,
}

export const selectorsByName = {
  ...textSelector.selectorsByName,
  ...mamanPicardCard.selectorsByName,
  ...compatibilitySelectors.selectorsByName,
  ...dilemmasSelectors.selectorsByName,
  ...borgSelectors.selectorsByName,
}

export const selectorsByForm = {
  ...textSelector.selectorsByForm,
  ...altonianBrainTeaserCard.selectorsByForm,
  ...antiTimeAnomalyCard.selectorsByForm,
  ...chulaTheChandraCard.selectorsByForm,
  ...dixonHillsBusinessCardCard.selectorsByForm,
  ...raiseTheStakesCard.selectorsByForm,
  ...remFatigueHallucinationsCard.selectorsByForm,
  ...tarellianPlagueShipCard.selectorsByForm,
  ...theClownPlayingDoctorCard.selectorsByForm,
  ...wormholeCard.selectorsByForm,
  ...selectionsInnerWeakerThan.selectorsByForm,
  ...drawsAndDiscardsSelectors.selectorsByForm,
  ...skillsSelectors.selectorsByForm,
  ...locationsSelectors.selectorsByForm,
}

export const aftermaths: Language['aftermaths'] = [
  ...movementInnerHurl.aftermaths,
]

export const factors: Language['factors'] = [
  ...dilemmasInnerChanges.factors,
]

export const feasible: Language['feasible'] = [
  ...bajoranWormholeCard.feasible,
  ...downloadingInnerFeasible.feasible,
]

export const hindrances: Language['hindrances'] = [
  ...readyRoomDoorCard.hindrances,
  ...turnsEffects.hindrances,
  ...missionsInnerOutOfUse.hindrances,
  ...skillsWhenUsed.hindrances,
  ...selfControlledInnerHeldShips.hindrances,
  ...damageInnerOffLine.hindrances,
  ...nullifyingInnerProtected.hindrances,
]

export const iconsLent: Language['iconsLent'] = [
  ...staffingInnerLentIcons.iconsLent,
]

export const momentChecks: Language['momentChecks'] = [
  ...suspendsPlayInnerCheckMoment.momentChecks,
  ...reportingInnerSelectAnew.momentChecks,
  ...doorwaysInnerAtAnyTime.momentChecks,
]

export const pastFeatures: Language['pastFeatures'] = [
  ...salvageStarshipCard.pastFeatures,
  ...scoutingFeatures.pastFeatures,
  ...battleFeatures.pastFeatures,
  ...locationsFeatures.pastFeatures,
]

export const reaches: Language['reaches'] = [
  ...dilemmasInnerAffected.reaches,
]

export const requirementReaders: Language['requirementReaders'] = [
  ...dilemmasRequired.requirementReaders,
]

export const uncoverings: Language['uncoverings'] = [
  ...seedingInnerSeedUnder.uncoverings,
]

export const useChecks: Language['useChecks'] = [
  ...datasBodyCard.useChecks,
  ...deltaQuadrantSpatialScissionCard.useChecks,
  ...drSoongCard.useChecks,
  ...paulRiceCard.useChecks,
  ...reliefMissionIiCard.useChecks,
  ...sharedVorgonsCard.useChecks,
  ...theGenesisDeviceCard.useChecks,
  ...theTravelerCard.useChecks,
  ...visitCochraneMemorialCard.useChecks,
  ...drawsAndDiscardsInnerDrawUntilEven.useChecks,
  ...downloadingInnerCheck.useChecks,
  ...reportingInnerAtTheStart.useChecks,
  ...reportingInnerLyingOn.useChecks,
  ...reportingInnerOwnTurn.useChecks,
  ...captureInnerInterrogate.useChecks,
  ...captureSteal.useChecks,
  ...skillsWhenUsed.useChecks,
  ...doorwaysSentThrough.useChecks,
]

declare module '../board/allowed.ts' {
  interface Allowances
    extends
      crewReassignmentCard.AddedAllowances,
      staffingStaffing.AddedAllowances,
      movementWords.AddedAllowances,
      battleInnerRestraint.AddedAllowances,
      battleWords.AddedAllowances,
      selfControlledWords.AddedAllowances {}
}

declare module '../board/state.ts' {
  interface DeedKinds
    extends
      boardInfiltrating.AddedDeedKinds,
      boardLost.AddedDeedKinds,
      boardNewGround.AddedDeedKinds,
      boardScore.AddedDeedKinds,
      boardSideDeckOf.AddedDeedKinds,
      boardSuspended.AddedDeedKinds,
      alternateUniverseDoorCard.AddedDeedKinds,
      blackHoleCard.AddedDeedKinds,
      deltaQuadrantSpatialScissionCard.AddedDeedKinds,
      sharedArriveCard.AddedDeedKinds,
      telepathicAlienKidnappersCard.AddedDeedKinds,
      visitCochraneMemorialCard.AddedDeedKinds,
      turnsWords.AddedDeedKinds,
      timingTriumph.AddedDeedKinds,
      seedingWords.AddedDeedKinds,
      drawsAndDiscardsWords.AddedDeedKinds,
      downloadingWords.AddedDeedKinds,
      reportingInnerUseToBeam.AddedDeedKinds,
      reportingWords.AddedDeedKinds,
      facilitiesWords.AddedDeedKinds,
      dockingWords.AddedDeedKinds,
      movementWords.AddedDeedKinds,
      beamingWords.AddedDeedKinds,
      cloakingWords.AddedDeedKinds,
      compatibilityPlaying.AddedDeedKinds,
      compatibilityWords.AddedDeedKinds,
      captureWords.AddedDeedKinds,
      missionsWords.AddedDeedKinds,
      dilemmasWords.AddedDeedKinds,
      scoutingWords.AddedDeedKinds,
      scoringLosePoints.AddedDeedKinds,
      scoringWords.AddedDeedKinds,
      artifactsEarnedAnew.AddedDeedKinds,
      artifactsWords.AddedDeedKinds,
      equipmentWords.AddedDeedKinds,
      namesReplace.AddedDeedKinds,
      namesWords.AddedDeedKinds,
      loreWords.AddedDeedKinds,
      hologramsHolograms.AddedDeedKinds,
      battleWords.AddedDeedKinds,
      damageRepairInTurns.AddedDeedKinds,
      damageWords.AddedDeedKinds,
      stoppedWords.AddedDeedKinds,
      disabledWords.AddedDeedKinds,
      dutiesWords.AddedDeedKinds,
      doorwaysWords.AddedDeedKinds {}
  interface Modifiable
    extends
      textPlainWords.AddedModifiable,
      turnsWords.AddedModifiable,
      dilemmasInnerChangeText.AddedModifiable,
      scoringWords.AddedModifiable,
      skillsWords.AddedModifiable,
      selfControlledWords.AddedModifiable,
      disabledWords.AddedModifiable {}
  interface RoomConditions
    extends
      boardMarkers.AddedRoomConditions,
      buildInterplexingBeaconCard.AddedRoomConditions,
      cloakingWords.AddedRoomConditions,
      dilemmasWords.AddedRoomConditions,
      damageRepairInTurns.AddedRoomConditions {}
}

declare module '../kernel/capability.ts' {
  interface Capabilities
    extends
      boardCan.AddedCapabilities,
      selectionsWords.AddedCapabilities,
      dockingWords.AddedCapabilities,
      staffingWords.AddedCapabilities,
      movementWords.AddedCapabilities,
      beamingWords.AddedCapabilities,
      cloakingWords.AddedCapabilities,
      captureWords.AddedCapabilities,
      missionsWords.AddedCapabilities,
      dilemmasWords.AddedCapabilities,
      scoutingWords.AddedCapabilities,
      equipmentWords.AddedCapabilities,
      skillsWords.AddedCapabilities,
      speciesWords.AddedCapabilities,
      namesWords.AddedCapabilities,
      loreWords.AddedCapabilities,
      battleWords.AddedCapabilities,
      stasisWords.AddedCapabilities {}
}

declare module '../kernel/happening.ts' {
  interface Consequences
    extends
      stoppedWords.AddedConsequences {}
  interface Happenings
    extends
      turnsWords.AddedHappenings,
      movementWords.AddedHappenings,
      beamingWords.AddedHappenings,
      missionsWords.AddedHappenings,
      dilemmasWords.AddedHappenings,
      battleWords.AddedHappenings,
      damageWords.AddedHappenings,
      stoppedWords.AddedHappenings {}
}

declare module '../kernel/language.ts' {
  interface Language
    extends
      boardCan.AddedLanguage,
      boardFeasible.AddedLanguage,
      boardIcons.AddedLanguage,
      textAffected.AddedLanguage,
      textEffect.AddedLanguage,
      textMatch.AddedLanguage,
      textRequirement.AddedLanguage,
      textSelector.AddedLanguage,
      textSpared.AddedLanguage,
      timingWindow.AddedLanguage,
      selectionsWords.AddedLanguage,
      drawsAndDiscardsDraw.AddedLanguage,
      reportingUse.AddedLanguage,
      artifactsUncover.AddedLanguage,
      battleHurling.AddedLanguage {}
}

declare module '../kernel/trigger.ts' {
  interface Triggers
    extends
      spaceTimePortalCard.AddedTriggers,
      timingWords.AddedTriggers,
      drawsAndDiscardsWords.AddedTriggers,
      reportingWords.AddedTriggers,
      movementWords.AddedTriggers,
      beamingWords.AddedTriggers,
      missionsWords.AddedTriggers,
      dilemmasWords.AddedTriggers,
      battleWords.AddedTriggers,
      damageWords.AddedTriggers {}
}

declare module '../kernel/underway.ts' {
  interface Notes
    extends
      boardGroup.AddedNotes,
      boardMoves.AddedNotes,
      boardSuspended.AddedNotes,
      timingInnerLetPass.AddedNotes,
      timingQueue.AddedNotes,
      timingWindow.AddedNotes,
      reportingPlay.AddedNotes,
      missionsAttempt.AddedNotes,
      missionsInnerDiscardToSolve.AddedNotes,
      dilemmasEncounter.AddedNotes,
      dilemmasInnerElsewhere.AddedNotes,
      dilemmasInnerNullifyByDiscarding.AddedNotes,
      scoutingProbe.AddedNotes,
      battleBattle.AddedNotes,
      battleHurling.AddedNotes,
      battleInnerChanged.AddedNotes,
      battleInnerEngage.AddedNotes,
      selfControlledWords.AddedNotes {}
  interface Underway
    extends
      reportingUse.AddedUnderway,
      missionsAttempt.AddedUnderway,
      missionsInnerOutOfUse.AddedUnderway,
      missionsQFlash.AddedUnderway,
      dilemmasCure.AddedUnderway,
      dilemmasEncounter.AddedUnderway,
      dilemmasInnerFacing.AddedUnderway,
      equipmentLentSkills.AddedUnderway,
      skillsUseSkills.AddedUnderway,
      skillsWords.AddedUnderway,
      battleInnerPersonnelBattle.AddedUnderway,
      battleWords.AddedUnderway {}
}

declare module '../mechanics/beaming/inner/beam-text.ts' {
  interface BeamText
    extends
      nearWarpTransportCard.AddedBeamText,
      subspaceTransporterCard.AddedBeamText {}
  interface PlanetBeamingText
    extends
      distortionFieldCard.AddedPlanetBeamingText {}
}

declare module '../mechanics/dilemmas/inner/change-text.ts' {
  interface DilemmaChange
    extends
      dnaCluesCard.AddedDilemmaChange,
      softenedBlowsCard.AddedDilemmaChange {}
}

declare module '../mechanics/dilemmas/words.ts' {
  interface DilemmaSection
    extends
      shotInTheBackCard.AddedDilemmaSection {}
  interface DilemmaText
    extends
      hullRotCard.AddedDilemmaText,
      interphasicPlasmaCreaturesCard.AddedDilemmaText,
      quantumIncursionsCard.AddedDilemmaText,
      quantumSingularityLifeformsCard.AddedDilemmaText,
      remFatigueHallucinationsCard.AddedDilemmaText {}
}

declare module '../mechanics/disabled/words.ts' {
  interface DisabledParts
    extends
      pupCard.AddedDisabledParts {}
}

declare module '../mechanics/downloading/words.ts' {
  interface DownloadText
    extends
      bajoranCivilWarCard.AddedDownloadText,
      constructStarshipCard.AddedDownloadText,
      opsCard.AddedDownloadText,
      qTheRefereeCard.AddedDownloadText,
      scoutEncounterCard.AddedDownloadText,
      whimOfTheContinuumCard.AddedDownloadText {}
}

declare module '../mechanics/duties/words.ts' {
  interface Assignment
    extends
      cytheriansCard.AddedAssignment {}
}

declare module '../mechanics/missions/words.ts' {
  interface MissionCardText
    extends
      diplomaticConferenceCard.AddedMissionCardText,
      quashConspiracyCard.AddedMissionCardText,
      studyPlasmaStormCard.AddedMissionCardText,
      temporalMicroWormholeCard.AddedMissionCardText,
      missionsInnerDiscardToSolve.AddedMissionCardText {}
  interface OnMissionText
    extends
      cytoplasmicLifeFormCard.AddedOnMissionText,
      forTheCauseCard.AddedOnMissionText,
      subjugatePlanetCard.AddedOnMissionText,
      timeTravelPodCard.AddedOnMissionText {}
}

declare module '../mechanics/reporting/words.ts' {
  interface Freeing
    extends
      ferengiMilitaryOperationsCard.AddedFreeing,
      qTheRefereeCard.AddedFreeing {}
  interface PayingText
    extends
      the211thRuleOfAcquisitionCard.AddedPayingText,
      redAlertCard.AddedPayingText {}
}

declare module '../mechanics/scouting/words.ts' {
  interface ScoutingText
    extends
      serviceTheCollectiveCard.AddedScoutingText,
      surveyDroneCard.AddedScoutingText,
      theCharybdisCard.AddedScoutingText {}
}

declare module '../mechanics/selections/words.ts' {
  interface SelectionText
    extends
      dalrokCard.AddedSelectionText {}
}

declare module '../mechanics/showing-cards/words.ts' {
  interface AskingText
    extends
      outgunnedCard.AddedAskingText {}
  interface ShowingText
    extends
      alienProbeCard.AddedShowingText {}
}

declare module '../text/in-play-text.ts' {
  interface Standing
    extends
      boardAllowed.AddedStanding,
      bioNeuralGelPackCard.AddedStanding,
      deadEndCard.AddedStanding,
      hailCard.AddedStanding,
      intruderForceFieldCard.AddedStanding,
      theMaskOfKorganoCard.AddedStanding,
      battleInnerPermitted.AddedStanding,
      battleWords.AddedStanding,
      disabledWords.AddedStanding,
      dutiesWords.AddedStanding {}
  interface TimedText
    extends
      establishDominionFootholdCard.AddedTimedText,
      timicinCard.AddedTimedText,
      turnsWords.AddedTimedText,
      timingDue.AddedTimedText {}
  interface UseText
    extends
      datasBodyCard.AddedUseText,
      interrogationCard.AddedUseText,
      paulRiceCard.AddedUseText,
      subspaceTransporterCard.AddedUseText,
      theGenesisDeviceCard.AddedUseText,
      visitCochraneMemorialCard.AddedUseText,
      reportingWords.AddedUseText,
      skillsWhenUsed.AddedUseText,
      skillsWords.AddedUseText,
      doorwaysWords.AddedUseText {}
}

declare module '../text/lasting-text.ts' {
  interface LastingText
    extends
      cyberDroneCard.AddedLastingText,
      deadInBedCard.AddedLastingText,
      disabledWords.AddedLastingText,
      locationsWords.AddedLastingText {}
}

declare module '../text/personnel-text.ts' {
  interface PersonnelCardText
    extends
      dixonHillCard.AddedPersonnelCardText,
      giralCard.AddedPersonnelCardText,
      sistersOfDurasCard.AddedPersonnelCardText {}
  interface PersonnelStanding
    extends
      scottishSetterCard.AddedPersonnelStanding,
      compatibilityWords.AddedPersonnelStanding,
      skillsWords.AddedPersonnelStanding {}
}

declare module '../text/play-text.ts' {
  interface PlayText
    extends
      barclayTransporterPhobiaCard.AddedPlayText,
      reflectionTherapyCard.AddedPlayText,
      weakSpotCard.AddedPlayText,
      wormholeCard.AddedPlayText,
      turnsWords.AddedPlayText,
      drawsAndDiscardsWords.AddedPlayText,
      showingCardsWords.AddedPlayText,
      beamingInnerBeamText.AddedPlayText,
      doorwaysWords.AddedPlayText {}
}

declare module '../text/text.ts' {
  interface CardText
    extends
      kernelLentSkill.AddedCardText,
      textLastingText.AddedCardText,
      textPersonnelText.AddedCardText,
      the1stRuleOfAcquisitionCard.AddedCardText,
      anyaCard.AddedCardText,
      arandisCard.AddedCardText,
      chajohCard.AddedCardText,
      chamberOfMinistersCard.AddedCardText,
      crodensKeyCard.AddedCardText,
      datasBodyCard.AddedCardText,
      deepSpaceStationK7Card.AddedCardText,
      deltaQuadrantSpatialScissionCard.AddedCardText,
      distortionFieldCard.AddedCardText,
      dixonHillsBusinessCardCard.AddedCardText,
      dockingPadsCard.AddedCardText,
      doppelgangerCard.AddedCardText,
      droughtTreeCard.AddedCardText,
      edoVesselCard.AddedCardText,
      engageShuttleOperationsCard.AddedCardText,
      ferengiMilitaryOperationsCard.AddedCardText,
      genetronicReplicatorCard.AddedCardText,
      gomtuuCard.AddedCardText,
      harborRegulationsCard.AddedCardText,
      holoProjectorsCard.AddedCardText,
      horgahnCard.AddedCardText,
      hqDefensiveMeasuresCard.AddedCardText,
      interceptMaquisCard.AddedCardText,
      intruderForceFieldCard.AddedCardText,
      katherinePulaskiCard.AddedCardText,
      mickeyDCard.AddedCardText,
      nebulaCard.AddedCardText,
      oneCard.AddedCardText,
      ophidianCaneCard.AddedCardText,
      patternEnhancersCard.AddedCardText,
      plainSimpleGarakCard.AddedCardText,
      qFlashCard.AddedCardText,
      qsPlanetCard.AddedCardText,
      radioactiveGarbageScowCard.AddedCardText,
      readyRoomDoorCard.AddedCardText,
      receptacleStonesCard.AddedCardText,
      rinnakPireCard.AddedCardText,
      romulanCloakingDeviceCard.AddedCardText,
      salvageStarshipCard.AddedCardText,
      sevenOfNineTheBorgCard.AddedCardText,
      spotCard.AddedCardText,
      starshipExcelsiorCard.AddedCardText,
      staticWarpBubbleCard.AddedCardText,
      tashaYarAlternateCard.AddedCardText,
      temporalVortexCard.AddedCardText,
      theIntendantCard.AddedCardText,
      theTravelerTranscendenceCard.AddedCardText,
      ussPasteurCard.AddedCardText,
      writOfAccountabilityCard.AddedCardText,
      zalkonianStorageCapsuleCard.AddedCardText,
      turnsWords.AddedCardText,
      selectionsInnerAvoid.AddedCardText,
      seedingWords.AddedCardText,
      drawsAndDiscardsWords.AddedCardText,
      showingCardsWords.AddedCardText,
      downloadingWords.AddedCardText,
      reportingWords.AddedCardText,
      facilitiesWords.AddedCardText,
      dockingWords.AddedCardText,
      staffingWords.AddedCardText,
      movementWords.AddedCardText,
      beamingInnerBeamText.AddedCardText,
      beamingWords.AddedCardText,
      cloakingWords.AddedCardText,
      missionsWords.AddedCardText,
      dilemmasInnerChangeText.AddedCardText,
      dilemmasWords.AddedCardText,
      scoutingInnerObjectiveWords.AddedCardText,
      scoutingWords.AddedCardText,
      scoringWords.AddedCardText,
      equipmentWords.AddedCardText,
      skillsInnerPrice.AddedCardText,
      skillsWhenUsed.AddedCardText,
      skillsWords.AddedCardText,
      namesWords.AddedCardText,
      borgWords.AddedCardText,
      battleWords.AddedCardText,
      selfControlledWords.AddedCardText,
      damageWords.AddedCardText,
      nullifyingWhileInPlay.AddedCardText,
      nullifyingWords.AddedCardText,
      doorwaysWords.AddedCardText,
      locationsWords.AddedCardText {}
  interface EffectWords
    extends
      alienParasitesCard.AddedEffectWords,
      alternateUniverseDoorCard.AddedEffectWords,
      bajoranWormholeCard.AddedEffectWords,
      bewareOfQCard.AddedEffectWords,
      blackHoleCard.AddedEffectWords,
      bladeOfTkonCard.AddedEffectWords,
      commandeerShipCard.AddedEffectWords,
      containmentFieldCard.AddedEffectWords,
      crosisCard.AddedEffectWords,
      cryosatelliteCard.AddedEffectWords,
      daboCard.AddedEffectWords,
      datasBodyCard.AddedEffectWords,
      deltaQuadrantSpatialScissionCard.AddedEffectWords,
      denevanNeuralParasitesCard.AddedEffectWords,
      destroyRadioactiveGarbageScowCard.AddedEffectWords,
      devidianDoorCard.AddedEffectWords,
      diplomaticContactCard.AddedEffectWords,
      distortionOfSpaceTimeContinuumCard.AddedEffectWords,
      drQMedicineEntityCard.AddedEffectWords,
      drSoongCard.AddedEffectWords,
      edoProbeCard.AddedEffectWords,
      escapePodCard.AddedEffectWords,
      extraditionCard.AddedEffectWords,
      eyesInTheDarkCard.AddedEffectWords,
      hideAndSeekCard.AddedEffectWords,
      hughCard.AddedEffectWords,
      persistenceOfMemoryCard.AddedEffectWords,
      phasedMatterCard.AddedEffectWords,
      qCard.AddedEffectWords,
      qsPlanetCard.AddedEffectWords,
      quandaryCard.AddedEffectWords,
      raiseTheStakesCard.AddedEffectWords,
      reflectionTherapyCard.AddedEffectWords,
      reliefMissionIiCard.AddedEffectWords,
      rogueBorgMercenariesCard.AddedEffectWords,
      royaleCasinoBlackjackCard.AddedEffectWords,
      salvageStarshipCard.AddedEffectWords,
      samuelClemensPocketwatchCard.AddedEffectWords,
      scorchedHandCard.AddedEffectWords,
      scoutEncounterCard.AddedEffectWords,
      securityOfficeCard.AddedEffectWords,
      seniorStaffMeetingCard.AddedEffectWords,
      soongTypeAndroidCard.AddedEffectWords,
      spaceTimePortalCard.AddedEffectWords,
      storageCompartmentDoorCard.AddedEffectWords,
      subspaceSchismCard.AddedEffectWords,
      telepathicAlienKidnappersCard.AddedEffectWords,
      theTravelerCard.AddedEffectWords,
      thineOwnSelfCard.AddedEffectWords,
      timeTravelPodCard.AddedEffectWords,
      visitCochraneMemorialCard.AddedEffectWords,
      vulcanMindmeldCard.AddedEffectWords,
      weakSpotCard.AddedEffectWords,
      whiteDeprivationCard.AddedEffectWords,
      turnsWords.AddedEffectWords,
      selectionsWords.AddedEffectWords,
      drawsAndDiscardsWords.AddedEffectWords,
      showingCardsWords.AddedEffectWords,
      downloadingWords.AddedEffectWords,
      movementWords.AddedEffectWords,
      beamingWords.AddedEffectWords,
      captureWords.AddedEffectWords,
      dilemmasInnerExamine.AddedEffectWords,
      dilemmasWords.AddedEffectWords,
      scoutingWords.AddedEffectWords,
      scoringWords.AddedEffectWords,
      skillsWords.AddedEffectWords,
      loreWords.AddedEffectWords,
      battleWords.AddedEffectWords,
      selfControlledWords.AddedEffectWords,
      damageWords.AddedEffectWords,
      stoppedWords.AddedEffectWords,
      disabledWords.AddedEffectWords,
      stasisWords.AddedEffectWords,
      nullifyingWords.AddedEffectWords,
      doorwaysWords.AddedEffectWords,
      locationsWords.AddedEffectWords {}
  interface Filter
    extends
      abandonShipCard.AddedFilter,
      amandaRogersCard.AddedFilter,
      borgNeuroprocessorCard.AddedFilter,
      capturedCard.AddedFilter,
      continuingMissionCard.AddedFilter,
      destroyRadioactiveGarbageScowCard.AddedFilter,
      disruptorOverloadCard.AddedFilter,
      distortionOfSpaceTimeContinuumCard.AddedFilter,
      duranjaCard.AddedFilter,
      edoProbeCard.AddedFilter,
      engageShuttleOperationsCard.AddedFilter,
      fileMissionReportCard.AddedFilter,
      garaksTailorShopCard.AddedFilter,
      hateCrimeCard.AddedFilter,
      hqDefensiveMeasuresCard.AddedFilter,
      hunterGangsCard.AddedFilter,
      kmtarCard.AddedFilter,
      loreReturnsCard.AddedFilter,
      outgunnedCard.AddedFilter,
      readyRoomDoorCard.AddedFilter,
      salvageStarshipCard.AddedFilter,
      seekOutNewLifeCard.AddedFilter,
      seniorStaffMeetingCard.AddedFilter,
      serviceTheCollectiveCard.AddedFilter,
      supernovaCard.AddedFilter,
      temporalWakeCard.AddedFilter,
      theSheliakCard.AddedFilter,
      thineOwnSelfCard.AddedFilter,
      visitCochraneMemorialCard.AddedFilter,
      vorgonRaidersCard.AddedFilter,
      wartimeConditionsCard.AddedFilter,
      wormholeCard.AddedFilter,
      youKnowIdLikeToHelpCard.AddedFilter,
      dockingWords.AddedFilter,
      staffingWords.AddedFilter,
      captureWords.AddedFilter,
      missionsWords.AddedFilter,
      scoutingWords.AddedFilter,
      equipmentWords.AddedFilter,
      skillsWhenUsed.AddedFilter,
      speciesWords.AddedFilter,
      namesWords.AddedFilter,
      loreWords.AddedFilter,
      battleWords.AddedFilter,
      selfControlledWords.AddedFilter,
      doorwaysWords.AddedFilter,
      locationsWords.AddedFilter {}
  interface RequirementForms
    extends
      borgNeuroprocessorCard.AddedRequirementForms,
      deliverSuppliesCard.AddedRequirementForms,
      diplomaticConferenceCard.AddedRequirementForms,
      kurlanNaiskosCard.AddedRequirementForms,
      lackOfPreparationCard.AddedRequirementForms,
      outpostRaidCard.AddedRequirementForms,
      secureStationCard.AddedRequirementForms,
      compatibilityWords.AddedRequirementForms,
      missionsWords.AddedRequirementForms,
      scoringWords.AddedRequirementForms,
      speciesWords.AddedRequirementForms {}
  interface SelectorForms
    extends
      altonianBrainTeaserCard.AddedSelectorForms,
      antiTimeAnomalyCard.AddedSelectorForms,
      chulaTheChandraCard.AddedSelectorForms,
      dixonHillsBusinessCardCard.AddedSelectorForms,
      raiseTheStakesCard.AddedSelectorForms,
      remFatigueHallucinationsCard.AddedSelectorForms,
      tarellianPlagueShipCard.AddedSelectorForms,
      theClownPlayingDoctorCard.AddedSelectorForms,
      wormholeCard.AddedSelectorForms,
      selectionsInnerWeakerThan.AddedSelectorForms,
      drawsAndDiscardsWords.AddedSelectorForms,
      skillsWords.AddedSelectorForms,
      locationsWords.AddedSelectorForms {}
  interface SelectorNames
    extends
      mamanPicardCard.AddedSelectorNames,
      borgSelectors.AddedSelectorNames {}
}
