Feature: Whom dilemmas stop in 1996
  Conditions that are met or not, cures, triggers, and who has to go on.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
      | Plunder Site          |

  @ruling=faq96-321-dilemmas-01
  Rule: A dilemma that asks for something, and does harm without it, stops those who have not got it

    Example: two are too weak for the Nausicaans: one dies, and the other one is stopped
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Nausicaans | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Calloway" from "Worf" and "Calloway"
      Then "Calloway" has been killed
      And "Worf" is now stopped
      And "Calloway" is now in Alice's discard pile
      And "Nausicaans" is now in Bob's discard pile
      And nothing else has changed

    Example: two are no match for the Ferengi: one dies, and the other one is stopped
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Calloway" from "Worf" and "Calloway"
      Then "Calloway" has been killed
      And "Worf" is now stopped
      And "Calloway" is now in Alice's discard pile
      And "Ferengi Attack" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-321-dilemmas-02
  Rule: Whoever meets the conditions overcomes the dilemma: it does nothing, goes to its owner's discard pile, and the attempt goes on

    @part=discarded @part=attempt-goes-on
    Example: Exobiology gets a diplomat and the others past the Zaldan, and they complete the mission
      Given Alice has:
        | card            | where           |
        | Sarek           | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
        | Galen           | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Sarek" is still on "Excavation"
      And "Zaldan" is now in Bob's discard pile
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

    @part=discarded @part=attempt-goes-on
    Example: SECURITY and MEDICAL get an archaeologist past the archer, and they complete the mission
      Given Alice has:
        | card      | where           |
        | Tasha Yar | on "Excavation" |
        | Calloway  | on "Excavation" |
        | Vash      | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Tasha Yar", "Calloway" and "Vash" are still on "Excavation"
      And "Archer" is now in Bob's discard pile
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-03
  Rule: Whoever does not meet the conditions suffers what the dilemma says, and is stopped

    @part=affected @part=stopped
    Example: the Zaldan kills both diplomats, and who was with them is stopped
      Given Alice has:
        | card        | where           |
        | Sarek       | on "Excavation" |
        | Deanna Troi | on "Excavation" |
        | Galen       | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Sarek" and "Deanna Troi" have been killed
      And "Galen" is now stopped
      And "Excavation" is still not completed
      And "Sarek" and "Deanna Troi" are now in Alice's discard pile
      And nothing else has changed

    @part=affected @part=stopped
    Example: a woman resigns, and those who were with her are stopped
      Given Alice has:
        | card         | where           |
        | Worf         | on "Excavation" |
        | Linda Larson | on "Excavation" |
        | Vash         | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Linda Larson" is now in Alice's discard pile
      And "Worf" and "Vash" are now stopped
      And "Excavation" is still not completed
      And "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-321-dilemmas-04
  Rule: Armus has no conditions: he kills one at random and is discarded, and the others are not stopped

    Example: Worf is drawn, and Galen goes on to complete the mission
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Galen | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Galen"
      Then "Worf" has been killed
      And "Galen" is still not stopped
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And "Excavation" is now completed
      And "Worf" is now in Alice's discard pile
      And Alice now has 25 points
      And nothing else has changed

    Example: Worf is drawn, and Vash goes on to complete the mission
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Vash | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Vash"
      Then "Worf" has been killed
      And "Vash" is still not stopped
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And "Excavation" is now completed
      And "Worf" is now in Alice's discard pile
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-05
  Rule: Birth of 'Junior' is placed on the ship, which is not stopped and loses one RANGE each turn

    @part=on-the-ship @part=each-turn
    Example: the ship completes its mission, and has less RANGE when the turn is over
      Given Alice has:
        | card             | where                      |
        | Runabout         | at "Explore Black Cluster" |
        | Richard Wilkins  | aboard "Runabout"          |
        | Benjamin Maxwell | aboard "Runabout"          |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Birth of 'Junior'" is now on "Runabout"
      And "Runabout" is still not stopped
      And "Explore Black Cluster" is now completed
      And the RANGE of "Runabout" is 7
      When Alice ends the turn
      Then the RANGE of "Runabout" is 6
      And Alice still has 35 points
      And nothing else has changed

    @part=three-engineers
    Example: two ENGINEER are too few to look after it, and the ship goes on losing RANGE
      Given Alice has:
        | card              | where                      |
        | Runabout          | at "Explore Black Cluster" |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card              | where         |
        | Birth of 'Junior' | on "Runabout" |
      When Alice beams "Reginald Barclay" and "Linda Larson" aboard "Runabout"
      Then "Birth of 'Junior'" is still on "Runabout"
      And "Reginald Barclay" and "Linda Larson" are now aboard "Runabout"
      When Alice ends the turn
      Then the RANGE of "Runabout" is 6
      And nothing else has changed

    @part=three-engineers
    Example: the third ENGINEER aboard ends it, and the ship loses no more RANGE
      Given Alice has:
        | card              | where                      |
        | Runabout          | at "Explore Black Cluster" |
        | Reginald Barclay  | aboard "Runabout"          |
        | Linda Larson      | aboard "Runabout"          |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Narik             | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card              | where         |
        | Birth of 'Junior' | on "Runabout" |
      When Alice beams "Narik" aboard "Runabout"
      Then "Birth of 'Junior'" is now in Bob's discard pile
      And "Narik" is now aboard "Runabout"
      When Alice ends the turn
      Then the RANGE of "Runabout" is 7
      And nothing else has changed

  @ruling=faq96-321-dilemmas-06
  Rule: A dilemma without conditions has its effect, stops nobody, and is overcome thereby

    @part=has-its-effect @part=stops-nobody
    Example: one man runs off, and the other one completes the mission
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Galen | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Galen"
      Then "Worf" is now on "Plunder Site"
      And "Galen" is still not stopped
      And "Excavation" is now completed
      And "Male's Love Interest" is now in Bob's discard pile
      And Alice now has 25 points
      And nothing else has changed

    @part=has-its-effect @part=stops-nobody
    Example: two women survive Armus, convince the next society and complete the mission
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
        | Vash     | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Matriarchal Society  | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf", "Calloway" and "Vash"
      Then "Worf" has been killed
      And "Matriarchal Society" has been overcome
      And "Calloway" and "Vash" are still not stopped
      And "Excavation" is now completed
      And "Worf" is now in Alice's discard pile
      And "Armus - Skin of Evil" and "Matriarchal Society" are now in Bob's discard pile
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-07
  Rule: A dilemma that can be cured later stops nobody

    Example: with nobody to cure it, the two go on and complete the mission
      Given Alice has:
        | card         | where                      |
        | Runabout     | at "Explore Black Cluster" |
        | Thomas Riker | aboard "Runabout"          |
        | Taitt        | aboard "Runabout"          |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Runabout", "Thomas Riker" and "Taitt" are still not stopped
      And "Explore Black Cluster" is now completed
      And "Birth of 'Junior'" is now on "Runabout"
      And Alice now has 35 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-08
  Rule: What triggers a dilemma is no condition, and stops nobody

    Example: a Federation ship is carried off, but not stopped
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      And Bob has:
        | card         | where                         |
        | Maman Picard | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Bob chooses "Plunder Site" from "Excavation" and "Plunder Site"
      Then "Runabout" is now at "Plunder Site"
      And "Runabout" and "Calloway" are still not stopped
      And "Maman Picard" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-321-dilemmas-09
  Rule: Maman Picard has an effect on Federation ships, and does nothing to others

    Example: a Romulan ship stays where it is
      Given the spaceline:
        | mission                |
        | Explore Typhon Expanse |
      And Alice has:
        | card      | where                       |
        | D'deridex | at "Explore Typhon Expanse" |
        | Taibak    | aboard "D'deridex"          |
      And Bob has:
        | card         | where                          |
        | Maman Picard | under "Explore Typhon Expanse" |
      When Alice attempts "Explore Typhon Expanse"
      Then "D'deridex" is still at "Explore Typhon Expanse"
      And "Maman Picard" is now in Bob's discard pile
      And "D'deridex" and "Taibak" are still not stopped
      And nothing else has changed

    Example: a Federation ship goes to an end of the spaceline
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      And Bob has:
        | card         | where                         |
        | Maman Picard | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Bob chooses "Excavation"
      Then "Runabout" is now at "Excavation"
      And "Maman Picard" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-321-dilemmas-10
  Rule: Hunter Gangs kill those of the two whose CUNNING is odd, and nobody else

    Example: of two who are chased the one with CUNNING 5 dies, and the one with CUNNING 6 escapes
      Given Alice has:
        | card        | where           |
        | Worf        | on "Excavation" |
        | Calloway    | on "Excavation" |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Hunter Gangs | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" and "Calloway" from "Worf", "Calloway" and "Deanna Troi"
      Then "Calloway" has been killed
      And "Worf" and "Deanna Troi" are still on "Excavation"

  @ruling=faq96-321-dilemmas-11
  Rule: Alien Abduction takes the most CUNNING away without further ado, and stops nobody

    @frame=many
    Example: Galen is held, and Worf is not stopped
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Galen | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Alien Abduction | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Galen" is now captive
      And "Alien Abduction" is now atop "Excavation"
      And "Worf" is still not stopped

  @ruling=faq96-321-dilemmas-12
  Rule: A dilemma with conditions stops those who do not meet them, and has its effect

    @part=stopped @part=affected
    Example: a SECURITY officer alone does not keep the echo away
      Given Alice has:
        | card        | where           |
        | Worf        | on "Excavation" |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Deanna Troi" has been killed
      And "Worf" is now stopped
      And "Deanna Troi" is now in Alice's discard pile
      And nothing else has changed

    @part=conditions-met
    Example: with MEDICAL besides they go on
      Given Alice has:
        | card        | where           |
        | Worf        | on "Excavation" |
        | Deanna Troi | on "Excavation" |
        | Calloway    | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Deanna Troi" is still on "Excavation"
      And "Worf", "Deanna Troi" and "Calloway" are still not stopped

    @part=stopped @part=affected
    Example: SECURITY alone does not keep the archer away
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Vash | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" has been killed
      And "Vash" is now stopped
      And "Worf" is now in Alice's discard pile
      And "Archer" is now in Bob's discard pile
      And nothing else has changed

    @part=conditions-met
    Example: SECURITY and MEDICAL do, and the team goes on
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Vash     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" is still on "Excavation"
      And "Worf", "Vash" and "Calloway" are still not stopped

  @ruling=faq96-321-dilemmas-13
  Rule: A dilemma may say itself that it stops nobody

    Example: nobody of the Away Team that was split is stopped
      Given Alice has:
        | card   | where           |
        | Worf   | on "Excavation" |
        | Galen  | on "Excavation" |
        | Bochra | on "Excavation" |
        | Treaty: Federation/Romulan | on the table |
      And Bob has:
        | card          | where              |
        | Phased Matter | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Worf" and "Galen"
      Then "Worf" and "Galen" are now phased
      And "Worf", "Galen" and "Bochra" are still not stopped
      And "Phased Matter" is now on "Excavation"
      And nothing else has changed

    Example: the one who is left is stopped by the next dilemma, which does not say so
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Galen | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Phased Matter       | under "Excavation" |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Worf"
      Then "Worf" is still not stopped
      And "Galen" is now stopped
      And "Worf" is now phased
      And "Phased Matter" is now on "Excavation"
      And nothing else has changed

  @ruling=faq96-321-dilemmas-41
  Rule: Cards that keep a dilemma from its effect are no conditions

    Example: without Thermal Deflectors the weak are killed, and the others go on
      Given Alice has:
        | card                        | where           |
        | Alexander Rozhenko          | on "Excavation" |
        | Worf                        | on "Excavation" |
        | Galen                       | on "Excavation" |
        | The Traveler: Transcendence | on the table    |
      And Bob has:
        | card         | where              |
        | Thought Fire | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Alexander Rozhenko" has been killed
      And "Worf" and "Galen" are still not stopped
      And "Excavation" is now completed
      And "Alexander Rozhenko" is now in Alice's discard pile
      And "Thought Fire" is now in Bob's discard pile
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-53
  Rule: A dilemma that asks for something beforehand stops those who lack it, and one that lists what undoes its effect does not

    @part=conditions-stop
    Example: who cannot meet the conditions of the Nausicaans is stopped
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Galen | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Nausicaans | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      Then "Galen" is now stopped
      And "Worf" is now in Alice's discard pile
      And "Nausicaans" is now in Bob's discard pile
      And nothing else has changed

    @part=undone-later
    Example: who cannot cure Frame of Mind is not
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Galen | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Frame of Mind | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      And Bob chooses Barbering
      And Bob chooses Music
      Then "Galen" is still not stopped

    @part=conditions-stop
    Example: who cannot keep the archer away is stopped
      Given Alice has:
        | card         | where           |
        | Worf         | on "Excavation" |
        | Linda Larson | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Linda Larson" is now stopped
      And "Worf" is now in Alice's discard pile
      And "Archer" is now in Bob's discard pile
      And nothing else has changed

    @part=undone-later
    Example: who cannot look after Junior is not
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Birth of 'Junior'" is now on "Runabout"
      And "Runabout" and "Calloway" are still not stopped
      And nothing else has changed

  @ruling=faq96-321-dilemmas-54
  Rule: Whom a dilemma does not stop must go on, and meets the next one

    Example: after Armus the one who is left comes to the door
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Impassable Door      | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      Then "Impassable Door" has been encountered
      And "Calloway" is now stopped
      And "Worf" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    Example: those who got past the Matriarchal Society meet the gangs as well
      Given Alice has:
        | card        | where           |
        | Calloway    | on "Excavation" |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
        | Hunter Gangs        | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Matriarchal Society" has been overcome
      And "Hunter Gangs" have been encountered

  @ruling=faq96-321-dilemmas-55
  Rule: Ten may be brought down to two in one attempt, and the two may be attacked

    @frame=many
    Example: love, abduction, gangs and a fight leave two, one of whom the opponent kills
      Given Alice has:
        | card             | where           |
        | Worf             | on "Excavation" |
        | Data             | on "Excavation" |
        | Jean-Luc Picard  | on "Excavation" |
        | Ro Laren         | on "Excavation" |
        | Geordi La Forge  | on "Excavation" |
        | Reginald Barclay | on "Excavation" |
        | Calloway         | on "Excavation" |
        | Deanna Troi      | on "Excavation" |
        | Tasha Yar        | on "Excavation" |
        | Leah Brahms      | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Male's Love Interest   | under "Excavation" |
        | Female's Love Interest | under "Excavation" |
        | Alien Abduction        | under "Excavation" |
        | Hunter Gangs           | under "Excavation" |
        | Armus - Skin of Evil   | under "Excavation" |
        | Firestorm              | under "Excavation" |
        | Nausicaans             | under "Excavation" |
        | Gowron                 | on "Excavation"    |
        | Kurn                   | on "Excavation"    |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      And chance chooses "Calloway"
      And chance chooses "Reginald Barclay" and "Leah Brahms"
      And chance chooses "Jean-Luc Picard"
      And chance chooses "Geordi La Forge"
      Then "Worf" and "Calloway" are still on "Plunder Site"
      And "Data" is still captive
      And "Reginald Barclay", "Leah Brahms", "Jean-Luc Picard", "Ro Laren" and "Geordi La Forge" have been killed
      And "Deanna Troi" and "Tasha Yar" are now stopped
      When Alice ends the turn
      And Bob attacks "Deanna Troi" and "Tasha Yar" with "Gowron" and "Kurn"
      And chance chooses "Deanna Troi" from "Deanna Troi" and "Tasha Yar"
      Then "Deanna Troi" has been killed

  @ruling=faq96-321-dilemmas-56
  Rule: Conditions that are not met stop even those whom the dilemma cannot harm, and it goes back under the mission

    @part=stopped @part=goes-back
    Example: nobody has Empathy for the echo to kill, and still it stops them
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Galen | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" and "Galen" are now stopped
      And "Empathic Echo" is still under "Excavation"
      And "Excavation" is still not completed
      And nothing else has changed

  @ruling=faq96-321-dilemmas-57
  Rule: Empathic Echo kills nobody without Empathy, but stops them and stays

    Example: two without Empathy, SECURITY and MEDICAL are stopped
      Given Alice has:
        | card   | where           |
        | Bochra | on "Excavation" |
        | Galen  | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Bochra" and "Galen" are now stopped
      And "Empathic Echo" is still under "Excavation"
      And nothing else has changed

  @ruling=faq96-321-dilemmas-58
  Rule: Zaldan kills nobody without Diplomacy, but stops them and stays

    Example: two without Diplomacy and Exobiology are stopped
      Given Alice has:
        | card   | where           |
        | Bochra | on "Excavation" |
        | Galen  | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Bochra" and "Galen" are now stopped
      And "Zaldan" is still under "Excavation"
      And nothing else has changed
