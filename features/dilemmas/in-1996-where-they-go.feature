Feature: Where dilemmas go in 1996
  Rules of the FAQ on what is discarded and what goes back under the mission.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
      | Plunder Site          |

  @ruling=faq96-321-dilemmas-14
  Rule: A dilemma that says so is discarded once it was met, whether it was overcome or not

    @part=not-overcome
    Example: the Nausicaans leave although nobody beat them
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Nausicaans | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Calloway"
      Then "Nausicaans" is now in Bob's discard pile
      And "Worf" is now stopped
      And "Calloway" is now in Alice's discard pile
      And nothing else has changed

    @part=overcome
    Example: they leave as well when somebody is a match for them
      Given these made-up cards:
        | card         | type      | affiliations | skills | strength |
        | Greedy Agent | personnel | Federation   | Greed  | 5        |
      And Alice has:
        | card         | where           |
        | Greedy Agent | on "Excavation" |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ferengi Attack" has been overcome
      And "Ferengi Attack" is now in Bob's discard pile
      And nothing else has changed

    @part=not-overcome
    Example: it is so of one that she seeded herself
      Given Alice has:
        | card      | where              |
        | Worf      | on "Excavation"    |
        | Tasha Yar | on "Excavation"    |
        | Archer    | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Archer" has not been overcome
      And "Archer" is now in Alice's discard pile
      And "Tasha Yar" is now stopped
      And "Worf" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-321-dilemmas-15
  Rule: A dilemma whose conditions are met is discarded

    Example: two women get past the Matriarchal Society
      Given Alice has:
        | card        | where           |
        | Calloway    | on "Excavation" |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Matriarchal Society" is now in Bob's discard pile
      And "Matriarchal Society" has been overcome
      And nothing else has changed

  @ruling=faq96-321-dilemmas-16
  Rule: A dilemma that can be neither prevented nor cured is discarded, even if it needed a trigger and found none

    @part=unavoidable
    Example: two are chased by gangs that cannot be avoided, and these are gone
      Given Alice has:
        | card        | where           |
        | Worf        | on "Excavation" |
        | Calloway    | on "Excavation" |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Hunter Gangs | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" and "Calloway"
      Then "Hunter Gangs" is now in Bob's discard pile
      And "Calloway" is now in Alice's discard pile
      And nothing else has changed

    @part=untriggered
    Example: without the Traveler the fire does nothing, and it is gone
      Given Alice has:
        | card               | where           |
        | Soren              | on "Excavation" |
        | Alexander Rozhenko | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Thought Fire | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Thought Fire" is now in Bob's discard pile
      And nothing else has changed

    @part=unavoidable
    Example: the gangs are gone, a wall goes back, and what is played on a mission stays there
      Given Alice has:
        | card     | where                      |
        | Worf     | on "Excavation"            |
        | Galen    | on "Excavation"            |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      And Bob has:
        | card                     | where                         |
        | Hunter Gangs             | under "Excavation"            |
        | Matriarchal Society      | under "Excavation"            |
        | Radioactive Garbage Scow | under "Explore Black Cluster" |
      When Alice attempts "Excavation"
      Then "Hunter Gangs" are now in Bob's discard pile
      And "Matriarchal Society" is still under "Excavation"
      And "Worf" and "Galen" are still on "Excavation"
      When Alice attempts "Explore Black Cluster"
      Then "Radioactive Garbage Scow" is now on "Explore Black Cluster"
      And "Worf" and "Galen" are still stopped
      And nothing else has changed

  @ruling=faq96-321-dilemmas-17
  Rule: Something happens, or something happens if a requirement is met: both forms are of that kind

    @part=happens
    Example: the gangs chase two, and the dilemma is discarded
      Given Alice has:
        | card             | where           |
        | Deanna Troi      | on "Excavation" |
        | Reginald Barclay | on "Excavation" |
        | Leah Brahms      | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Hunter Gangs | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Reginald Barclay" and "Leah Brahms"
      Then "Reginald Barclay" and "Leah Brahms" have been killed
      And "Hunter Gangs" is now in Bob's discard pile
      And "Reginald Barclay" and "Leah Brahms" are now in Alice's discard pile
      And nothing else has changed

    @part=if-then-happens
    Example: there is a Federation ship for Maman Picard to send away, and she is discarded
      Given Alice has:
        | card        | where                      |
        | Runabout    | at "Explore Black Cluster" |
        | Deanna Troi | aboard "Runabout"          |
      And Bob has:
        | card         | where                         |
        | Maman Picard | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Bob chooses "Excavation"
      Then "Runabout" is now at "Excavation"
      And "Maman Picard" is now in Bob's discard pile
      And nothing else has changed

    @part=if-then-happens
    Example: there is no Federation ship for Maman Picard, and she is discarded
      Given Alice has:
        | card   | where                      |
        | Bortas | at "Explore Black Cluster" |
        | Gowron | aboard "Bortas"            |
      And Bob has:
        | card         | where                         |
        | Maman Picard | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Maman Picard" is now in Bob's discard pile
      And "Bortas" is still at "Explore Black Cluster"
      And nothing else has changed

  @ruling=faq96-321-dilemmas-18
  Rule: The Higher... The Fewer cannot be avoided, and is not met again

    Example: three who have all that could be asked for lose three points to it
      Given Alice has:
        | card            | where           |
        | Data            | on "Excavation" |
        | Sarek           | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | The Higher... The Fewer | under "Excavation" |
      And Alice has 35 points
      When Alice attempts "Excavation"
      Then "The Higher... The Fewer" is now in Alice's point area
      And "The Higher... The Fewer" is no longer under "Excavation"
      And Alice now has 32 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-19
  Rule: Parallel Romance cannot be avoided by a man and a woman, and is discarded

    Example: both are stopped, and the dilemma is gone
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" and "Calloway" are now stopped
      And "Parallel Romance" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-321-dilemmas-20
  Rule: Maman Picard asks for a Federation ship and has no conditions: it is discarded

    Example: the ship is carried off, and the dilemma is gone
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

    Example: a Klingon ship is not carried off, and the dilemma is gone as well
      Given Alice has:
        | card   | where                      |
        | Bortas | at "Explore Black Cluster" |
        | Gowron | aboard "Bortas"            |
      And Bob has:
        | card         | where                         |
        | Maman Picard | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Bortas" is still at "Explore Black Cluster"
      And "Bortas" is still not stopped
      And "Maman Picard" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-321-dilemmas-21
  Rule: A certain CUNNING is the trigger of Hunter Gangs, and no condition: they are discarded

    Example: one of the two is killed, and the gangs are gone
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Hunter Gangs | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Calloway" has been killed
      And "Worf" is still on "Excavation"
      And "Hunter Gangs" is now in Bob's discard pile
      And "Calloway" is now in Alice's discard pile
      And nothing else has changed

    Example: nobody is killed, and the gangs are gone
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Galen | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Hunter Gangs | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Hunter Gangs" is now in Bob's discard pile
      And "Worf" and "Galen" are still on "Excavation"
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-22
  Rule: The Traveler: Transcendence is the trigger of Thought Fire, and no condition: it is discarded

    Example: with the Traveler the weak are killed, and the fire is gone
      Given Alice has:
        | card                        | where           |
        | Alexander Rozhenko          | on "Excavation" |
        | Jean-Luc Picard             | on "Excavation" |
        | The Traveler: Transcendence | on the table    |
      And Bob has:
        | card         | where              |
        | Thought Fire | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Alexander Rozhenko" has been killed
      And "Jean-Luc Picard" is still on "Excavation"
      And "Thought Fire" is now in Bob's discard pile
      And "Excavation" is now completed
      And "Alexander Rozhenko" is now in Alice's discard pile
      And Alice now has 25 points
      And nothing else has changed

    Example: without the Traveler nobody is killed, and the fire is gone
      Given Alice has:
        | card               | where           |
        | Alexander Rozhenko | on "Excavation" |
        | Jean-Luc Picard    | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Thought Fire | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Alexander Rozhenko" and "Jean-Luc Picard" are still on "Excavation"
      And "Thought Fire" is now in Bob's discard pile
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-32
  Rule: What does not happen by itself, and whose conditions are not met, goes back under the mission once it has had its effect

    @part=away-team
    Example: the Zaldan kills two, and is there again
      Given Alice has:
        | card        | where           |
        | Sarek       | on "Excavation" |
        | Deanna Troi | on "Excavation" |
        | Tasha Yar   | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Sarek" and "Deanna Troi" have been killed
      And "Zaldan" is still under "Excavation"
      When Alice ends the turn
      And Bob ends the turn
      When Alice attempts "Excavation"
      Then "Zaldan" is still under "Excavation"
      And "Tasha Yar" is now stopped
      And "Sarek" and "Deanna Troi" are still in Alice's discard pile
      And nothing else has changed

    @part=away-team
    Example: the Zaldan goes back, and neither what was overcome nor what says to discard it
      Given Alice has:
        | card        | where           |
        | Calloway    | on "Excavation" |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
        | Nausicaans          | under "Excavation" |
        | Zaldan              | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Calloway"
      Then "Matriarchal Society" has been overcome
      And "Nausicaans" are now in Bob's discard pile
      When Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Excavation"
      Then "Zaldan" has been encountered
      And "Zaldan" is still under "Excavation"
      And "Calloway" is still in Alice's discard pile
      And "Deanna Troi" is now in Alice's discard pile
      And "Matriarchal Society" is still in Bob's discard pile
      And nothing else has changed

    @part=ships-crew
    Example: the echo kills one of a crew, and is there again
      Given Alice has:
        | card        | where                      |
        | Runabout    | at "Explore Black Cluster" |
        | Deanna Troi | aboard "Runabout"          |
        | Soren       | aboard "Runabout"          |
      And Bob has:
        | card          | where                         |
        | Empathic Echo | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Deanna Troi" has been killed
      And "Deanna Troi" is now in Alice's discard pile
      And "Empathic Echo" is still under "Explore Black Cluster"
      And "Runabout" and "Soren" are now stopped
      When Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Explore Black Cluster"
      Then "Empathic Echo" is still under "Explore Black Cluster"
      And "Soren" is now stopped
      And nothing else has changed

    @part=ships-crew
    Example: the old computer stops a crew, and is there again
      Given Alice has:
        | card         | where                      |
        | Runabout     | at "Explore Black Cluster" |
        | Calloway     | aboard "Runabout"          |
        | Linda Larson | aboard "Runabout"          |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Ancient Computer" is still under "Explore Black Cluster"
      And "Runabout", "Calloway" and "Linda Larson" are now stopped
      When Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Explore Black Cluster"
      Then "Ancient Computer" is still under "Explore Black Cluster"
      And "Runabout", "Calloway" and "Linda Larson" are now stopped
      And nothing else has changed

  @ruling=faq96-321-dilemmas-33
  Rule: Something happens unless, or unless something happens: both forms are of that kind

    @part=happens-unless
    Example: one with Empathy is killed unless SECURITY and MEDICAL are there, and the echo remains
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |
        | Galen       | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Deanna Troi" has been killed
      And "Galen" is still on "Excavation"
      And "Empathic Echo" is still under "Excavation"

    @part=unless-happens
    Example: unless Treachery, a disruptor or Exobiology is there two are killed, and the Zaldan remains
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |
        | Sarek       | on "Excavation" |
        | Galen       | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Deanna Troi" and "Sarek" have been killed
      And "Galen" is still on "Excavation"
      And "Zaldan" is still under "Excavation"

  @ruling=faq96-321-dilemmas-34
  Rule: Walls go back under the mission when nobody gets past them

    Example: without Computer Skill the door remains
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Impassable Door" is still under "Excavation"
      And "Worf" and "Calloway" are now stopped
      And nothing else has changed

    Example: with one woman only the society remains
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Matriarchal Society" is still under "Excavation"
      And "Worf" and "Calloway" are now stopped
      And nothing else has changed

  @ruling=faq96-321-dilemmas-39
  Rule: Conditions are skills, attributes or personnel that keep a dilemma from its effect

    @part=skills
    Example: three SECURITY officers meet a condition about SECURITY
      Given these made-up cards:
        | card         | type      | affiliations | classification | skills  | strength |
        | Guard of Few | personnel | Federation   | SECURITY       | MEDICAL |        4 |
      And Alice has:
        | card                  | where           |
        | Guard of Few [first]  | on "Excavation" |
        | Guard of Few [second] | on "Excavation" |
        | Guard of Few [third]  | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Archer" has been overcome
      And "Guard of Few" [first] has not been killed

    @part=personnel
    Example: Wesley Crusher meets a condition about Wesley Crusher
      Given Alice has:
        | card           | where           |
        | Wesley Crusher | on "Excavation" |
        | Deanna Troi    | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Zaldan" has been overcome
      And "Wesley Crusher" and "Deanna Troi" are still not stopped

    @part=attributes
    Example: too little STRENGTH does not meet a condition about STRENGTH
      Given Alice has:
        | card      | where           |
        | Worf      | on "Excavation" |
        | Tasha Yar | on "Excavation" |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Worf" from "Worf" and "Tasha Yar"
      Then "Worf" has been killed
      And "Tasha Yar" is now stopped
      And "Worf" is now in Alice's discard pile
      And "Ferengi Attack" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-321-dilemmas-40
  Rule: What a dilemma needs for its trigger is no condition

    @part=parallel-romance
    Example: two men are not stopped for lack of a woman, and the romance does not remain
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Galen | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Parallel Romance" is now in Bob's discard pile
      And "Worf" and "Galen" are still not stopped
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

    @part=maman-picard
    Example: a Klingon crew is not stopped for lack of a Federation ship, and Maman Picard does not remain
      Given Alice has:
        | card   | where                      |
        | Bortas | at "Explore Black Cluster" |
        | Gowron | aboard "Bortas"            |
      And Bob has:
        | card         | where                         |
        | Maman Picard | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Maman Picard" is now in Bob's discard pile
      And "Bortas" and "Gowron" are still not stopped
      And nothing else has changed

  @ruling=faq96-321-seeding-duplicate-dilemmas-01
  Rule: A second copy of a dilemma or artifact at one location is discarded when it is found, whoever seeded it

    @part=dilemma
    Example: Bob seeded two, and the second one does nothing
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
        | Baran    | on "Excavation" |
      And Bob has:
        | card                          | where              |
        | Armus - Skin of Evil [first]  | under "Excavation" |
        | Armus - Skin of Evil [second] | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Calloway"
      Then "Worf" and "Baran" are still on "Excavation"
      And "Armus - Skin of Evil" [second] is now in Bob's discard pile
      And "Excavation" is now completed
      And "Calloway" is now in Alice's discard pile
      And "Armus - Skin of Evil" [first] is now in Bob's discard pile
      And Alice now has 25 points
      And nothing else has changed

    @part=artifact
    Example: of two copies of an artifact one is found and the other one discarded
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Baran | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | Kurlan Naiskos [first]  | under "Excavation" |
        | Kurlan Naiskos [second] | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Kurlan Naiskos" [first] is no longer under "Excavation"
      And "Kurlan Naiskos" [first] has not been discarded
      And "Kurlan Naiskos" [second] is now in Bob's discard pile
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-321-seeding-duplicate-dilemmas-02
  Rule: If both players seed the same dilemma at one location, the second copy is discarded without effect

    Example: one is killed by the first copy, and nobody by the other player's
      Given Alice has:
        | card                        | where              |
        | Worf                        | on "Excavation"    |
        | Calloway                    | on "Excavation"    |
        | Baran                       | on "Excavation"    |
        | Armus - Skin of Evil [hers] | under "Excavation" |
      And Bob has:
        | card                       | where              |
        | Armus - Skin of Evil [his] | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                        |
        | Armus - Skin of Evil [his]  |
        | Armus - Skin of Evil [hers] |
      When Alice attempts "Excavation"
      And chance chooses "Calloway"
      Then "Calloway" has been killed
      And "Worf" and "Baran" are still on "Excavation"
      And "Armus - Skin of Evil" [hers] is now in Alice's discard pile
      And "Excavation" is now completed
      And "Calloway" is now in Alice's discard pile
      And "Armus - Skin of Evil" [his] is now in Bob's discard pile
      And Alice now has 25 points
      And nothing else has changed
