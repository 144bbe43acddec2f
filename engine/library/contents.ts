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
import type * as boardMarkers from '../board/markers.ts'
import type * as boardMoves from '../board/moves.ts'
import type * as boardSideDeckOf from '../board/side-deck-of.ts'
import type * as kernelLentSkill from '../kernel/lent-skill.ts'
import type * as textAffected from '../text/affected.ts'
import type * as textEffect from '../text/effect.ts'
import * as textEffects from '../text/effects.ts'
import type * as textLastingText from '../text/lasting-text.ts'
import * as textMatch from '../text/match.ts'
import type * as textPersonnelText from '../text/personnel-text.ts'
import * as textRequirement from '../text/requirement.ts'
import * as textSelector from '../text/selector.ts'
import type * as textSpared from '../text/spared.ts'
import type * as textText from '../text/text.ts'
import * as the1TribbleGoCard from '../cards/1-tribble-go.ts'
import * as the1stRuleOfAcquisitionCard from '../cards/1st-rule-of-acquisition.ts'
import * as the10TribblesGoCard from '../cards/10-tribbles-go.ts'
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
import * as asteroidSanctuaryCard from '../cards/asteroid-sanctuary.ts'
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
import * as barterForChartsCard from '../cards/barter-for-charts.ts'
import * as baryonBuildupCard from '../cards/baryon-buildup.ts'
import * as barzanWormholeCard from '../cards/barzan-wormhole.ts'
import * as batlethCard from '../cards/batleth.ts'
import * as battleBridgeDoorCard from '../cards/battle-bridge-door.ts'
import * as benjaminSiskoCard from '../cards/benjamin-sisko.ts'
import * as betazoidGiftBoxCard from '../cards/betazoid-gift-box.ts'
import * as beverlyAndWillCard from '../cards/beverly-and-will.ts'
import * as bewareOfQCard from '../cards/beware-of-q.ts'
import * as bioNeuralGelPackCard from '../cards/bio-neural-gel-pack.ts'
import * as birthOfJuniorCard from '../cards/birth-of-junior.ts'
import * as bladeOfTkonCard from '../cards/blade-of-tkon.ts'
import * as bleedResourcesCard from '../cards/bleed-resources.ts'
import * as blendedCard from '../cards/blended.ts'
import * as boratusCard from '../cards/boratus.ts'
import * as borgCubeCard from '../cards/borg-cube.ts'
import * as borgQueenCard from '../cards/borg-queen.ts'
import * as borgShipCard from '../cards/borg-ship.ts'
import * as borgVinculumCard from '../cards/borg-vinculum.ts'
import * as brainDrainCard from '../cards/brain-drain.ts'
import * as brainwashCard from '../cards/brainwash.ts'
import * as bruntCard from '../cards/brunt.ts'
import * as bruteForceCard from '../cards/brute-force.ts'
import * as buildInterplexingBeaconCard from '../cards/build-interplexing-beacon.ts'
import * as bynarsWeaponEnhancementCard from '../cards/bynars-weapon-enhancement.ts'
import * as campKhitomerCard from '../cards/camp-khitomer.ts'
import * as captainsLogCard from '../cards/captains-log.ts'
import * as cardassianDisruptorCard from '../cards/cardassian-disruptor.ts'
import * as cardassianOutpostCard from '../cards/cardassian-outpost.ts'
import * as cardassianTrapCard from '../cards/cardassian-trap.ts'
import * as cetiEelCard from '../cards/ceti-eel.ts'
import * as chajohCard from '../cards/chajoh.ts'
import * as chalnothCard from '../cards/chalnoth.ts'
import * as chartingOfTheUnknownCard from '../cards/charting-of-the-unknown.ts'
import * as chulaTheChandraCard from '../cards/chula-the-chandra.ts'
import * as chulaTheDiceCard from '../cards/chula-the-dice.ts'
import * as classicCommunicatorCard from '../cards/classic-communicator.ts'
import * as classicMedicalTricorderCard from '../cards/classic-medical-tricorder.ts'
import * as classicTricorderCard from '../cards/classic-tricorder.ts'
import * as classicTypeIiPhaserCard from '../cards/classic-type-ii-phaser.ts'
import * as cloakedMissionCard from '../cards/cloaked-mission.ts'
import * as closeThatDoorCard from '../cards/close-that-door.ts'
import * as closedAssemblyCard from '../cards/closed-assembly.ts'
import * as coalescentOrganismCard from '../cards/coalescent-organism.ts'
import * as commandeerShipCard from '../cards/commandeer-ship.ts'
import * as confiscatedOrdersCard from '../cards/confiscated-orders.ts'
import * as constructStarshipCard from '../cards/construct-starship.ts'
import * as containmentFieldCard from '../cards/containment-field.ts'
import * as continuingMissionCard from '../cards/continuing-mission.ts'
import * as conundrumCard from '../cards/conundrum.ts'
import * as costlyFavorCard from '../cards/costly-favor.ts'
import * as countermandaCard from '../cards/countermanda.ts'
import * as crewReassignmentCard from '../cards/crew-reassignment.ts'
import * as crimsonForcefieldCard from '../cards/crimson-forcefield.ts'
import * as crodensKeyCard from '../cards/crodens-key.ts'
import * as crosisCard from '../cards/crosis.ts'
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
import * as dathonCard from '../cards/dathon.ts'
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
import * as destroyRadioactiveGarbageScowCard from '../cards/destroy-radioactive-garbage-scow.ts'
import * as devidianDoorCard from '../cards/devidian-door.ts'
import * as deyosCard from '../cards/deyos.ts'
import * as diplomatDetainedCard from '../cards/diplomat-detained.ts'
import * as diplomaticConferenceCard from '../cards/diplomatic-conference.ts'
import * as diplomaticContactCard from '../cards/diplomatic-contact.ts'
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
import * as doorNetCard from '../cards/door-net.ts'
import * as doppelgangerCard from '../cards/doppelganger.ts'
import * as drMccoyTheMotionPicturesCard from '../cards/dr-mccoy-the-motion-pictures.ts'
import * as drQMedicineEntityCard from '../cards/dr-q-medicine-entity.ts'
import * as drSoongCard from '../cards/dr-soong.ts'
import * as droppingInCard from '../cards/dropping-in.ts'
import * as droughtTreeCard from '../cards/drought-tree.ts'
import * as dtanCard from '../cards/dtan.ts'
import * as echoPapa607KillerDroneCard from '../cards/echo-papa-607-killer-drone.ts'
import * as edoProbeCard from '../cards/edo-probe.ts'
import * as edoVesselCard from '../cards/edo-vessel.ts'
import * as elAdrelCreatureCard from '../cards/el-adrel-creature.ts'
import * as elimGarakCard from '../cards/elim-garak.ts'
import * as emblemOfTheAllianceCard from '../cards/emblem-of-the-alliance.ts'
import * as emblemOfTheEmpireCard from '../cards/emblem-of-the-empire.ts'
import * as emergencyPowerCard from '../cards/emergency-power.ts'
import * as emergencyTransporterArmbandsCard from '../cards/emergency-transporter-armbands.ts'
import * as emhProgramCard from '../cards/emh-program.ts'
import * as empathicEchoCard from '../cards/empathic-echo.ts'
import * as empokNorCard from '../cards/empok-nor.ts'
import * as energyVortexCard from '../cards/energy-vortex.ts'
import * as engageShuttleOperationsCard from '../cards/engage-shuttle-operations.ts'
import * as engineeringKitCard from '../cards/engineering-kit.ts'
import * as engineeringPaddCard from '../cards/engineering-padd.ts'
import * as escapePodCard from '../cards/escape-pod.ts'
import * as escortCutterCard from '../cards/escort-cutter.ts'
import * as espionageFederationOnKlingonCard from '../cards/espionage-federation-on-klingon.ts'
import * as espionageKlingonOnFederationCard from '../cards/espionage-klingon-on-federation.ts'
import * as espionageMissionCard from '../cards/espionage-mission.ts'
import * as espionageRomulanOnFederationCard from '../cards/espionage-romulan-on-federation.ts'
import * as espionageRomulanOnKlingonCard from '../cards/espionage-romulan-on-klingon.ts'
import * as establishDominionFootholdCard from '../cards/establish-dominion-foothold.ts'
import * as establishGatewayCard from '../cards/establish-gateway.ts'
import * as establishLandingProtocolsCard from '../cards/establish-landing-protocols.ts'
import * as evasiveManeuversCard from '../cards/evasive-maneuvers.ts'
import * as examineSingularityCard from '../cards/examine-singularity.ts'
import * as exocompCard from '../cards/exocomp.ts'
import * as expertPilotCard from '../cards/expert-pilot.ts'
import * as extraditionCard from '../cards/extradition.ts'
import * as eyesInTheDarkCard from '../cards/eyes-in-the-dark.ts'
import * as failureToCommunicateCard from '../cards/failure-to-communicate.ts'
import * as federationOutpostCard from '../cards/federation-outpost.ts'
import * as federationPaddCard from '../cards/federation-padd.ts'
import * as femalesLoveInterestCard from '../cards/females-love-interest.ts'
import * as ferengiInfestationCard from '../cards/ferengi-infestation.ts'
import * as ferengiMilitaryOperationsCard from '../cards/ferengi-military-operations.ts'
import * as ferengiOutpostCard from '../cards/ferengi-outpost.ts'
import * as ferengiTollCard from '../cards/ferengi-toll.ts'
import * as fgc47ResearchCard from '../cards/fgc-47-research.ts'
import * as fightinWordsCard from '../cards/fightin-words.ts'
import * as firestormCard from '../cards/firestorm.ts'
import * as flightOfTheIntruderCard from '../cards/flight-of-the-intruder.ts'
import * as flowersForALadyCard from '../cards/flowers-for-a-lady.ts'
import * as flyByTheSeatOfYourPantsCard from '../cards/fly-by-the-seat-of-your-pants.ts'
import * as forAdmiralsCard from '../cards/for-admirals.ts'
import * as forCommandersCard from '../cards/for-commanders.ts'
import * as forDiplomatsCard from '../cards/for-diplomats.ts'
import * as forFederationShipsCard from '../cards/for-federation-ships.ts'
import * as forKlingonsCard from '../cards/for-klingons.ts'
import * as forOldWarbirdsCard from '../cards/for-old-warbirds.ts'
import * as forRomulansCard from '../cards/for-romulans.ts'
import * as forSurveyorsCard from '../cards/for-surveyors.ts'
import * as forSwiftShipsCard from '../cards/for-swift-ships.ts'
import * as forTheCauseCard from '../cards/for-the-cause.ts'
import * as forTheDronesCard from '../cards/for-the-drones.ts'
import * as forTheKlingonFleetCard from '../cards/for-the-klingon-fleet.ts'
import * as forTheRomulanFleetCard from '../cards/for-the-romulan-fleet.ts'
import * as forTheStrongCard from '../cards/for-the-strong.ts'
import * as forWomenCard from '../cards/for-women.ts'
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
import * as guestQuartersCard from '../cards/guest-quarters.ts'
import * as hailCard from '../cards/hail.ts'
import * as handshakeCard from '../cards/handshake.ts'
import * as harborCharterCard from '../cards/harbor-charter.ts'
import * as harborRegulationsCard from '../cards/harbor-regulations.ts'
import * as harvesterVirusCard from '../cards/harvester-virus.ts'
import * as hateCrimeCard from '../cards/hate-crime.ts'
import * as hecklerOfEnvoysCard from '../cards/heckler-of-envoys.ts'
import * as heirOfTheFallenCard from '../cards/heir-of-the-fallen.ts'
import * as hideAndSeekCard from '../cards/hide-and-seek.ts'
import * as hippocraticOathCard from '../cards/hippocratic-oath.ts'
import * as holoProjectorsCard from '../cards/holo-projectors.ts'
import * as holodeckDoorCard from '../cards/holodeck-door.ts'
import * as horgahnCard from '../cards/horgahn.ts'
import * as howardHeirloomCandleCard from '../cards/howard-heirloom-candle.ts'
import * as hqDefensiveMeasuresCard from '../cards/hq-defensive-measures.ts'
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
import * as jamaharonCard from '../cards/jamaharon.ts'
import * as jarodCard from '../cards/jarod.ts'
import * as julianBashirCard from '../cards/julian-bashir.ts'
import * as katherinePulaskiCard from '../cards/katherine-pulaski.ts'
import * as kchiqCard from '../cards/kchiq.ts'
import * as keenMindsWantedCard from '../cards/keen-minds-wanted.ts'
import * as ketracelWhiteCard from '../cards/ketracel-white.ts'
import * as kevinUxbridgeCard from '../cards/kevin-uxbridge.ts'
import * as kevinUxbridgeConvergenceCard from '../cards/kevin-uxbridge-convergence.ts'
import * as kitAtHandCard from '../cards/kit-at-hand.ts'
import * as kivasFajoCollectorCard from '../cards/kivas-fajo-collector.ts'
import * as klingonDeathYellCard from '../cards/klingon-death-yell.ts'
import * as klingonDisruptorCard from '../cards/klingon-disruptor.ts'
import * as klingonOutpostCard from '../cards/klingon-outpost.ts'
import * as kmtarCard from '../cards/kmtar.ts'
import * as kolaranRaidersCard from '../cards/kolaran-raiders.ts'
import * as korCard from '../cards/kor.ts'
import * as kressariRendezvousCard from '../cards/kressari-rendezvous.ts'
import * as ktarianGameCard from '../cards/ktarian-game.ts'
import * as kudaketanCard from '../cards/kudaketan.ts'
import * as kurlanNaiskosCard from '../cards/kurlan-naiskos.ts'
import * as laForgeManeuverCard from '../cards/la-forge-maneuver.ts'
import * as lackOfPreparationCard from '../cards/lack-of-preparation.ts'
import * as lalCard from '../cards/lal.ts'
import * as leckCard from '../cards/leck.ts'
import * as letheanTelepathicAttackCard from '../cards/lethean-telepathic-attack.ts'
import * as lineupCard from '../cards/lineup.ts'
import * as longRangeScanCard from '../cards/long-range-scan.ts'
import * as loreCard from '../cards/lore.ts'
import * as loreReturnsCard from '../cards/lore-returns.ts'
import * as loresFingernailCard from '../cards/lores-fingernail.ts'
import * as lossOfOrbitalStabilityCard from '../cards/loss-of-orbital-stability.ts'
import * as lossOfTheKeenestMindCard from '../cards/loss-of-the-keenest-mind.ts'
import * as lostScholarCard from '../cards/lost-scholar.ts'
import * as lowerDecksCard from '../cards/lower-decks.ts'
import * as lutherSloanCard from '../cards/luther-sloan.ts'
import * as magicCarpetRideOcdCard from '../cards/magic-carpet-ride-ocd.ts'
import * as malesLoveInterestCard from '../cards/males-love-interest.ts'
import * as malfunctioningDoorCard from '../cards/malfunctioning-door.ts'
import * as maliceUnboundCard from '../cards/malice-unbound.ts'
import * as mamanPicardCard from '../cards/maman-picard.ts'
import * as mandateOfTheContinuumCard from '../cards/mandate-of-the-continuum.ts'
import * as manheimsDimensionalDoorCard from '../cards/manheims-dimensional-door.ts'
import * as marketOfThePastCard from '../cards/market-of-the-past.ts'
import * as martokCard from '../cards/martok.ts'
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
import * as mornCard from '../cards/morn.ts'
import * as motsAdviceCard from '../cards/mots-advice.ts'
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
import * as nutationalShieldsCard from '../cards/nutational-shields.ts'
import * as ocularImplantsCard from '../cards/ocular-implants.ts'
import * as onTheBridgeCard from '../cards/on-the-bridge.ts'
import * as oneOfElevenCard from '../cards/one-of-eleven.ts'
import * as oobyDoobyCard from '../cards/ooby-dooby.ts'
import * as oopsCard from '../cards/oops.ts'
import * as openDiplomaticRelationsCard from '../cards/open-diplomatic-relations.ts'
import * as ophidianCaneCard from '../cards/ophidian-cane.ts'
import * as oppositionDroneCard from '../cards/opposition-drone.ts'
import * as opsCard from '../cards/ops.ts'
import * as orbNegotiationsCard from '../cards/orb-negotiations.ts'
import * as orbitalBombardmentCard from '../cards/orbital-bombardment.ts'
import * as outgunnedCard from '../cards/outgunned.ts'
import * as outpostRaidCard from '../cards/outpost-raid.ts'
import * as palorToffAlienTraderCard from '../cards/palor-toff-alien-trader.ts'
import * as parallelRomanceCard from '../cards/parallel-romance.ts'
import * as particleFountainCard from '../cards/particle-fountain.ts'
import * as particleScatteringFieldCard from '../cards/particle-scattering-field.ts'
import * as patientInterrogatorCard from '../cards/patient-interrogator.ts'
import * as patternEnhancersCard from '../cards/pattern-enhancers.ts'
import * as paulRiceCard from '../cards/paul-rice.ts'
import * as paxanWormholeCard from '../cards/paxan-wormhole.ts'
import * as persistenceOfMemoryCard from '../cards/persistence-of-memory.ts'
import * as phasedMatterCard from '../cards/phased-matter.ts'
import * as phaserBanksCard from '../cards/phaser-banks.ts'
import * as phaserBurnsCard from '../cards/phaser-burns.ts'
import * as picardManeuverCard from '../cards/picard-maneuver.ts'
import * as picardsArtificialHeartCard from '../cards/picards-artificial-heart.ts'
import * as plainSimpleGarakCard from '../cards/plain-simple-garak.ts'
import * as plasmaFireCard from '../cards/plasma-fire.ts'
import * as plexingCard from '../cards/plexing.ts'
import * as portalGuardCard from '../cards/portal-guard.ts'
import * as prepareAssaultTeamsCard from '../cards/prepare-assault-teams.ts'
import * as primarySupplyDepotCard from '../cards/primary-supply-depot.ts'
import * as primitiveHumanoidsCard from '../cards/primitive-humanoids.ts'
import * as prizeOfPhysicsCard from '../cards/prize-of-physics.ts'
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
import * as reliefMissionIiCard from '../cards/relief-mission-ii.ts'
import * as remFatigueHallucinationsCard from '../cards/rem-fatigue-hallucinations.ts'
import * as remataklanCard from '../cards/remataklan.ts'
import * as remoteSupplyDepotCard from '../cards/remote-supply-depot.ts'
import * as resQCard from '../cards/res-q.ts'
import * as rescueCaptivesCard from '../cards/rescue-captives.ts'
import * as rescuePrisonersCard from '../cards/rescue-prisoners.ts'
import * as reshapeTheQuadrantCard from '../cards/reshape-the-quadrant.ts'
import * as ressikanFluteCard from '../cards/ressikan-flute.ts'
import * as revolvingDoorCard from '../cards/revolving-door.ts'
import * as rewardOfThePairCard from '../cards/reward-of-the-pair.ts'
import * as rinnakPireCard from '../cards/rinnak-pire.ts'
import * as rishonUxbridgeCard from '../cards/rishon-uxbridge.ts'
import * as rogueBorgMercenariesCard from '../cards/rogue-borg-mercenaries.ts'
import * as romulanAmbushCard from '../cards/romulan-ambush.ts'
import * as romulanCloakingDeviceCard from '../cards/romulan-cloaking-device.ts'
import * as romulanDisruptorCard from '../cards/romulan-disruptor.ts'
import * as romulanOutpostCard from '../cards/romulan-outpost.ts'
import * as royaleCasinoBlackjackCard from '../cards/royale-casino-blackjack.ts'
import * as rupturedPlasmaVentCard from '../cards/ruptured-plasma-vent.ts'
import * as sabotageDroneCard from '../cards/sabotage-drone.ts'
import * as saltahnaClockCard from '../cards/saltahna-clock.ts'
import * as salvageStarshipCard from '../cards/salvage-starship.ts'
import * as samLavelleCard from '../cards/sam-lavelle.ts'
import * as samaritanSnareCard from '../cards/samaritan-snare.ts'
import * as samuelClemensPocketwatchCard from '../cards/samuel-clemens-pocketwatch.ts'
import * as sarjenkaCard from '../cards/sarjenka.ts'
import * as scanCard from '../cards/scan.ts'
import * as scarceEngineersCard from '../cards/scarce-engineers.ts'
import * as scottishSetterCard from '../cards/scottish-setter.ts'
import * as scoutEncounterCard from '../cards/scout-encounter.ts'
import * as sealRiftCard from '../cards/seal-rift.ts'
import * as sealedHatchSteepAscentCard from '../cards/sealed-hatch-steep-ascent.ts'
import * as searchForWeaponsCard from '../cards/search-for-weapons.ts'
import * as secretAgentJulianBashirCard from '../cards/secret-agent-julian-bashir.ts'
import * as secretCompartmentCard from '../cards/secret-compartment.ts'
import * as securityOfficeCard from '../cards/security-office.ts'
import * as seekOutNewLifeCard from '../cards/seek-out-new-life.ts'
import * as seizeWesleyCard from '../cards/seize-wesley.ts'
import * as seniorStaffMeetingCard from '../cards/senior-staff-meeting.ts'
import * as senseTheBorgCard from '../cards/sense-the-borg.ts'
import * as serviceTheCollectiveCard from '../cards/service-the-collective.ts'
import * as sevenOfNineTheBorgCard from '../cards/seven-of-nine-the-borg.ts'
import * as shadesOfGrayBrutalityCard from '../cards/shades-of-gray-brutality.ts'
import * as shakaWhenTheWallsFellCard from '../cards/shaka-when-the-walls-fell.ts'
import type * as sharedArriveCard from '../cards/shared/arrive.ts'
import * as sharedVorgonsCard from '../cards/shared/vorgons.ts'
import * as sherlockHolmesCard from '../cards/sherlock-holmes.ts'
import * as shermansPeakCard from '../cards/shermans-peak.ts'
import * as shipSeizureCard from '../cards/ship-seizure.ts'
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
import * as sprungAmbushCard from '../cards/sprung-ambush.ts'
import * as starfleetTypeIiPhaserCard from '../cards/starfleet-type-ii-phaser.ts'
import * as starryNightCard from '../cards/starry-night.ts'
import * as starshipExcelsiorCard from '../cards/starship-excelsior.ts'
import * as staticWarpBubbleCard from '../cards/static-warp-bubble.ts'
import * as stellarFlareCard from '../cards/stellar-flare.ts'
import * as stopFirstContactCard from '../cards/stop-first-contact.ts'
import * as storageCompartmentDoorCard from '../cards/storage-compartment-door.ts'
import * as strikeThreeCard from '../cards/strike-three.ts'
import * as studyOfTheProphetsCard from '../cards/study-of-the-prophets.ts'
import * as studyPlasmaStormCard from '../cards/study-plasma-storm.ts'
import * as subjugatePlanetCard from '../cards/subjugate-planet.ts'
import * as subspaceSchismCard from '../cards/subspace-schism.ts'
import * as subspaceTransporterCard from '../cards/subspace-transporter.ts'
import * as subspaceWarpRiftCard from '../cards/subspace-warp-rift.ts'
import * as substituteVictimCard from '../cards/substitute-victim.ts'
import * as suddenAssimilationCard from '../cards/sudden-assimilation.ts'
import * as summonsFromTheContinuumCard from '../cards/summons-from-the-continuum.ts'
import * as supernovaCard from '../cards/supernova.ts'
import * as surveyCutterCard from '../cards/survey-cutter.ts'
import * as surveyDroneCard from '../cards/survey-drone.ts'
import * as symbaleneBloodBurnCard from '../cards/symbalene-blood-burn.ts'
import * as tachyonDetectionGridCard from '../cards/tachyon-detection-grid.ts'
import * as takerOfTollsCard from '../cards/taker-of-tolls.ts'
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
import * as tetryonFieldCard from '../cards/tetryon-field.ts'
import * as theCelestialTempleCard from '../cards/the-celestial-temple.ts'
import * as theCharybdisCard from '../cards/the-charybdis.ts'
import * as theClownPlayingDoctorCard from '../cards/the-clown-playing-doctor.ts'
import * as theEmissaryCard from '../cards/the-emissary.ts'
import * as theGenesisDeviceCard from '../cards/the-genesis-device.ts'
import * as theHigherTheFewerCard from '../cards/the-higher-the-fewer.ts'
import * as theJugglerCard from '../cards/the-juggler.ts'
import * as theMaskOfKorganoCard from '../cards/the-mask-of-korgano.ts'
import * as theNextEmanationCard from '../cards/the-next-emanation.ts'
import * as theSheliakCard from '../cards/the-sheliak.ts'
import * as theThinkTanksShipCard from '../cards/the-think-tanks-ship.ts'
import * as theTravelerCard from '../cards/the-traveler.ts'
import * as theTravelerTranscendenceCard from '../cards/the-traveler-transcendence.ts'
import * as thermalDeflectorsCard from '../cards/thermal-deflectors.ts'
import * as thineOwnSelfCard from '../cards/thine-own-self.ts'
import * as thirdAndFourthCard from '../cards/third-and-fourth.ts'
import * as thoughtFireCard from '../cards/thought-fire.ts'
import * as timeTravelPodCard from '../cards/time-travel-pod.ts'
import * as timepodRingCard from '../cards/timepod-ring.ts'
import * as timicinCard from '../cards/timicin.ts'
import * as togCard from '../cards/tog.ts'
import * as topologicalAnomaly4747Card from '../cards/topological-anomaly-4747.ts'
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
import * as twoDimensionalCreaturesCard from '../cards/two-dimensional-creatures.ts'
import * as twoOfElevenCard from '../cards/two-of-eleven.ts'
import * as ultimatumCard from '../cards/ultimatum.ts'
import * as unclaimedSalvageCard from '../cards/unclaimed-salvage.ts'
import * as undercoverAgentCard from '../cards/undercover-agent.ts'
import * as underestimatingTheFoundersCard from '../cards/underestimating-the-founders.ts'
import * as undetectedBeamInCard from '../cards/undetected-beam-in.ts'
import * as unseenMarksmanCard from '../cards/unseen-marksman.ts'
import * as untrustworthyAssociateCard from '../cards/untrustworthy-associate.ts'
import * as varonTDisruptorCard from '../cards/varon-t-disruptor.ts'
import * as verifyLegendaryJourneyCard from '../cards/verify-legendary-journey.ts'
import * as vetoOfTheCollectiveCard from '../cards/veto-of-the-collective.ts'
import * as visitCochraneMemorialCard from '../cards/visit-cochrane-memorial.ts'
import * as voicesInTheDarkCard from '../cards/voices-in-the-dark.ts'
import * as voleInfestationCard from '../cards/vole-infestation.ts'
import * as vorgonRaidersCard from '../cards/vorgon-raiders.ts'
import * as vulcanLanderCard from '../cards/vulcan-lander.ts'
import * as vulcanMindmeldCard from '../cards/vulcan-mindmeld.ts'
import * as vulcanNervePinchCard from '../cards/vulcan-nerve-pinch.ts'
import * as wallOfShipsCard from '../cards/wall-of-ships.ts'
import * as warpCoreBreachCard from '../cards/warp-core-breach.ts'
import * as wartimeConditionsCard from '../cards/wartime-conditions.ts'
import * as weightOfWisdomCard from '../cards/weight-of-wisdom.ts'
import * as whatDoesGodNeedWithAStarshipCard from '../cards/what-does-god-need-with-a-starship.ts'
import * as whereNoOneHasGoneBeforeCard from '../cards/where-no-one-has-gone-before.ts'
import * as whimOfTheContinuumCard from '../cards/whim-of-the-continuum.ts'
import * as whiteDeprivationCard from '../cards/white-deprivation.ts'
import * as williamTRikerFirstContactCard from '../cards/william-t-riker-first-contact.ts'
import * as wormholeCard from '../cards/wormhole.ts'
import * as writOfAccountabilityCard from '../cards/writ-of-accountability.ts'
import * as yellowAlertCard from '../cards/yellow-alert.ts'
import * as youKnowIdLikeToHelpCard from '../cards/you-know-id-like-to-help.ts'
import * as yutaCard from '../cards/yuta.ts'
import * as zaldanCard from '../cards/zaldan.ts'
import * as zalkonianStorageCapsuleCard from '../cards/zalkonian-storage-capsule.ts'
import * as turnsEffects from '../mechanics/turns/effects.ts'
import * as turnsLawFaq from '../mechanics/turns/law/faq.ts'
import * as turnsLawFaqCourse from '../mechanics/turns/law/faq-course.ts'
import * as turnsLawFaqWords from '../mechanics/turns/law/faq-words.ts'
import * as turnsLawScission from '../mechanics/turns/law/scission.ts'
import * as turnsSettled from '../mechanics/turns/settled.ts'
import type * as turnsWords from '../mechanics/turns/words.ts'
import type * as timingDue from '../mechanics/timing/due.ts'
import * as timingLawFaqActions from '../mechanics/timing/law/faq-actions.ts'
import * as timingLawFaqAnswers from '../mechanics/timing/law/faq-answers.ts'
import * as timingLawFaqInterrupts from '../mechanics/timing/law/faq-interrupts.ts'
import * as timingLawFaqTiming from '../mechanics/timing/law/faq-timing.ts'
import * as timingLawGlossaryTiming from '../mechanics/timing/law/glossary-timing.ts'
import * as timingLawReadings from '../mechanics/timing/law/readings.ts'
import type * as timingLetPass from '../mechanics/timing/let-pass.ts'
import type * as timingQueue from '../mechanics/timing/queue.ts'
import * as timingSettled from '../mechanics/timing/settled.ts'
import type * as timingTriumph from '../mechanics/timing/triumph.ts'
import type * as timingWindow from '../mechanics/timing/window.ts'
import * as suspendsPlayCheckMoment from '../mechanics/suspends-play/check-moment.ts'
import * as suspendsPlayLawCurrent from '../mechanics/suspends-play/law/current.ts'
import * as suspendsPlayLawGlossary from '../mechanics/suspends-play/law/glossary.ts'
import * as suspendsPlaySettled from '../mechanics/suspends-play/settled.ts'
import * as selectionsEffects from '../mechanics/selections/effects.ts'
import * as selectionsLawFaq from '../mechanics/selections/law/faq.ts'
import * as selectionsLawGlossary from '../mechanics/selections/law/glossary.ts'
import * as selectionsLawOpponentsChoice from '../mechanics/selections/law/opponents-choice.ts'
import * as selectionsLawReadings from '../mechanics/selections/law/readings.ts'
import * as selectionsLawSecondEdition from '../mechanics/selections/law/second-edition.ts'
import * as selectionsSettled from '../mechanics/selections/settled.ts'
import type * as selectionsWords from '../mechanics/selections/words.ts'
import * as seedingLawCryosatellite from '../mechanics/seeding/law/cryosatellite.ts'
import * as seedingLawDecks from '../mechanics/seeding/law/decks.ts'
import * as seedingLawDoubled from '../mechanics/seeding/law/doubled.ts'
import * as seedingLawGlossaryFunctions from '../mechanics/seeding/law/glossary-functions.ts'
import * as seedingLawGlossaryMisSeeds from '../mechanics/seeding/law/glossary-mis-seeds.ts'
import * as seedingLawGlossaryPhases from '../mechanics/seeding/law/glossary-phases.ts'
import * as seedingLawGlossarySites from '../mechanics/seeding/law/glossary-sites.ts'
import * as seedingLawGlossaryTable from '../mechanics/seeding/law/glossary-table.ts'
import * as seedingLawGlossaryTurns from '../mechanics/seeding/law/glossary-turns.ts'
import * as seedingLawGlossaryUnder from '../mechanics/seeding/law/glossary-under.ts'
import * as seedingLawNothingElse from '../mechanics/seeding/law/nothing-else.ts'
import * as seedingLawReadings from '../mechanics/seeding/law/readings.ts'
import * as seedingLawSeedDecks from '../mechanics/seeding/law/seed-decks.ts'
import * as seedingLawSideDecks from '../mechanics/seeding/law/side-decks.ts'
import * as seedingSeedUnder from '../mechanics/seeding/seed-under.ts'
import * as seedingSettled from '../mechanics/seeding/settled.ts'
import type * as seedingWords from '../mechanics/seeding/words.ts'
import type * as drawsAndDiscardsDraw from '../mechanics/draws-and-discards/draw.ts'
import * as drawsAndDiscardsEffects from '../mechanics/draws-and-discards/effects.ts'
import * as drawsAndDiscardsLawCustoms from '../mechanics/draws-and-discards/law/customs.ts'
import * as drawsAndDiscardsLawFaq from '../mechanics/draws-and-discards/law/faq.ts'
import * as drawsAndDiscardsLawFaqFormats from '../mechanics/draws-and-discards/law/faq-formats.ts'
import * as drawsAndDiscardsLawFaqPiles from '../mechanics/draws-and-discards/law/faq-piles.ts'
import * as drawsAndDiscardsLawGlossary from '../mechanics/draws-and-discards/law/glossary.ts'
import * as drawsAndDiscardsLawGlossaryPiles from '../mechanics/draws-and-discards/law/glossary-piles.ts'
import * as drawsAndDiscardsLawLooking from '../mechanics/draws-and-discards/law/looking.ts'
import * as drawsAndDiscardsLawReadings from '../mechanics/draws-and-discards/law/readings.ts'
import * as drawsAndDiscardsLawSherlockHolmes from '../mechanics/draws-and-discards/law/sherlock-holmes.ts'
import * as drawsAndDiscardsSelectors from '../mechanics/draws-and-discards/selectors.ts'
import * as drawsAndDiscardsSettled from '../mechanics/draws-and-discards/settled.ts'
import type * as drawsAndDiscardsWords from '../mechanics/draws-and-discards/words.ts'
import * as showingCardsEffects from '../mechanics/showing-cards/effects.ts'
import * as showingCardsLawFaq from '../mechanics/showing-cards/law/faq.ts'
import * as showingCardsLawFaqPiles from '../mechanics/showing-cards/law/faq-piles.ts'
import * as showingCardsLawGlossary from '../mechanics/showing-cards/law/glossary.ts'
import * as showingCardsLawKidnappers from '../mechanics/showing-cards/law/kidnappers.ts'
import * as showingCardsSettled from '../mechanics/showing-cards/settled.ts'
import type * as showingCardsWords from '../mechanics/showing-cards/words.ts'
import * as downloadingCheck from '../mechanics/downloading/check.ts'
import * as downloadingEffects from '../mechanics/downloading/effects.ts'
import * as downloadingFeasible from '../mechanics/downloading/feasible.ts'
import * as downloadingLawBuilding from '../mechanics/downloading/law/building.ts'
import * as downloadingLawCurrent from '../mechanics/downloading/law/current.ts'
import * as downloadingLawDoorways from '../mechanics/downloading/law/doorways.ts'
import * as downloadingLawGlossary from '../mechanics/downloading/law/glossary.ts'
import * as downloadingLawHomeworld from '../mechanics/downloading/law/homeworld.ts'
import * as downloadingLawIcons from '../mechanics/downloading/law/icons.ts'
import * as downloadingLawPlaying from '../mechanics/downloading/law/playing.ts'
import * as downloadingLawReadings from '../mechanics/downloading/law/readings.ts'
import * as downloadingLawReporting from '../mechanics/downloading/law/reporting.ts'
import * as downloadingLawScoutEncounter from '../mechanics/downloading/law/scout-encounter.ts'
import * as downloadingLawSearching from '../mechanics/downloading/law/searching.ts'
import * as downloadingLawSeedPhases from '../mechanics/downloading/law/seed-phases.ts'
import * as downloadingLawSpecialSkills from '../mechanics/downloading/law/special-skills.ts'
import * as downloadingLawStocking from '../mechanics/downloading/law/stocking.ts'
import * as downloadingLawValidity from '../mechanics/downloading/law/validity.ts'
import * as downloadingSettled from '../mechanics/downloading/settled.ts'
import type * as downloadingWords from '../mechanics/downloading/words.ts'
import * as reportingLawBasics from '../mechanics/reporting/law/basics.ts'
import * as reportingLawCustoms from '../mechanics/reporting/law/customs.ts'
import * as reportingLawFaqNonAligned from '../mechanics/reporting/law/faq-non-aligned.ts'
import * as reportingLawIntoSpace from '../mechanics/reporting/law/into-space.ts'
import type * as reportingPlay from '../mechanics/reporting/play.ts'
import * as reportingSettled from '../mechanics/reporting/settled.ts'
import type * as reportingUse from '../mechanics/reporting/use.ts'
import type * as reportingWords from '../mechanics/reporting/words.ts'
import * as facilitiesLawBasics from '../mechanics/facilities/law/basics.ts'
import * as facilitiesLawCustoms from '../mechanics/facilities/law/customs.ts'
import * as facilitiesLawFaqOutposts from '../mechanics/facilities/law/faq-outposts.ts'
import * as facilitiesLawSites from '../mechanics/facilities/law/sites.ts'
import * as facilitiesLawStations from '../mechanics/facilities/law/stations.ts'
import * as facilitiesSettled from '../mechanics/facilities/settled.ts'
import type * as facilitiesWords from '../mechanics/facilities/words.ts'
import * as dockingFeatures from '../mechanics/docking/features.ts'
import * as dockingLawByName from '../mechanics/docking/law/by-name.ts'
import * as dockingLawCustoms from '../mechanics/docking/law/customs.ts'
import * as dockingLawDockingPads from '../mechanics/docking/law/docking-pads.ts'
import * as dockingLawFaq from '../mechanics/docking/law/faq.ts'
import * as dockingLawGlossary from '../mechanics/docking/law/glossary.ts'
import * as dockingLawReadings from '../mechanics/docking/law/readings.ts'
import * as dockingSettled from '../mechanics/docking/settled.ts'
import type * as dockingWords from '../mechanics/docking/words.ts'
import * as staffingFeatures from '../mechanics/staffing/features.ts'
import * as staffingLawCustoms from '../mechanics/staffing/law/customs.ts'
import * as staffingLawFaq from '../mechanics/staffing/law/faq.ts'
import * as staffingLawGlossary from '../mechanics/staffing/law/glossary.ts'
import * as staffingLawIcons from '../mechanics/staffing/law/icons.ts'
import * as staffingLawKindsOfIcons from '../mechanics/staffing/law/kinds-of-icons.ts'
import * as staffingLawLiberty from '../mechanics/staffing/law/liberty.ts'
import * as staffingSettled from '../mechanics/staffing/settled.ts'
import type * as staffingStaffing from '../mechanics/staffing/staffing.ts'
import type * as staffingWords from '../mechanics/staffing/words.ts'
import * as movementEffects from '../mechanics/movement/effects.ts'
import * as movementHurl from '../mechanics/movement/hurl.ts'
import * as movementLawFaqCards from '../mechanics/movement/law/faq-cards.ts'
import * as movementLawFaqMoving from '../mechanics/movement/law/faq-moving.ts'
import * as movementLawFaqShuttles from '../mechanics/movement/law/faq-shuttles.ts'
import * as movementLawGlossary from '../mechanics/movement/law/glossary.ts'
import * as movementSettled from '../mechanics/movement/settled.ts'
import type * as movementWords from '../mechanics/movement/words.ts'
import type * as beamingBeamText from '../mechanics/beaming/beam-text.ts'
import * as beamingEffects from '../mechanics/beaming/effects.ts'
import * as beamingLawBasics from '../mechanics/beaming/law/basics.ts'
import * as beamingLawFaq from '../mechanics/beaming/law/faq.ts'
import * as beamingLawFaqCards from '../mechanics/beaming/law/faq-cards.ts'
import * as beamingLawReadings from '../mechanics/beaming/law/readings.ts'
import * as beamingSettled from '../mechanics/beaming/settled.ts'
import type * as beamingWords from '../mechanics/beaming/words.ts'
import * as cloakingLawBasics from '../mechanics/cloaking/law/basics.ts'
import * as cloakingLawCurrent from '../mechanics/cloaking/law/current.ts'
import * as cloakingLawCustoms from '../mechanics/cloaking/law/customs.ts'
import * as cloakingLawFaq from '../mechanics/cloaking/law/faq.ts'
import * as cloakingLawFaqBeaming from '../mechanics/cloaking/law/faq-beaming.ts'
import * as cloakingLawFaqCards from '../mechanics/cloaking/law/faq-cards.ts'
import * as cloakingLawFaqShuffling from '../mechanics/cloaking/law/faq-shuffling.ts'
import * as cloakingLawReadings from '../mechanics/cloaking/law/readings.ts'
import * as cloakingSettled from '../mechanics/cloaking/settled.ts'
import type * as cloakingWords from '../mechanics/cloaking/words.ts'
import * as compatibilityFeatures from '../mechanics/compatibility/features.ts'
import * as compatibilityLawConference from '../mechanics/compatibility/law/conference.ts'
import * as compatibilityLawCurrent from '../mechanics/compatibility/law/current.ts'
import * as compatibilityLawFactions from '../mechanics/compatibility/law/factions.ts'
import * as compatibilityLawFaq from '../mechanics/compatibility/law/faq.ts'
import * as compatibilityLawFaqPlaces from '../mechanics/compatibility/law/faq-places.ts'
import * as compatibilityLawFaqTreaties from '../mechanics/compatibility/law/faq-treaties.ts'
import * as compatibilityLawGlossary from '../mechanics/compatibility/law/glossary.ts'
import * as compatibilityLawInfiltration from '../mechanics/compatibility/law/infiltration.ts'
import * as compatibilityLawModes from '../mechanics/compatibility/law/modes.ts'
import * as compatibilityLawPlaying from '../mechanics/compatibility/law/playing.ts'
import type * as compatibilityPlaying from '../mechanics/compatibility/playing.ts'
import * as compatibilitySelectors from '../mechanics/compatibility/selectors.ts'
import * as compatibilitySettled from '../mechanics/compatibility/settled.ts'
import type * as compatibilityWords from '../mechanics/compatibility/words.ts'
import * as captureCaptives from '../mechanics/capture/captives.ts'
import * as captureEffects from '../mechanics/capture/effects.ts'
import * as captureInterrogate from '../mechanics/capture/interrogate.ts'
import * as captureLawBasics from '../mechanics/capture/law/basics.ts'
import * as captureLawBorg from '../mechanics/capture/law/borg.ts'
import * as captureLawFaq from '../mechanics/capture/law/faq.ts'
import * as captureLawFaqCaptives from '../mechanics/capture/law/faq-captives.ts'
import * as captureLawGlossary from '../mechanics/capture/law/glossary.ts'
import * as captureLawStealing from '../mechanics/capture/law/stealing.ts'
import * as captureSettled from '../mechanics/capture/settled.ts'
import * as captureSteal from '../mechanics/capture/steal.ts'
import type * as captureWords from '../mechanics/capture/words.ts'
import type * as missionsAttempt from '../mechanics/missions/attempt.ts'
import type * as missionsDiscardToSolve from '../mechanics/missions/discard-to-solve.ts'
import * as missionsFeatures from '../mechanics/missions/features.ts'
import * as missionsLawBasics from '../mechanics/missions/law/basics.ts'
import * as missionsLawBeginning from '../mechanics/missions/law/beginning.ts'
import * as missionsLawCurrent from '../mechanics/missions/law/current.ts'
import * as missionsLawDisappeared from '../mechanics/missions/law/disappeared.ts'
import * as missionsLawDualIcon from '../mechanics/missions/law/dual-icon.ts'
import * as missionsLawEnds from '../mechanics/missions/law/ends.ts'
import * as missionsLawFaq from '../mechanics/missions/law/faq.ts'
import * as missionsLawFaqBeginning from '../mechanics/missions/law/faq-beginning.ts'
import * as missionsLawFaqSpace from '../mechanics/missions/law/faq-space.ts'
import * as missionsLawPersona from '../mechanics/missions/law/persona.ts'
import * as missionsLawReadings from '../mechanics/missions/law/readings.ts'
import * as missionsLawRequirements from '../mechanics/missions/law/requirements.ts'
import * as missionsLawSolving from '../mechanics/missions/law/solving.ts'
import * as missionsOutOfUse from '../mechanics/missions/out-of-use.ts'
import type * as missionsQFlash from '../mechanics/missions/q-flash.ts'
import * as missionsSettled from '../mechanics/missions/settled.ts'
import type * as missionsWords from '../mechanics/missions/words.ts'
import * as dilemmasAffected from '../mechanics/dilemmas/affected.ts'
import type * as dilemmasChangeText from '../mechanics/dilemmas/change-text.ts'
import * as dilemmasChanges from '../mechanics/dilemmas/changes.ts'
import type * as dilemmasCure from '../mechanics/dilemmas/cure.ts'
import * as dilemmasEffects from '../mechanics/dilemmas/effects.ts'
import type * as dilemmasElsewhere from '../mechanics/dilemmas/elsewhere.ts'
import type * as dilemmasEncounter from '../mechanics/dilemmas/encounter.ts'
import type * as dilemmasExamine from '../mechanics/dilemmas/examine.ts'
import type * as dilemmasFacing from '../mechanics/dilemmas/facing.ts'
import * as dilemmasLawFaq from '../mechanics/dilemmas/law/faq.ts'
import * as dilemmasLawFaqAnimals from '../mechanics/dilemmas/law/faq-animals.ts'
import * as dilemmasLawFaqAnswers from '../mechanics/dilemmas/law/faq-answers.ts'
import * as dilemmasLawFaqDoubled from '../mechanics/dilemmas/law/faq-doubled.ts'
import * as dilemmasLawFaqHands from '../mechanics/dilemmas/law/faq-hands.ts'
import * as dilemmasLawFaqInPlay from '../mechanics/dilemmas/law/faq-in-play.ts'
import * as dilemmasLawFaqPhased from '../mechanics/dilemmas/law/faq-phased.ts'
import * as dilemmasLawFaqPlanet from '../mechanics/dilemmas/law/faq-planet.ts'
import * as dilemmasLawFaqPoints from '../mechanics/dilemmas/law/faq-points.ts'
import * as dilemmasLawFaqQuarantine from '../mechanics/dilemmas/law/faq-quarantine.ts'
import * as dilemmasLawFaqReplicator from '../mechanics/dilemmas/law/faq-replicator.ts'
import * as dilemmasLawFaqSeeding from '../mechanics/dilemmas/law/faq-seeding.ts'
import * as dilemmasLawFaqSingle from '../mechanics/dilemmas/law/faq-single.ts'
import * as dilemmasLawFaqSkills from '../mechanics/dilemmas/law/faq-skills.ts'
import * as dilemmasLawFaqStopping from '../mechanics/dilemmas/law/faq-stopping.ts'
import * as dilemmasLawFeatures from '../mechanics/dilemmas/law/features.ts'
import * as dilemmasLawFindings from '../mechanics/dilemmas/law/findings.ts'
import * as dilemmasLawInPlay from '../mechanics/dilemmas/law/in-play.ts'
import * as dilemmasLawPoints from '../mechanics/dilemmas/law/points.ts'
import * as dilemmasLawProcedure from '../mechanics/dilemmas/law/procedure.ts'
import * as dilemmasLawReach from '../mechanics/dilemmas/law/reach.ts'
import * as dilemmasLawReadings from '../mechanics/dilemmas/law/readings.ts'
import * as dilemmasLawRequirements from '../mechanics/dilemmas/law/requirements.ts'
import * as dilemmasLawSections from '../mechanics/dilemmas/law/sections.ts'
import * as dilemmasLawSingle from '../mechanics/dilemmas/law/single.ts'
import * as dilemmasLawTakingPart from '../mechanics/dilemmas/law/taking-part.ts'
import * as dilemmasLawTwoSets from '../mechanics/dilemmas/law/two-sets.ts'
import * as dilemmasLawWhereTheyGo from '../mechanics/dilemmas/law/where-they-go.ts'
import * as dilemmasLawWords from '../mechanics/dilemmas/law/words.ts'
import type * as dilemmasNullifyByDiscarding from '../mechanics/dilemmas/nullify-by-discarding.ts'
import * as dilemmasRequired from '../mechanics/dilemmas/required.ts'
import * as dilemmasSelectors from '../mechanics/dilemmas/selectors.ts'
import * as dilemmasSettled from '../mechanics/dilemmas/settled.ts'
import type * as dilemmasWords from '../mechanics/dilemmas/words.ts'
import * as scoutingEffects from '../mechanics/scouting/effects.ts'
import * as scoutingFeatures from '../mechanics/scouting/features.ts'
import * as scoutingLawArtifacts from '../mechanics/scouting/law/artifacts.ts'
import * as scoutingLawCompletion from '../mechanics/scouting/law/completion.ts'
import * as scoutingLawCurrent from '../mechanics/scouting/law/current.ts'
import * as scoutingLawDabo from '../mechanics/scouting/law/dabo.ts'
import * as scoutingLawDilemmas from '../mechanics/scouting/law/dilemmas.ts'
import * as scoutingLawGlossary from '../mechanics/scouting/law/glossary.ts'
import * as scoutingLawLocations from '../mechanics/scouting/law/locations.ts'
import * as scoutingLawProbing from '../mechanics/scouting/law/probing.ts'
import * as scoutingLawShips from '../mechanics/scouting/law/ships.ts'
import type * as scoutingObjectiveWords from '../mechanics/scouting/objective-words.ts'
import type * as scoutingProbe from '../mechanics/scouting/probe.ts'
import * as scoutingSettled from '../mechanics/scouting/settled.ts'
import type * as scoutingWords from '../mechanics/scouting/words.ts'
import * as scoringEffects from '../mechanics/scoring/effects.ts'
import * as scoringLawCustoms from '../mechanics/scoring/law/customs.ts'
import * as scoringLawFaqDecks from '../mechanics/scoring/law/faq-decks.ts'
import * as scoringLawFaqYells from '../mechanics/scoring/law/faq-yells.ts'
import * as scoringLawSalvage from '../mechanics/scoring/law/salvage.ts'
import * as scoringRequirements from '../mechanics/scoring/requirements.ts'
import * as scoringSettled from '../mechanics/scoring/settled.ts'
import type * as scoringWords from '../mechanics/scoring/words.ts'
import type * as artifactsEarnedAnew from '../mechanics/artifacts/earned-anew.ts'
import * as artifactsLawFaq from '../mechanics/artifacts/law/faq.ts'
import * as artifactsLawFaqOwners from '../mechanics/artifacts/law/faq-owners.ts'
import * as artifactsLawGlossary from '../mechanics/artifacts/law/glossary.ts'
import * as artifactsLawGlossarySeeded from '../mechanics/artifacts/law/glossary-seeded.ts'
import * as artifactsSettled from '../mechanics/artifacts/settled.ts'
import type * as artifactsUncover from '../mechanics/artifacts/uncover.ts'
import type * as artifactsWords from '../mechanics/artifacts/words.ts'
import * as equipmentFeatures from '../mechanics/equipment/features.ts'
import * as equipmentLawCustoms from '../mechanics/equipment/law/customs.ts'
import * as equipmentLawDisruptorOverload from '../mechanics/equipment/law/disruptor-overload.ts'
import * as equipmentLawFaq from '../mechanics/equipment/law/faq.ts'
import * as equipmentLawFaqClassifications from '../mechanics/equipment/law/faq-classifications.ts'
import * as equipmentLawFaqLeftBehind from '../mechanics/equipment/law/faq-left-behind.ts'
import * as equipmentLawFaqUsers from '../mechanics/equipment/law/faq-users.ts'
import * as equipmentLawFaqWeapons from '../mechanics/equipment/law/faq-weapons.ts'
import * as equipmentLawReadings from '../mechanics/equipment/law/readings.ts'
import * as equipmentLawSpecialEquipment from '../mechanics/equipment/law/special-equipment.ts'
import * as equipmentLawStarshipExcelsior from '../mechanics/equipment/law/starship-excelsior.ts'
import type * as equipmentLentSkills from '../mechanics/equipment/lent-skills.ts'
import * as equipmentSettled from '../mechanics/equipment/settled.ts'
import type * as equipmentWords from '../mechanics/equipment/words.ts'
import * as skillsEffects from '../mechanics/skills/effects.ts'
import * as skillsFeatures from '../mechanics/skills/features.ts'
import * as skillsLawCustoms from '../mechanics/skills/law/customs.ts'
import * as skillsLawDrSoong from '../mechanics/skills/law/dr-soong.ts'
import * as skillsLawFaq from '../mechanics/skills/law/faq.ts'
import * as skillsLawFaqRequirements from '../mechanics/skills/law/faq-requirements.ts'
import * as skillsLawGlossaryAttributes from '../mechanics/skills/law/glossary-attributes.ts'
import * as skillsLawGlossaryBox from '../mechanics/skills/law/glossary-box.ts'
import * as skillsLawGlossaryDots from '../mechanics/skills/law/glossary-dots.ts'
import * as skillsLawGlossaryFirstListed from '../mechanics/skills/law/glossary-first-listed.ts'
import * as skillsLawHalves from '../mechanics/skills/law/halves.ts'
import * as skillsLawIntelligence from '../mechanics/skills/law/intelligence.ts'
import * as skillsLawMindmeld from '../mechanics/skills/law/mindmeld.ts'
import * as skillsLawModifying from '../mechanics/skills/law/modifying.ts'
import * as skillsLawReadings from '../mechanics/skills/law/readings.ts'
import * as skillsLawSecondEdition from '../mechanics/skills/law/second-edition.ts'
import * as skillsLawSharing from '../mechanics/skills/law/sharing.ts'
import * as skillsLawSharingReadings from '../mechanics/skills/law/sharing-readings.ts'
import * as skillsLawShipAttributes from '../mechanics/skills/law/ship-attributes.ts'
import * as skillsLawUsing from '../mechanics/skills/law/using.ts'
import type * as skillsPrice from '../mechanics/skills/price.ts'
import * as skillsRequirements from '../mechanics/skills/requirements.ts'
import * as skillsSelectors from '../mechanics/skills/selectors.ts'
import * as skillsSettled from '../mechanics/skills/settled.ts'
import type * as skillsUseSkills from '../mechanics/skills/use-skills.ts'
import * as skillsWhenUsed from '../mechanics/skills/when-used.ts'
import type * as skillsWords from '../mechanics/skills/words.ts'
import * as speciesFeatures from '../mechanics/species/features.ts'
import * as speciesLawByName from '../mechanics/species/law/by-name.ts'
import * as speciesLawCharacteristics from '../mechanics/species/law/characteristics.ts'
import * as speciesLawCurrent from '../mechanics/species/law/current.ts'
import * as speciesLawCustoms from '../mechanics/species/law/customs.ts'
import * as speciesLawFaq from '../mechanics/species/law/faq.ts'
import * as speciesLawGlossary from '../mechanics/species/law/glossary.ts'
import * as speciesLawLiberty from '../mechanics/species/law/liberty.ts'
import * as speciesLawMixedSpecies from '../mechanics/species/law/mixed-species.ts'
import * as speciesLawNames from '../mechanics/species/law/names.ts'
import * as speciesLawReadings from '../mechanics/species/law/readings.ts'
import * as speciesLawSeriesIcons from '../mechanics/species/law/series-icons.ts'
import * as speciesLawShipClass from '../mechanics/species/law/ship-class.ts'
import * as speciesLawShips from '../mechanics/species/law/ships.ts'
import * as speciesLawTheSameSpecies from '../mechanics/species/law/the-same-species.ts'
import * as speciesRequirements from '../mechanics/species/requirements.ts'
import * as speciesSettled from '../mechanics/species/settled.ts'
import type * as speciesWords from '../mechanics/species/words.ts'
import * as namesLawChanged from '../mechanics/names/law/changed.ts'
import * as namesLawDeepSpace9 from '../mechanics/names/law/deep-space-9.ts'
import * as namesLawDoppelganger from '../mechanics/names/law/doppelganger.ts'
import * as namesLawMissingCards from '../mechanics/names/law/missing-cards.ts'
import * as namesLawNames from '../mechanics/names/law/names.ts'
import * as namesLawPersona from '../mechanics/names/law/persona.ts'
import * as namesLawTimeLocations from '../mechanics/names/law/time-locations.ts'
import * as namesLawVersions from '../mechanics/names/law/versions.ts'
import * as namesSettled from '../mechanics/names/settled.ts'
import type * as namesWords from '../mechanics/names/words.ts'
import * as loreEffects from '../mechanics/lore/effects.ts'
import * as loreFeatures from '../mechanics/lore/features.ts'
import * as loreLawCommanders from '../mechanics/lore/law/commanders.ts'
import * as loreLawCommandersOf1996 from '../mechanics/lore/law/commanders-of-1996.ts'
import * as loreLawCorrectedLore from '../mechanics/lore/law/corrected-lore.ts'
import * as loreLawCouples from '../mechanics/lore/law/couples.ts'
import * as loreLawFacilityCommanders from '../mechanics/lore/law/facility-commanders.ts'
import * as loreLawNamedInLore from '../mechanics/lore/law/named-in-lore.ts'
import * as loreLawReadingNames from '../mechanics/lore/law/reading-names.ts'
import * as loreRequirements from '../mechanics/lore/requirements.ts'
import * as loreSettled from '../mechanics/lore/settled.ts'
import type * as loreWords from '../mechanics/lore/words.ts'
import * as dualPersonnelLawGlossary from '../mechanics/dual-personnel/law/glossary.ts'
import * as dualPersonnelLawSelected from '../mechanics/dual-personnel/law/selected.ts'
import * as dualPersonnelSettled from '../mechanics/dual-personnel/settled.ts'
import * as borgLawCustoms from '../mechanics/borg/law/customs.ts'
import * as borgLawGlossary from '../mechanics/borg/law/glossary.ts'
import * as borgLawReadings from '../mechanics/borg/law/readings.ts'
import * as hologramsLawFaq from '../mechanics/holograms/law/faq.ts'
import * as hologramsLawFaqDilemmas from '../mechanics/holograms/law/faq-dilemmas.ts'
import * as hologramsSettled from '../mechanics/holograms/settled.ts'
import type * as hologramsWords from '../mechanics/holograms/words.ts'
import type * as battleBattle from '../mechanics/battle/battle.ts'
import * as battleEffects from '../mechanics/battle/effects.ts'
import type * as battleHurling from '../mechanics/battle/hurling.ts'
import * as battleLawBasics from '../mechanics/battle/law/basics.ts'
import * as battleLawCurrent from '../mechanics/battle/law/current.ts'
import * as battleLawCustoms from '../mechanics/battle/law/customs.ts'
import * as battleLawFaq from '../mechanics/battle/law/faq.ts'
import * as battleLawFaqGoingOn from '../mechanics/battle/law/faq-going-on.ts'
import * as battleLawFaqInterrupts from '../mechanics/battle/law/faq-interrupts.ts'
import * as battleLawFaqRestraint from '../mechanics/battle/law/faq-restraint.ts'
import * as battleLawGlossary from '../mechanics/battle/law/glossary.ts'
import * as battleLawPermissions from '../mechanics/battle/law/permissions.ts'
import * as battleLawReadings from '../mechanics/battle/law/readings.ts'
import type * as battlePermitted from '../mechanics/battle/permitted.ts'
import type * as battlePersonnelBattle from '../mechanics/battle/personnel-battle.ts'
import type * as battleRestraint from '../mechanics/battle/restraint.ts'
import * as battleSettled from '../mechanics/battle/settled.ts'
import type * as battleWords from '../mechanics/battle/words.ts'
import * as selfControlledEffects from '../mechanics/self-controlled/effects.ts'
import * as selfControlledFeatures from '../mechanics/self-controlled/features.ts'
import * as selfControlledHeldShips from '../mechanics/self-controlled/held-ships.ts'
import * as selfControlledLawFaq from '../mechanics/self-controlled/law/faq.ts'
import * as selfControlledLawFaqBorgShip from '../mechanics/self-controlled/law/faq-borg-ship.ts'
import * as selfControlledLawFaqRogueBorg from '../mechanics/self-controlled/law/faq-rogue-borg.ts'
import * as selfControlledLawReadings from '../mechanics/self-controlled/law/readings.ts'
import * as selfControlledSettled from '../mechanics/self-controlled/settled.ts'
import type * as selfControlledWords from '../mechanics/self-controlled/words.ts'
import * as damageEffects from '../mechanics/damage/effects.ts'
import * as damageLawCustoms from '../mechanics/damage/law/customs.ts'
import * as damageLawCustomsRepair from '../mechanics/damage/law/customs-repair.ts'
import * as damageLawFaqDestruction from '../mechanics/damage/law/faq-destruction.ts'
import * as damageLawFaqRepair from '../mechanics/damage/law/faq-repair.ts'
import * as damageLawGlossaryDamaged from '../mechanics/damage/law/glossary-damaged.ts'
import * as damageLawGlossaryMethods from '../mechanics/damage/law/glossary-methods.ts'
import * as damageLawGlossaryRelocated from '../mechanics/damage/law/glossary-relocated.ts'
import * as damageLawGlossaryResults from '../mechanics/damage/law/glossary-results.ts'
import * as damageLawReadings from '../mechanics/damage/law/readings.ts'
import * as damageOffLine from '../mechanics/damage/off-line.ts'
import type * as damageRepairInTurns from '../mechanics/damage/repair-in-turns.ts'
import * as damageSettled from '../mechanics/damage/settled.ts'
import type * as damageWords from '../mechanics/damage/words.ts'
import * as stoppedEffects from '../mechanics/stopped/effects.ts'
import * as stoppedLawBasics from '../mechanics/stopped/law/basics.ts'
import * as stoppedLawCurrent from '../mechanics/stopped/law/current.ts'
import * as stoppedLawFaq from '../mechanics/stopped/law/faq.ts'
import * as stoppedLawGlossary from '../mechanics/stopped/law/glossary.ts'
import * as stoppedLawGlossaryAlong from '../mechanics/stopped/law/glossary-along.ts'
import * as stoppedLawGlossaryCauses from '../mechanics/stopped/law/glossary-causes.ts'
import * as stoppedLawReadings from '../mechanics/stopped/law/readings.ts'
import * as stoppedLawSecondEdition from '../mechanics/stopped/law/second-edition.ts'
import * as stoppedLawShipReadings from '../mechanics/stopped/law/ship-readings.ts'
import type * as stoppedWords from '../mechanics/stopped/words.ts'
import * as disabledEffects from '../mechanics/disabled/effects.ts'
import * as disabledLawFaq from '../mechanics/disabled/law/faq.ts'
import * as disabledLawGlossary from '../mechanics/disabled/law/glossary.ts'
import * as disabledLawGlossaryCondition from '../mechanics/disabled/law/glossary-condition.ts'
import * as disabledLawSeizing from '../mechanics/disabled/law/seizing.ts'
import * as disabledLawStunned from '../mechanics/disabled/law/stunned.ts'
import * as disabledSettled from '../mechanics/disabled/settled.ts'
import type * as disabledWords from '../mechanics/disabled/words.ts'
import * as stasisEffects from '../mechanics/stasis/effects.ts'
import * as stasisLawFaq from '../mechanics/stasis/law/faq.ts'
import * as stasisLawGlossary from '../mechanics/stasis/law/glossary.ts'
import * as stasisLawSurroundings from '../mechanics/stasis/law/surroundings.ts'
import type * as stasisWords from '../mechanics/stasis/words.ts'
import * as nullifyingEffects from '../mechanics/nullifying/effects.ts'
import * as nullifyingLawFaqArtifacts from '../mechanics/nullifying/law/faq-artifacts.ts'
import * as nullifyingLawFaqEvents from '../mechanics/nullifying/law/faq-events.ts'
import * as nullifyingLawFaqJustPlayed from '../mechanics/nullifying/law/faq-just-played.ts'
import * as nullifyingLawFaqNullifying from '../mechanics/nullifying/law/faq-nullifying.ts'
import * as nullifyingSettled from '../mechanics/nullifying/settled.ts'
import type * as nullifyingWhileInPlay from '../mechanics/nullifying/while-in-play.ts'
import type * as nullifyingWords from '../mechanics/nullifying/words.ts'
import * as dutiesLawFaq from '../mechanics/duties/law/faq.ts'
import * as dutiesLawFaqMessages from '../mechanics/duties/law/faq-messages.ts'
import * as dutiesLawForward from '../mechanics/duties/law/forward.ts'
import * as dutiesLawGlossary from '../mechanics/duties/law/glossary.ts'
import * as dutiesLawReadings from '../mechanics/duties/law/readings.ts'
import * as dutiesLawSaltahnaClock from '../mechanics/duties/law/saltahna-clock.ts'
import * as dutiesSettled from '../mechanics/duties/settled.ts'
import type * as dutiesWords from '../mechanics/duties/words.ts'
import * as doorwaysAtAnyTime from '../mechanics/doorways/at-any-time.ts'
import * as doorwaysLawAlternateUniverse from '../mechanics/doorways/law/alternate-universe.ts'
import * as doorwaysLawClosed from '../mechanics/doorways/law/closed.ts'
import * as doorwaysLawDevidian1996 from '../mechanics/doorways/law/devidian-1996.ts'
import * as doorwaysLawDevidianGlossary from '../mechanics/doorways/law/devidian-glossary.ts'
import * as doorwaysLawPlaying from '../mechanics/doorways/law/playing.ts'
import * as doorwaysLawReadings from '../mechanics/doorways/law/readings.ts'
import * as doorwaysLawSigmundFreud from '../mechanics/doorways/law/sigmund-freud.ts'
import * as doorwaysLawSpaceTimePortal from '../mechanics/doorways/law/space-time-portal.ts'
import * as doorwaysLawSpacedoor from '../mechanics/doorways/law/spacedoor.ts'
import * as doorwaysLawTerms from '../mechanics/doorways/law/terms.ts'
import * as doorwaysSentThrough from '../mechanics/doorways/sent-through.ts'
import * as doorwaysSettled from '../mechanics/doorways/settled.ts'
import type * as doorwaysWords from '../mechanics/doorways/words.ts'
import * as locationsEffects from '../mechanics/locations/effects.ts'
import * as locationsFeatures from '../mechanics/locations/features.ts'
import * as locationsLawBajoranWormhole from '../mechanics/locations/law/bajoran-wormhole.ts'
import * as locationsLawCorresponding from '../mechanics/locations/law/corresponding.ts'
import * as locationsLawCustoms from '../mechanics/locations/law/customs.ts'
import * as locationsLawDestroyed from '../mechanics/locations/law/destroyed.ts'
import * as locationsLawFaqGaps from '../mechanics/locations/law/faq-gaps.ts'
import * as locationsLawGlossary from '../mechanics/locations/law/glossary.ts'
import * as locationsLawGlossarySpaceline from '../mechanics/locations/law/glossary-spaceline.ts'
import * as locationsLawNebulae from '../mechanics/locations/law/nebulae.ts'
import * as locationsLawTimeLocations from '../mechanics/locations/law/time-locations.ts'
import * as locationsLawTimeline from '../mechanics/locations/law/timeline.ts'
import * as locationsSelectors from '../mechanics/locations/selectors.ts'
import * as locationsSettled from '../mechanics/locations/settled.ts'
import type * as locationsWords from '../mechanics/locations/words.ts'

export const law = lawIn(
  turnsLawFaq,
  turnsLawFaqCourse,
  turnsLawFaqWords,
  turnsLawScission,
  turnsSettled,
  timingLawFaqActions,
  timingLawFaqAnswers,
  timingLawFaqInterrupts,
  timingLawFaqTiming,
  timingLawGlossaryTiming,
  timingSettled,
  suspendsPlayLawCurrent,
  suspendsPlayLawGlossary,
  suspendsPlaySettled,
  selectionsLawFaq,
  selectionsLawGlossary,
  selectionsLawOpponentsChoice,
  selectionsLawSecondEdition,
  selectionsSettled,
  seedingLawCryosatellite,
  seedingLawDecks,
  seedingLawDoubled,
  seedingLawGlossaryFunctions,
  seedingLawGlossaryMisSeeds,
  seedingLawGlossaryPhases,
  seedingLawGlossarySites,
  seedingLawGlossaryTable,
  seedingLawGlossaryTurns,
  seedingLawGlossaryUnder,
  seedingLawNothingElse,
  seedingLawSeedDecks,
  seedingLawSideDecks,
  seedingSettled,
  drawsAndDiscardsLawCustoms,
  drawsAndDiscardsLawFaq,
  drawsAndDiscardsLawFaqFormats,
  drawsAndDiscardsLawFaqPiles,
  drawsAndDiscardsLawGlossary,
  drawsAndDiscardsLawGlossaryPiles,
  drawsAndDiscardsLawLooking,
  drawsAndDiscardsLawSherlockHolmes,
  drawsAndDiscardsSettled,
  showingCardsLawFaq,
  showingCardsLawFaqPiles,
  showingCardsLawGlossary,
  showingCardsLawKidnappers,
  showingCardsSettled,
  downloadingLawBuilding,
  downloadingLawCurrent,
  downloadingLawDoorways,
  downloadingLawGlossary,
  downloadingLawHomeworld,
  downloadingLawIcons,
  downloadingLawPlaying,
  downloadingLawReporting,
  downloadingLawScoutEncounter,
  downloadingLawSearching,
  downloadingLawSeedPhases,
  downloadingLawSpecialSkills,
  downloadingLawStocking,
  downloadingLawValidity,
  downloadingSettled,
  reportingLawBasics,
  reportingLawCustoms,
  reportingLawFaqNonAligned,
  reportingLawIntoSpace,
  reportingSettled,
  facilitiesLawBasics,
  facilitiesLawCustoms,
  facilitiesLawFaqOutposts,
  facilitiesLawSites,
  facilitiesLawStations,
  facilitiesSettled,
  dockingLawByName,
  dockingLawCustoms,
  dockingLawDockingPads,
  dockingLawFaq,
  dockingLawGlossary,
  dockingSettled,
  staffingLawCustoms,
  staffingLawFaq,
  staffingLawGlossary,
  staffingLawIcons,
  staffingLawKindsOfIcons,
  staffingLawLiberty,
  staffingSettled,
  movementLawFaqCards,
  movementLawFaqMoving,
  movementLawFaqShuttles,
  movementLawGlossary,
  movementSettled,
  beamingLawBasics,
  beamingLawFaq,
  beamingLawFaqCards,
  beamingSettled,
  cloakingLawBasics,
  cloakingLawCurrent,
  cloakingLawCustoms,
  cloakingLawFaq,
  cloakingLawFaqBeaming,
  cloakingLawFaqCards,
  cloakingLawFaqShuffling,
  cloakingSettled,
  compatibilityLawConference,
  compatibilityLawCurrent,
  compatibilityLawFactions,
  compatibilityLawFaq,
  compatibilityLawFaqPlaces,
  compatibilityLawFaqTreaties,
  compatibilityLawGlossary,
  compatibilityLawInfiltration,
  compatibilityLawModes,
  compatibilityLawPlaying,
  compatibilitySettled,
  captureLawBasics,
  captureLawBorg,
  captureLawFaq,
  captureLawFaqCaptives,
  captureLawGlossary,
  captureLawStealing,
  captureSettled,
  missionsLawBasics,
  missionsLawBeginning,
  missionsLawCurrent,
  missionsLawDisappeared,
  missionsLawDualIcon,
  missionsLawEnds,
  missionsLawFaq,
  missionsLawFaqBeginning,
  missionsLawFaqSpace,
  missionsLawPersona,
  missionsLawRequirements,
  missionsLawSolving,
  missionsSettled,
  dilemmasLawFaq,
  dilemmasLawFaqAnimals,
  dilemmasLawFaqAnswers,
  dilemmasLawFaqDoubled,
  dilemmasLawFaqHands,
  dilemmasLawFaqInPlay,
  dilemmasLawFaqPhased,
  dilemmasLawFaqPlanet,
  dilemmasLawFaqPoints,
  dilemmasLawFaqQuarantine,
  dilemmasLawFaqReplicator,
  dilemmasLawFaqSeeding,
  dilemmasLawFaqSingle,
  dilemmasLawFaqSkills,
  dilemmasLawFaqStopping,
  dilemmasLawFeatures,
  dilemmasLawFindings,
  dilemmasLawInPlay,
  dilemmasLawPoints,
  dilemmasLawProcedure,
  dilemmasLawReach,
  dilemmasLawRequirements,
  dilemmasLawSections,
  dilemmasLawSingle,
  dilemmasLawTakingPart,
  dilemmasLawTwoSets,
  dilemmasLawWhereTheyGo,
  dilemmasLawWords,
  dilemmasSettled,
  scoutingLawArtifacts,
  scoutingLawCompletion,
  scoutingLawCurrent,
  scoutingLawDabo,
  scoutingLawDilemmas,
  scoutingLawGlossary,
  scoutingLawLocations,
  scoutingLawProbing,
  scoutingLawShips,
  scoutingSettled,
  scoringLawCustoms,
  scoringLawFaqDecks,
  scoringLawFaqYells,
  scoringLawSalvage,
  scoringSettled,
  artifactsLawFaq,
  artifactsLawFaqOwners,
  artifactsLawGlossary,
  artifactsLawGlossarySeeded,
  artifactsSettled,
  equipmentLawCustoms,
  equipmentLawDisruptorOverload,
  equipmentLawFaq,
  equipmentLawFaqClassifications,
  equipmentLawFaqLeftBehind,
  equipmentLawFaqUsers,
  equipmentLawFaqWeapons,
  equipmentLawSpecialEquipment,
  equipmentLawStarshipExcelsior,
  equipmentSettled,
  skillsLawCustoms,
  skillsLawDrSoong,
  skillsLawFaq,
  skillsLawFaqRequirements,
  skillsLawGlossaryAttributes,
  skillsLawGlossaryBox,
  skillsLawGlossaryDots,
  skillsLawGlossaryFirstListed,
  skillsLawHalves,
  skillsLawIntelligence,
  skillsLawMindmeld,
  skillsLawModifying,
  skillsLawSecondEdition,
  skillsLawSharing,
  skillsLawShipAttributes,
  skillsLawUsing,
  skillsSettled,
  speciesLawByName,
  speciesLawCharacteristics,
  speciesLawCurrent,
  speciesLawCustoms,
  speciesLawFaq,
  speciesLawGlossary,
  speciesLawLiberty,
  speciesLawMixedSpecies,
  speciesLawNames,
  speciesLawSeriesIcons,
  speciesLawShipClass,
  speciesLawShips,
  speciesLawTheSameSpecies,
  speciesSettled,
  namesLawChanged,
  namesLawDeepSpace9,
  namesLawDoppelganger,
  namesLawMissingCards,
  namesLawNames,
  namesLawPersona,
  namesLawTimeLocations,
  namesLawVersions,
  namesSettled,
  loreLawCommanders,
  loreLawCommandersOf1996,
  loreLawCorrectedLore,
  loreLawCouples,
  loreLawFacilityCommanders,
  loreLawNamedInLore,
  loreLawReadingNames,
  loreSettled,
  dualPersonnelLawGlossary,
  dualPersonnelLawSelected,
  dualPersonnelSettled,
  borgLawCustoms,
  borgLawGlossary,
  hologramsLawFaq,
  hologramsLawFaqDilemmas,
  hologramsSettled,
  battleLawBasics,
  battleLawCurrent,
  battleLawCustoms,
  battleLawFaq,
  battleLawFaqGoingOn,
  battleLawFaqInterrupts,
  battleLawFaqRestraint,
  battleLawGlossary,
  battleLawPermissions,
  battleSettled,
  selfControlledLawFaq,
  selfControlledLawFaqBorgShip,
  selfControlledLawFaqRogueBorg,
  selfControlledSettled,
  damageLawCustoms,
  damageLawCustomsRepair,
  damageLawFaqDestruction,
  damageLawFaqRepair,
  damageLawGlossaryDamaged,
  damageLawGlossaryMethods,
  damageLawGlossaryRelocated,
  damageLawGlossaryResults,
  damageSettled,
  stoppedLawBasics,
  stoppedLawCurrent,
  stoppedLawFaq,
  stoppedLawGlossary,
  stoppedLawGlossaryAlong,
  stoppedLawGlossaryCauses,
  stoppedLawSecondEdition,
  disabledLawFaq,
  disabledLawGlossary,
  disabledLawGlossaryCondition,
  disabledLawSeizing,
  disabledLawStunned,
  disabledSettled,
  stasisLawFaq,
  stasisLawGlossary,
  stasisLawSurroundings,
  nullifyingLawFaqArtifacts,
  nullifyingLawFaqEvents,
  nullifyingLawFaqJustPlayed,
  nullifyingLawFaqNullifying,
  nullifyingSettled,
  dutiesLawFaq,
  dutiesLawFaqMessages,
  dutiesLawForward,
  dutiesLawGlossary,
  dutiesLawSaltahnaClock,
  dutiesSettled,
  doorwaysLawAlternateUniverse,
  doorwaysLawClosed,
  doorwaysLawDevidian1996,
  doorwaysLawDevidianGlossary,
  doorwaysLawPlaying,
  doorwaysLawSigmundFreud,
  doorwaysLawSpaceTimePortal,
  doorwaysLawSpacedoor,
  doorwaysLawTerms,
  doorwaysSettled,
  locationsLawBajoranWormhole,
  locationsLawCorresponding,
  locationsLawCustoms,
  locationsLawDestroyed,
  locationsLawFaqGaps,
  locationsLawGlossary,
  locationsLawGlossarySpaceline,
  locationsLawNebulae,
  locationsLawTimeLocations,
  locationsLawTimeline,
  locationsSettled,
)

export const cards: readonly Card[] = [
  the1TribbleGoCard.card,
  the1stRuleOfAcquisitionCard.card,
  the10TribblesGoCard.card,
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
  asteroidSanctuaryCard.card,
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
  barterForChartsCard.card,
  baryonBuildupCard.card,
  barzanWormholeCard.card,
  batlethCard.card,
  battleBridgeDoorCard.card,
  benjaminSiskoCard.card,
  betazoidGiftBoxCard.card,
  beverlyAndWillCard.card,
  bewareOfQCard.card,
  bioNeuralGelPackCard.card,
  birthOfJuniorCard.card,
  bladeOfTkonCard.card,
  bleedResourcesCard.card,
  blendedCard.card,
  boratusCard.card,
  borgCubeCard.card,
  borgQueenCard.card,
  borgShipCard.card,
  borgVinculumCard.card,
  brainDrainCard.card,
  brainwashCard.card,
  bruntCard.card,
  bruteForceCard.card,
  buildInterplexingBeaconCard.card,
  bynarsWeaponEnhancementCard.card,
  campKhitomerCard.card,
  captainsLogCard.card,
  cardassianDisruptorCard.card,
  cardassianOutpostCard.card,
  cardassianTrapCard.card,
  cetiEelCard.card,
  chajohCard.card,
  chalnothCard.card,
  chartingOfTheUnknownCard.card,
  chulaTheChandraCard.card,
  chulaTheDiceCard.card,
  classicCommunicatorCard.card,
  classicMedicalTricorderCard.card,
  classicTricorderCard.card,
  classicTypeIiPhaserCard.card,
  cloakedMissionCard.card,
  closeThatDoorCard.card,
  closedAssemblyCard.card,
  coalescentOrganismCard.card,
  commandeerShipCard.card,
  confiscatedOrdersCard.card,
  constructStarshipCard.card,
  containmentFieldCard.card,
  continuingMissionCard.card,
  conundrumCard.card,
  costlyFavorCard.card,
  countermandaCard.card,
  crewReassignmentCard.card,
  crimsonForcefieldCard.card,
  crodensKeyCard.card,
  crosisCard.card,
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
  dathonCard.card,
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
  destroyRadioactiveGarbageScowCard.card,
  devidianDoorCard.card,
  deyosCard.card,
  diplomatDetainedCard.card,
  diplomaticConferenceCard.card,
  diplomaticContactCard.card,
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
  doorNetCard.card,
  doppelgangerCard.card,
  drMccoyTheMotionPicturesCard.card,
  drQMedicineEntityCard.card,
  drSoongCard.card,
  droppingInCard.card,
  droughtTreeCard.card,
  dtanCard.card,
  echoPapa607KillerDroneCard.card,
  edoProbeCard.card,
  edoVesselCard.card,
  elAdrelCreatureCard.card,
  elimGarakCard.card,
  emblemOfTheAllianceCard.card,
  emblemOfTheEmpireCard.card,
  emergencyPowerCard.card,
  emergencyTransporterArmbandsCard.card,
  emhProgramCard.card,
  empathicEchoCard.card,
  empokNorCard.card,
  energyVortexCard.card,
  engageShuttleOperationsCard.card,
  engineeringKitCard.card,
  engineeringPaddCard.card,
  escapePodCard.card,
  escortCutterCard.card,
  espionageFederationOnKlingonCard.card,
  espionageKlingonOnFederationCard.card,
  espionageMissionCard.card,
  espionageRomulanOnFederationCard.card,
  espionageRomulanOnKlingonCard.card,
  establishDominionFootholdCard.card,
  establishGatewayCard.card,
  establishLandingProtocolsCard.card,
  evasiveManeuversCard.card,
  examineSingularityCard.card,
  exocompCard.card,
  expertPilotCard.card,
  extraditionCard.card,
  eyesInTheDarkCard.card,
  failureToCommunicateCard.card,
  federationOutpostCard.card,
  federationPaddCard.card,
  femalesLoveInterestCard.card,
  ferengiInfestationCard.card,
  ferengiMilitaryOperationsCard.card,
  ferengiOutpostCard.card,
  ferengiTollCard.card,
  fgc47ResearchCard.card,
  fightinWordsCard.card,
  firestormCard.card,
  flightOfTheIntruderCard.card,
  flowersForALadyCard.card,
  flyByTheSeatOfYourPantsCard.card,
  forAdmiralsCard.card,
  forCommandersCard.card,
  forDiplomatsCard.card,
  forFederationShipsCard.card,
  forKlingonsCard.card,
  forOldWarbirdsCard.card,
  forRomulansCard.card,
  forSurveyorsCard.card,
  forSwiftShipsCard.card,
  forTheCauseCard.card,
  forTheDronesCard.card,
  forTheKlingonFleetCard.card,
  forTheRomulanFleetCard.card,
  forTheStrongCard.card,
  forWomenCard.card,
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
  guestQuartersCard.card,
  hailCard.card,
  handshakeCard.card,
  harborCharterCard.card,
  harborRegulationsCard.card,
  harvesterVirusCard.card,
  hateCrimeCard.card,
  hecklerOfEnvoysCard.card,
  heirOfTheFallenCard.card,
  hideAndSeekCard.card,
  hippocraticOathCard.card,
  holoProjectorsCard.card,
  holodeckDoorCard.card,
  horgahnCard.card,
  howardHeirloomCandleCard.card,
  hqDefensiveMeasuresCard.card,
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
  jamaharonCard.card,
  jarodCard.card,
  julianBashirCard.card,
  katherinePulaskiCard.card,
  kchiqCard.card,
  keenMindsWantedCard.card,
  ketracelWhiteCard.card,
  kevinUxbridgeCard.card,
  kevinUxbridgeConvergenceCard.card,
  kitAtHandCard.card,
  kivasFajoCollectorCard.card,
  klingonDeathYellCard.card,
  klingonDisruptorCard.card,
  klingonOutpostCard.card,
  kmtarCard.card,
  kolaranRaidersCard.card,
  korCard.card,
  kressariRendezvousCard.card,
  ktarianGameCard.card,
  kudaketanCard.card,
  kurlanNaiskosCard.card,
  laForgeManeuverCard.card,
  lackOfPreparationCard.card,
  lalCard.card,
  leckCard.card,
  letheanTelepathicAttackCard.card,
  lineupCard.card,
  longRangeScanCard.card,
  loreCard.card,
  loreReturnsCard.card,
  loresFingernailCard.card,
  lossOfOrbitalStabilityCard.card,
  lossOfTheKeenestMindCard.card,
  lostScholarCard.card,
  lowerDecksCard.card,
  lutherSloanCard.card,
  magicCarpetRideOcdCard.card,
  malesLoveInterestCard.card,
  malfunctioningDoorCard.card,
  maliceUnboundCard.card,
  mamanPicardCard.card,
  mandateOfTheContinuumCard.card,
  manheimsDimensionalDoorCard.card,
  marketOfThePastCard.card,
  martokCard.card,
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
  mornCard.card,
  motsAdviceCard.card,
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
  nutationalShieldsCard.card,
  ocularImplantsCard.card,
  onTheBridgeCard.card,
  oneOfElevenCard.card,
  oobyDoobyCard.card,
  oopsCard.card,
  openDiplomaticRelationsCard.card,
  ophidianCaneCard.card,
  oppositionDroneCard.card,
  opsCard.card,
  orbNegotiationsCard.card,
  orbitalBombardmentCard.card,
  outgunnedCard.card,
  outpostRaidCard.card,
  palorToffAlienTraderCard.card,
  parallelRomanceCard.card,
  particleFountainCard.card,
  particleScatteringFieldCard.card,
  patientInterrogatorCard.card,
  patternEnhancersCard.card,
  paulRiceCard.card,
  paxanWormholeCard.card,
  persistenceOfMemoryCard.card,
  phasedMatterCard.card,
  phaserBanksCard.card,
  phaserBurnsCard.card,
  picardManeuverCard.card,
  picardsArtificialHeartCard.card,
  plainSimpleGarakCard.card,
  plasmaFireCard.card,
  plexingCard.card,
  portalGuardCard.card,
  prepareAssaultTeamsCard.card,
  primarySupplyDepotCard.card,
  primitiveHumanoidsCard.card,
  prizeOfPhysicsCard.card,
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
  reliefMissionIiCard.card,
  remFatigueHallucinationsCard.card,
  remataklanCard.card,
  remoteSupplyDepotCard.card,
  resQCard.card,
  rescueCaptivesCard.card,
  rescuePrisonersCard.card,
  reshapeTheQuadrantCard.card,
  ressikanFluteCard.card,
  revolvingDoorCard.card,
  rewardOfThePairCard.card,
  rinnakPireCard.card,
  rishonUxbridgeCard.card,
  rogueBorgMercenariesCard.card,
  romulanAmbushCard.card,
  romulanCloakingDeviceCard.card,
  romulanDisruptorCard.card,
  romulanOutpostCard.card,
  royaleCasinoBlackjackCard.card,
  rupturedPlasmaVentCard.card,
  sabotageDroneCard.card,
  saltahnaClockCard.card,
  salvageStarshipCard.card,
  samLavelleCard.card,
  samaritanSnareCard.card,
  samuelClemensPocketwatchCard.card,
  sarjenkaCard.card,
  scanCard.card,
  scarceEngineersCard.card,
  scottishSetterCard.card,
  scoutEncounterCard.card,
  sealRiftCard.card,
  sealedHatchSteepAscentCard.card,
  searchForWeaponsCard.card,
  secretAgentJulianBashirCard.card,
  secretCompartmentCard.card,
  securityOfficeCard.card,
  seekOutNewLifeCard.card,
  seizeWesleyCard.card,
  seniorStaffMeetingCard.card,
  senseTheBorgCard.card,
  serviceTheCollectiveCard.card,
  sevenOfNineTheBorgCard.card,
  shadesOfGrayBrutalityCard.card,
  shakaWhenTheWallsFellCard.card,
  sherlockHolmesCard.card,
  shermansPeakCard.card,
  shipSeizureCard.card,
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
  sprungAmbushCard.card,
  starfleetTypeIiPhaserCard.card,
  starryNightCard.card,
  starshipExcelsiorCard.card,
  staticWarpBubbleCard.card,
  stellarFlareCard.card,
  stopFirstContactCard.card,
  storageCompartmentDoorCard.card,
  strikeThreeCard.card,
  studyOfTheProphetsCard.card,
  studyPlasmaStormCard.card,
  subjugatePlanetCard.card,
  subspaceSchismCard.card,
  subspaceTransporterCard.card,
  subspaceWarpRiftCard.card,
  substituteVictimCard.card,
  suddenAssimilationCard.card,
  summonsFromTheContinuumCard.card,
  supernovaCard.card,
  surveyCutterCard.card,
  surveyDroneCard.card,
  symbaleneBloodBurnCard.card,
  tachyonDetectionGridCard.card,
  takerOfTollsCard.card,
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
  tetryonFieldCard.card,
  theCelestialTempleCard.card,
  theCharybdisCard.card,
  theClownPlayingDoctorCard.card,
  theEmissaryCard.card,
  theGenesisDeviceCard.card,
  theHigherTheFewerCard.card,
  theJugglerCard.card,
  theMaskOfKorganoCard.card,
  theNextEmanationCard.card,
  theSheliakCard.card,
  theThinkTanksShipCard.card,
  theTravelerCard.card,
  theTravelerTranscendenceCard.card,
  thermalDeflectorsCard.card,
  thineOwnSelfCard.card,
  thirdAndFourthCard.card,
  thoughtFireCard.card,
  timeTravelPodCard.card,
  timepodRingCard.card,
  timicinCard.card,
  togCard.card,
  topologicalAnomaly4747Card.card,
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
  twoDimensionalCreaturesCard.card,
  twoOfElevenCard.card,
  ultimatumCard.card,
  unclaimedSalvageCard.card,
  undercoverAgentCard.card,
  underestimatingTheFoundersCard.card,
  undetectedBeamInCard.card,
  unseenMarksmanCard.card,
  untrustworthyAssociateCard.card,
  varonTDisruptorCard.card,
  verifyLegendaryJourneyCard.card,
  vetoOfTheCollectiveCard.card,
  visitCochraneMemorialCard.card,
  voicesInTheDarkCard.card,
  voleInfestationCard.card,
  vorgonRaidersCard.card,
  vulcanLanderCard.card,
  vulcanMindmeldCard.card,
  vulcanNervePinchCard.card,
  wallOfShipsCard.card,
  warpCoreBreachCard.card,
  wartimeConditionsCard.card,
  weightOfWisdomCard.card,
  whatDoesGodNeedWithAStarshipCard.card,
  whereNoOneHasGoneBeforeCard.card,
  whimOfTheContinuumCard.card,
  whiteDeprivationCard.card,
  williamTRikerFirstContactCard.card,
  wormholeCard.card,
  writOfAccountabilityCard.card,
  yellowAlertCard.card,
  youKnowIdLikeToHelpCard.card,
  yutaCard.card,
  zaldanCard.card,
  zalkonianStorageCapsuleCard.card,
]

export const readings: readonly Reading[] = [
  ...timingLawReadings.readings,
  ...selectionsLawReadings.readings,
  ...seedingLawReadings.readings,
  ...drawsAndDiscardsLawReadings.readings,
  ...downloadingLawReadings.readings,
  ...dockingLawReadings.readings,
  ...beamingLawReadings.readings,
  ...cloakingLawReadings.readings,
  ...missionsLawReadings.readings,
  ...dilemmasLawReadings.readings,
  ...scoutingLawCompletion.readings,
  ...scoutingLawLocations.readings,
  ...equipmentLawReadings.readings,
  ...skillsLawReadings.readings,
  ...skillsLawSharingReadings.readings,
  ...speciesLawReadings.readings,
  ...borgLawReadings.readings,
  ...battleLawReadings.readings,
  ...selfControlledLawReadings.readings,
  ...damageLawReadings.readings,
  ...stoppedLawReadings.readings,
  ...stoppedLawShipReadings.readings,
  ...dutiesLawReadings.readings,
  ...doorwaysLawReadings.readings,
]

export const effects = {
  ...textEffects.effects,
  ...alienParasitesCard.effects,
  ...altonianBrainTeaserCard.effects,
  ...antiMatterPodCard.effects,
  ...antiMatterSpreadCard.effects,
  ...bajoranWormholeCard.effects,
  ...betazoidGiftBoxCard.effects,
  ...bewareOfQCard.effects,
  ...bladeOfTkonCard.effects,
  ...brainDrainCard.effects,
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
  ...ferengiMilitaryOperationsCard.effects,
  ...fourOfNineCard.effects,
  ...frameOfMindCard.effects,
  ...genetronicReplicatorCard.effects,
  ...heirOfTheFallenCard.effects,
  ...hideAndSeekCard.effects,
  ...hughCard.effects,
  ...laForgeManeuverCard.effects,
  ...patientInterrogatorCard.effects,
  ...persistenceOfMemoryCard.effects,
  ...phasedMatterCard.effects,
  ...prizeOfPhysicsCard.effects,
  ...pupCard.effects,
  ...qCard.effects,
  ...qsPlanetCard.effects,
  ...quandaryCard.effects,
  ...raiseTheStakesCard.effects,
  ...readyRoomDoorCard.effects,
  ...reflectionTherapyCard.effects,
  ...regenerateCard.effects,
  ...reliefMissionIiCard.effects,
  ...ressikanFluteCard.effects,
  ...rogueBorgMercenariesCard.effects,
  ...royaleCasinoBlackjackCard.effects,
  ...sabotageDroneCard.effects,
  ...salvageStarshipCard.effects,
  ...samuelClemensPocketwatchCard.effects,
  ...scoutEncounterCard.effects,
  ...seniorStaffMeetingCard.effects,
  ...sharedVorgonsCard.effects,
  ...sherlockHolmesCard.effects,
  ...soongTypeAndroidCard.effects,
  ...spaceTimePortalCard.effects,
  ...spacedoorCard.effects,
  ...sprungAmbushCard.effects,
  ...storageCompartmentDoorCard.effects,
  ...subspaceSchismCard.effects,
  ...substituteVictimCard.effects,
  ...suddenAssimilationCard.effects,
  ...supernovaCard.effects,
  ...tachyonDetectionGridCard.effects,
  ...telepathicAlienKidnappersCard.effects,
  ...temporalNarcosisCard.effects,
  ...theJugglerCard.effects,
  ...theTravelerCard.effects,
  ...thineOwnSelfCard.effects,
  ...twoDimensionalCreaturesCard.effects,
  ...visitCochraneMemorialCard.effects,
  ...vulcanMindmeldCard.effects,
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
  ...locationsEffects.effects,
}

export const features = {
  ...textMatch.features,
  ...amandaRogersCard.features,
  ...assignMissionSpecialistsCard.features,
  ...assimilatePlanetCard.features,
  ...chartingOfTheUnknownCard.features,
  ...continuingMissionCard.features,
  ...deltaQuadrantSpatialScissionCard.features,
  ...destroyRadioactiveGarbageScowCard.features,
  ...disruptorOverloadCard.features,
  ...distortionOfSpaceTimeContinuumCard.features,
  ...edoProbeCard.features,
  ...engageShuttleOperationsCard.features,
  ...establishLandingProtocolsCard.features,
  ...hqDefensiveMeasuresCard.features,
  ...hunterGangsCard.features,
  ...kevinUxbridgeConvergenceCard.features,
  ...kmtarCard.features,
  ...loreReturnsCard.features,
  ...lossOfOrbitalStabilityCard.features,
  ...seniorStaffMeetingCard.features,
  ...supernovaCard.features,
  ...thineOwnSelfCard.features,
  ...transwarpNetworkGatewayCard.features,
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
  ...loreFeatures.features,
  ...selfControlledFeatures.features,
  ...locationsFeatures.features,
}

export const requirements = {
  ...textRequirement.requirements,
  ...bruteForceCard.requirements,
  ...dalrokCard.requirements,
  ...deliverSuppliesCard.requirements,
  ...diplomaticConferenceCard.requirements,
  ...kurlanNaiskosCard.requirements,
  ...lackOfPreparationCard.requirements,
  ...outpostRaidCard.requirements,
  ...scoringRequirements.requirements,
  ...skillsRequirements.requirements,
  ...speciesRequirements.requirements,
  ...loreRequirements.requirements,
}

export const selectorsByName = {
  ...textSelector.selectorsByName,
  ...mamanPicardCard.selectorsByName,
  ...transwarpDroneCard.selectorsByName,
  ...compatibilitySelectors.selectorsByName,
  ...dilemmasSelectors.selectorsByName,
}

export const selectorsByForm = {
  ...textSelector.selectorsByForm,
  ...altonianBrainTeaserCard.selectorsByForm,
  ...antiTimeAnomalyCard.selectorsByForm,
  ...chulaTheChandraCard.selectorsByForm,
  ...dixonHillsBusinessCardCard.selectorsByForm,
  ...extraditionCard.selectorsByForm,
  ...hippocraticOathCard.selectorsByForm,
  ...raiseTheStakesCard.selectorsByForm,
  ...remFatigueHallucinationsCard.selectorsByForm,
  ...tarellianPlagueShipCard.selectorsByForm,
  ...theClownPlayingDoctorCard.selectorsByForm,
  ...wormholeCard.selectorsByForm,
  ...drawsAndDiscardsSelectors.selectorsByForm,
  ...skillsSelectors.selectorsByForm,
  ...locationsSelectors.selectorsByForm,
}

export const aftermaths: Language['aftermaths'] = [
  ...movementHurl.aftermaths,
]

export const factors: Language['factors'] = [
  ...dilemmasChanges.factors,
]

export const feasible: Language['feasible'] = [
  ...bajoranWormholeCard.feasible,
  ...downloadingFeasible.feasible,
]

export const hindrances: Language['hindrances'] = [
  ...readyRoomDoorCard.hindrances,
  ...turnsEffects.hindrances,
  ...missionsOutOfUse.hindrances,
  ...skillsWhenUsed.hindrances,
  ...selfControlledHeldShips.hindrances,
  ...damageOffLine.hindrances,
]

export const iconsLent: Language['iconsLent'] = [
  ...continuingMissionCard.iconsLent,
]

export const momentChecks: Language['momentChecks'] = [
  ...suspendsPlayCheckMoment.momentChecks,
  ...doorwaysAtAnyTime.momentChecks,
]

export const reaches: Language['reaches'] = [
  ...dilemmasAffected.reaches,
]

export const requirementReaders: Language['requirementReaders'] = [
  ...dilemmasRequired.requirementReaders,
]

export const uncoverings: Language['uncoverings'] = [
  ...seedingSeedUnder.uncoverings,
]

export const useChecks: Language['useChecks'] = [
  ...datasBodyCard.useChecks,
  ...drSoongCard.useChecks,
  ...paulRiceCard.useChecks,
  ...reliefMissionIiCard.useChecks,
  ...sabotageDroneCard.useChecks,
  ...sharedVorgonsCard.useChecks,
  ...sherlockHolmesCard.useChecks,
  ...theGenesisDeviceCard.useChecks,
  ...theTravelerCard.useChecks,
  ...visitCochraneMemorialCard.useChecks,
  ...downloadingCheck.useChecks,
  ...captureInterrogate.useChecks,
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
      battleRestraint.AddedAllowances,
      battleWords.AddedAllowances,
      selfControlledWords.AddedAllowances {}
}

declare module '../board/state.ts' {
  interface DeedKinds
    extends
      boardInfiltrating.AddedDeedKinds,
      boardMoves.AddedDeedKinds,
      boardSideDeckOf.AddedDeedKinds,
      sharedArriveCard.AddedDeedKinds,
      telepathicAlienKidnappersCard.AddedDeedKinds,
      visitCochraneMemorialCard.AddedDeedKinds,
      turnsWords.AddedDeedKinds,
      timingTriumph.AddedDeedKinds,
      seedingWords.AddedDeedKinds,
      drawsAndDiscardsWords.AddedDeedKinds,
      downloadingWords.AddedDeedKinds,
      reportingWords.AddedDeedKinds,
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
      scoringWords.AddedDeedKinds,
      artifactsEarnedAnew.AddedDeedKinds,
      artifactsWords.AddedDeedKinds,
      equipmentWords.AddedDeedKinds,
      namesWords.AddedDeedKinds,
      loreWords.AddedDeedKinds,
      battleWords.AddedDeedKinds,
      damageRepairInTurns.AddedDeedKinds,
      damageWords.AddedDeedKinds,
      disabledWords.AddedDeedKinds,
      dutiesWords.AddedDeedKinds,
      doorwaysWords.AddedDeedKinds {}
  interface Modifiable
    extends
      textText.AddedModifiable,
      turnsWords.AddedModifiable,
      scoringWords.AddedModifiable,
      skillsWords.AddedModifiable,
      selfControlledWords.AddedModifiable {}
  interface RoomConditions
    extends
      boardMarkers.AddedRoomConditions,
      buildInterplexingBeaconCard.AddedRoomConditions,
      cloakingWords.AddedRoomConditions,
      dilemmasWords.AddedRoomConditions,
      damageRepairInTurns.AddedRoomConditions {}
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

declare module '../kernel/underway.ts' {
  interface Notes
    extends
      boardGroup.AddedNotes,
      boardMoves.AddedNotes,
      timingLetPass.AddedNotes,
      timingQueue.AddedNotes,
      timingWindow.AddedNotes,
      reportingPlay.AddedNotes,
      missionsAttempt.AddedNotes,
      missionsDiscardToSolve.AddedNotes,
      dilemmasElsewhere.AddedNotes,
      dilemmasEncounter.AddedNotes,
      dilemmasNullifyByDiscarding.AddedNotes,
      scoutingProbe.AddedNotes,
      battleBattle.AddedNotes,
      battleHurling.AddedNotes,
      selfControlledWords.AddedNotes {}
  interface Underway
    extends
      reportingUse.AddedUnderway,
      missionsAttempt.AddedUnderway,
      missionsOutOfUse.AddedUnderway,
      missionsQFlash.AddedUnderway,
      dilemmasCure.AddedUnderway,
      dilemmasEncounter.AddedUnderway,
      dilemmasFacing.AddedUnderway,
      equipmentLentSkills.AddedUnderway,
      skillsUseSkills.AddedUnderway,
      skillsWords.AddedUnderway,
      battlePersonnelBattle.AddedUnderway {}
}

declare module '../mechanics/beaming/beam-text.ts' {
  interface BeamText
    extends
      nearWarpTransportCard.AddedBeamText,
      subspaceTransporterCard.AddedBeamText {}
  interface PlanetBeamingText
    extends
      distortionFieldCard.AddedPlanetBeamingText {}
}

declare module '../mechanics/dilemmas/change-text.ts' {
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
      dangerousLiaisonsCard.AddedDilemmaText,
      hullRotCard.AddedDilemmaText,
      iHateYouCard.AddedDilemmaText,
      interphasicPlasmaCreaturesCard.AddedDilemmaText,
      quantumIncursionsCard.AddedDilemmaText,
      quantumSingularityLifeformsCard.AddedDilemmaText,
      reckoningOfTheHiveCard.AddedDilemmaText,
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
      goingToTheTopCard.AddedDownloadText,
      scoutEncounterCard.AddedDownloadText,
      whimOfTheContinuumCard.AddedDownloadText {}
}

declare module '../mechanics/duties/words.ts' {
  interface Assignment
    extends
      cytheriansCard.AddedAssignment {}
}

declare module '../mechanics/facilities/words.ts' {
  interface FacilityText
    extends
      empokNorCard.AddedFacilityText {}
}

declare module '../mechanics/missions/words.ts' {
  interface MissionCardText
    extends
      diplomaticConferenceCard.AddedMissionCardText,
      fgc47ResearchCard.AddedMissionCardText,
      quashConspiracyCard.AddedMissionCardText,
      studyPlasmaStormCard.AddedMissionCardText,
      temporalMicroWormholeCard.AddedMissionCardText,
      missionsDiscardToSolve.AddedMissionCardText {}
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
      ferengiMilitaryOperationsCard.AddedFreeing {}
  interface PayingText
    extends
      redAlertCard.AddedPayingText {}
}

declare module '../mechanics/scouting/words.ts' {
  interface ProbeOutcome
    extends
      visitCochraneMemorialCard.AddedProbeOutcome {}
  interface ScoutingText
    extends
      serviceTheCollectiveCard.AddedScoutingText,
      surveyDroneCard.AddedScoutingText,
      theCharybdisCard.AddedScoutingText,
      twoOfElevenCard.AddedScoutingText {}
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
      echoPapa607KillerDroneCard.AddedStanding,
      giloraRejalCard.AddedStanding,
      hailCard.AddedStanding,
      intruderForceFieldCard.AddedStanding,
      theMaskOfKorganoCard.AddedStanding,
      tsiolkovskyInfectionCard.AddedStanding,
      whereNoOneHasGoneBeforeCard.AddedStanding,
      battlePermitted.AddedStanding,
      selfControlledWords.AddedStanding,
      disabledWords.AddedStanding,
      dutiesWords.AddedStanding {}
  interface TimedText
    extends
      empokNorCard.AddedTimedText,
      timicinCard.AddedTimedText,
      turnsWords.AddedTimedText,
      timingDue.AddedTimedText {}
  interface UseText
    extends
      datasBodyCard.AddedUseText,
      devidianDoorCard.AddedUseText,
      interrogationCard.AddedUseText,
      paulRiceCard.AddedUseText,
      paxanWormholeCard.AddedUseText,
      sabotageDroneCard.AddedUseText,
      sherlockHolmesCard.AddedUseText,
      spaceTimePortalCard.AddedUseText,
      spacedoorCard.AddedUseText,
      theGenesisDeviceCard.AddedUseText,
      visitCochraneMemorialCard.AddedUseText,
      downloadingWords.AddedUseText,
      skillsWhenUsed.AddedUseText,
      skillsWords.AddedUseText {}
}

declare module '../text/lasting-text.ts' {
  interface LastingText
    extends
      cyberDroneCard.AddedLastingText,
      deadInBedCard.AddedLastingText,
      qualorIiRendezvousCard.AddedLastingText,
      temporalRiftCard.AddedLastingText {}
}

declare module '../text/personnel-text.ts' {
  interface PersonnelCardText
    extends
      dixonHillCard.AddedPersonnelCardText,
      giralCard.AddedPersonnelCardText,
      sistersOfDurasCard.AddedPersonnelCardText {}
  interface PersonnelStanding
    extends
      brainwashCard.AddedPersonnelStanding,
      scottishSetterCard.AddedPersonnelStanding,
      skillsWords.AddedPersonnelStanding {}
}

declare module '../text/play-text.ts' {
  interface PlayText
    extends
      barclayTransporterPhobiaCard.AddedPlayText,
      dixonHillsBusinessCardCard.AddedPlayText,
      particleFountainCard.AddedPlayText,
      reflectionTherapyCard.AddedPlayText,
      samuelClemensPocketwatchCard.AddedPlayText,
      sprungAmbushCard.AddedPlayText,
      wormholeCard.AddedPlayText,
      turnsWords.AddedPlayText,
      showingCardsWords.AddedPlayText,
      beamingBeamText.AddedPlayText,
      doorwaysWords.AddedPlayText {}
}

declare module '../text/text.ts' {
  interface CardText
    extends
      kernelLentSkill.AddedCardText,
      textLastingText.AddedCardText,
      textPersonnelText.AddedCardText,
      bewareOfQCard.AddedCardText,
      continuingMissionCard.AddedCardText,
      datasBodyCard.AddedCardText,
      deepSpaceStationK7Card.AddedCardText,
      deltaQuadrantSpatialScissionCard.AddedCardText,
      distortionFieldCard.AddedCardText,
      dixonHillsBusinessCardCard.AddedCardText,
      dkTahgCard.AddedCardText,
      doppelgangerCard.AddedCardText,
      droughtTreeCard.AddedCardText,
      edoVesselCard.AddedCardText,
      elimGarakCard.AddedCardText,
      empokNorCard.AddedCardText,
      engageShuttleOperationsCard.AddedCardText,
      exocompCard.AddedCardText,
      ferengiMilitaryOperationsCard.AddedCardText,
      genetronicReplicatorCard.AddedCardText,
      gomtuuCard.AddedCardText,
      harborRegulationsCard.AddedCardText,
      hideAndSeekCard.AddedCardText,
      horgahnCard.AddedCardText,
      hqDefensiveMeasuresCard.AddedCardText,
      hyperAgingCard.AddedCardText,
      ketracelWhiteCard.AddedCardText,
      nebulaCard.AddedCardText,
      neutralOutpostCard.AddedCardText,
      ophidianCaneCard.AddedCardText,
      patternEnhancersCard.AddedCardText,
      qFlashCard.AddedCardText,
      qNetCard.AddedCardText,
      qsPlanetCard.AddedCardText,
      quantumSingularityLifeformsCard.AddedCardText,
      radioactiveGarbageScowCard.AddedCardText,
      readyRoomDoorCard.AddedCardText,
      receptacleStonesCard.AddedCardText,
      ressikanFluteCard.AddedCardText,
      romulanCloakingDeviceCard.AddedCardText,
      sevenOfNineTheBorgCard.AddedCardText,
      sigmundFreudCard.AddedCardText,
      spaceCard.AddedCardText,
      spotCard.AddedCardText,
      starshipExcelsiorCard.AddedCardText,
      staticWarpBubbleCard.AddedCardText,
      tashaYarAlternateCard.AddedCardText,
      temporalVortexCard.AddedCardText,
      tetryonFieldCard.AddedCardText,
      theNextEmanationCard.AddedCardText,
      verifyLegendaryJourneyCard.AddedCardText,
      writOfAccountabilityCard.AddedCardText,
      zalkonianStorageCapsuleCard.AddedCardText,
      seedingWords.AddedCardText,
      showingCardsWords.AddedCardText,
      downloadingWords.AddedCardText,
      reportingWords.AddedCardText,
      facilitiesWords.AddedCardText,
      dockingWords.AddedCardText,
      staffingWords.AddedCardText,
      beamingBeamText.AddedCardText,
      cloakingWords.AddedCardText,
      missionsWords.AddedCardText,
      dilemmasChangeText.AddedCardText,
      dilemmasWords.AddedCardText,
      scoutingObjectiveWords.AddedCardText,
      scoutingWords.AddedCardText,
      scoringWords.AddedCardText,
      equipmentWords.AddedCardText,
      skillsPrice.AddedCardText,
      skillsWhenUsed.AddedCardText,
      skillsWords.AddedCardText,
      namesWords.AddedCardText,
      loreWords.AddedCardText,
      hologramsWords.AddedCardText,
      selfControlledWords.AddedCardText,
      damageWords.AddedCardText,
      nullifyingWhileInPlay.AddedCardText,
      doorwaysWords.AddedCardText,
      locationsWords.AddedCardText {}
  interface EffectWords
    extends
      alienParasitesCard.AddedEffectWords,
      altonianBrainTeaserCard.AddedEffectWords,
      antiMatterPodCard.AddedEffectWords,
      antiMatterSpreadCard.AddedEffectWords,
      bajoranWormholeCard.AddedEffectWords,
      betazoidGiftBoxCard.AddedEffectWords,
      bewareOfQCard.AddedEffectWords,
      bladeOfTkonCard.AddedEffectWords,
      brainDrainCard.AddedEffectWords,
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
      distortionFieldCard.AddedEffectWords,
      distortionOfSpaceTimeContinuumCard.AddedEffectWords,
      drQMedicineEntityCard.AddedEffectWords,
      drSoongCard.AddedEffectWords,
      edoProbeCard.AddedEffectWords,
      escapePodCard.AddedEffectWords,
      extraditionCard.AddedEffectWords,
      eyesInTheDarkCard.AddedEffectWords,
      ferengiMilitaryOperationsCard.AddedEffectWords,
      fourOfNineCard.AddedEffectWords,
      frameOfMindCard.AddedEffectWords,
      genetronicReplicatorCard.AddedEffectWords,
      heirOfTheFallenCard.AddedEffectWords,
      hideAndSeekCard.AddedEffectWords,
      hughCard.AddedEffectWords,
      laForgeManeuverCard.AddedEffectWords,
      patientInterrogatorCard.AddedEffectWords,
      persistenceOfMemoryCard.AddedEffectWords,
      phasedMatterCard.AddedEffectWords,
      prizeOfPhysicsCard.AddedEffectWords,
      punishmentZoneCard.AddedEffectWords,
      pupCard.AddedEffectWords,
      qCard.AddedEffectWords,
      qsPlanetCard.AddedEffectWords,
      quandaryCard.AddedEffectWords,
      raiseTheStakesCard.AddedEffectWords,
      readyRoomDoorCard.AddedEffectWords,
      reflectionTherapyCard.AddedEffectWords,
      regenerateCard.AddedEffectWords,
      reliefMissionIiCard.AddedEffectWords,
      ressikanFluteCard.AddedEffectWords,
      rogueBorgMercenariesCard.AddedEffectWords,
      royaleCasinoBlackjackCard.AddedEffectWords,
      sabotageDroneCard.AddedEffectWords,
      salvageStarshipCard.AddedEffectWords,
      samuelClemensPocketwatchCard.AddedEffectWords,
      scoutEncounterCard.AddedEffectWords,
      seniorStaffMeetingCard.AddedEffectWords,
      sherlockHolmesCard.AddedEffectWords,
      soongTypeAndroidCard.AddedEffectWords,
      spaceTimePortalCard.AddedEffectWords,
      spacedoorCard.AddedEffectWords,
      sprungAmbushCard.AddedEffectWords,
      storageCompartmentDoorCard.AddedEffectWords,
      subspaceSchismCard.AddedEffectWords,
      suddenAssimilationCard.AddedEffectWords,
      supernovaCard.AddedEffectWords,
      tachyonDetectionGridCard.AddedEffectWords,
      telepathicAlienKidnappersCard.AddedEffectWords,
      temporalNarcosisCard.AddedEffectWords,
      theJugglerCard.AddedEffectWords,
      theTravelerCard.AddedEffectWords,
      thineOwnSelfCard.AddedEffectWords,
      twoDimensionalCreaturesCard.AddedEffectWords,
      visitCochraneMemorialCard.AddedEffectWords,
      vulcanMindmeldCard.AddedEffectWords,
      whiteDeprivationCard.AddedEffectWords,
      turnsWords.AddedEffectWords,
      selectionsWords.AddedEffectWords,
      drawsAndDiscardsWords.AddedEffectWords,
      showingCardsWords.AddedEffectWords,
      downloadingWords.AddedEffectWords,
      movementWords.AddedEffectWords,
      captureWords.AddedEffectWords,
      dilemmasExamine.AddedEffectWords,
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
      locationsWords.AddedEffectWords {}
  interface Filter
    extends
      amandaRogersCard.AddedFilter,
      assignMissionSpecialistsCard.AddedFilter,
      assimilatePlanetCard.AddedFilter,
      captainsLogCard.AddedFilter,
      chartingOfTheUnknownCard.AddedFilter,
      continuingMissionCard.AddedFilter,
      deltaQuadrantSpatialScissionCard.AddedFilter,
      destroyRadioactiveGarbageScowCard.AddedFilter,
      disruptorOverloadCard.AddedFilter,
      distortionOfSpaceTimeContinuumCard.AddedFilter,
      edoProbeCard.AddedFilter,
      engageShuttleOperationsCard.AddedFilter,
      establishLandingProtocolsCard.AddedFilter,
      hateCrimeCard.AddedFilter,
      hqDefensiveMeasuresCard.AddedFilter,
      hunterGangsCard.AddedFilter,
      kevinUxbridgeConvergenceCard.AddedFilter,
      kmtarCard.AddedFilter,
      loreReturnsCard.AddedFilter,
      lossOfOrbitalStabilityCard.AddedFilter,
      readyRoomDoorCard.AddedFilter,
      seniorStaffMeetingCard.AddedFilter,
      supernovaCard.AddedFilter,
      thineOwnSelfCard.AddedFilter,
      transwarpNetworkGatewayCard.AddedFilter,
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
      loreWords.AddedFilter,
      selfControlledWords.AddedFilter,
      locationsWords.AddedFilter {}
  interface RequirementForms
    extends
      bruteForceCard.AddedRequirementForms,
      dalrokCard.AddedRequirementForms,
      defiantDedicationPlaqueCard.AddedRequirementForms,
      deliverSuppliesCard.AddedRequirementForms,
      diplomaticConferenceCard.AddedRequirementForms,
      kurlanNaiskosCard.AddedRequirementForms,
      lackOfPreparationCard.AddedRequirementForms,
      outpostRaidCard.AddedRequirementForms,
      scoringWords.AddedRequirementForms,
      speciesWords.AddedRequirementForms {}
  interface SelectorForms
    extends
      altonianBrainTeaserCard.AddedSelectorForms,
      antiTimeAnomalyCard.AddedSelectorForms,
      chulaTheChandraCard.AddedSelectorForms,
      dixonHillsBusinessCardCard.AddedSelectorForms,
      dtanCard.AddedSelectorForms,
      extraditionCard.AddedSelectorForms,
      hippocraticOathCard.AddedSelectorForms,
      raiseTheStakesCard.AddedSelectorForms,
      remFatigueHallucinationsCard.AddedSelectorForms,
      tarellianPlagueShipCard.AddedSelectorForms,
      theClownPlayingDoctorCard.AddedSelectorForms,
      wormholeCard.AddedSelectorForms,
      drawsAndDiscardsWords.AddedSelectorForms,
      locationsWords.AddedSelectorForms {}
  interface SelectorNames
    extends
      mamanPicardCard.AddedSelectorNames,
      transwarpDroneCard.AddedSelectorNames {}
}
