Feature: Single dilemmas of 1996
  Those which the general rules leave in doubt.

  Background:
    Given the spaceline:
      | mission                     |
      | Excavation                  |
      | Explore Interstellar Matter |
      | Plunder Site                |

  @ruling=faq96-321-dilemmas-42
  Rule: Radioactive Garbage Scow is played on the spaceline and ends the attempt, but stops no ship

    @part=on-the-spaceline @part=attempt-ends @part=ship-not-stopped
    Example: the attempt is over, and the ship may move away
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Geordi La Forge   | aboard "U.S.S. Enterprise"       |
        | Leah Brahms       | aboard "U.S.S. Enterprise"       |
        | Soren             | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card                     | where                               |
        | Radioactive Garbage Scow | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      Then "Radioactive Garbage Scow" is now atop "Explore Interstellar Matter"
      And "Explore Interstellar Matter" is still not completed
      And "U.S.S. Enterprise" is still not stopped
      When Alice moves "U.S.S. Enterprise" to "Excavation"
      Then "U.S.S. Enterprise" is now at "Excavation"
      And nothing else has changed

  @ruling=faq96-321-dilemmas-43
  Rule: A ship with a Tractor Beam and 2 ENGINEER tows the scow away

    Background:
      Given Bob has:
        | card                     | where                            |
        | Radioactive Garbage Scow | on "Explore Interstellar Matter" |

    Example: a ship elsewhere does not fetch it
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | Worf              | aboard "U.S.S. Enterprise" |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |
      When Alice moves "U.S.S. Enterprise" to "Explore Interstellar Matter" with "Radioactive Garbage Scow"
      Then that is illegal
      And nothing else has changed

    @part=tractor-beam @part=two-engineer
    Example: two ENGINEER take it along
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Worf              | aboard "U.S.S. Enterprise"       |
        | Linda Larson      | aboard "U.S.S. Enterprise"       |
        | Reginald Barclay  | aboard "U.S.S. Enterprise"       |
      When Alice moves "U.S.S. Enterprise" to "Excavation" with "Radioactive Garbage Scow"
      Then "Radioactive Garbage Scow" is now atop "Excavation"
      And "U.S.S. Enterprise" is now at "Excavation"
      And nothing else has changed

    @part=two-engineer
    Example: one ENGINEER cannot take it along
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Worf              | aboard "U.S.S. Enterprise"       |
        | Linda Larson      | aboard "U.S.S. Enterprise"       |
        | Soren             | aboard "U.S.S. Enterprise"       |
      When Alice moves "U.S.S. Enterprise" to "Excavation" with "Radioactive Garbage Scow"
      Then that is illegal
      And nothing else has changed

    @part=tractor-beam
    Example: a ship without a Tractor Beam cannot, whoever is aboard
      Given Alice has:
        | card             | where                            |
        | Runabout         | at "Explore Interstellar Matter" |
        | Linda Larson     | aboard "Runabout"                |
        | Reginald Barclay | aboard "Runabout"                |
      When Alice moves "Runabout" to "Excavation" with "Radioactive Garbage Scow"
      Then that is illegal
      And nothing else has changed

    Example: once it is gone the mission may be attempted again
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Worf              | aboard "U.S.S. Enterprise"       |
        | Linda Larson      | aboard "U.S.S. Enterprise"       |
        | Reginald Barclay  | aboard "U.S.S. Enterprise"       |
        | Runabout          | at "Explore Interstellar Matter" |
        | Calloway          | aboard "Runabout"                |
      Then these are illegal:
        | action                                                     |
        | Alice attempts "Explore Interstellar Matter" from "Runabout" |
      When Alice moves "U.S.S. Enterprise" to "Excavation" with "Radioactive Garbage Scow"
      Then these are legal:
        | action                                                     |
        | Alice attempts "Explore Interstellar Matter" from "Runabout" |

  @ruling=faq96-321-dilemmas-44
  Rule: A ship with enough RANGE may tow the scow away, come back and attempt the mission again in one turn

    Example: the mission is completed in the turn in which the scow was met
      Given Alice has:
        | card              | where                            |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Geordi La Forge   | aboard "U.S.S. Enterprise"       |
        | Leah Brahms       | aboard "U.S.S. Enterprise"       |
        | Soren             | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card                     | where                               |
        | Radioactive Garbage Scow | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      And Alice moves "U.S.S. Enterprise" to "Excavation" with "Radioactive Garbage Scow"
      And Alice moves "U.S.S. Enterprise" to "Explore Interstellar Matter"
      And Alice attempts "Explore Interstellar Matter"
      Then "Explore Interstellar Matter" is now completed
      And "Radioactive Garbage Scow" is still atop "Excavation"
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-45
  Rule: Coalescent Organism lies on the one whom it infects and is passed on, and does not go back under the mission

    @part=on-the-infected @part=passed-on
    Example: without Exobiology one is infected, and the next one when that one dies
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      Then "Coalescent Organism" is now on "Worf"
      And "Worf" and "Calloway" are now stopped
      When Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Worf" has been killed
      And "Coalescent Organism" is now on "Calloway"
      And "Worf" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-321-dilemmas-46
  Rule: Who leaves the mission of Edo Probe for another one overcomes the probe when another mission is done

    @part=remains @part=another-mission
    Example: the probe keeps the mission until another one is completed
      Given Alice has:
        | card     | where                            |
        | Worf     | on "Excavation"                  |
        | Galen    | on "Excavation"                  |
        | Runabout | at "Explore Interstellar Matter" |
        | Soren    | aboard "Runabout"                |
      And Bob has:
        | card      | where              |
        | Edo Probe | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "stop"
      Then "Edo Probe" is now atop "Excavation"
      And "Excavation" is still not completed
      When Alice attempts "Explore Interstellar Matter"
      Then "Explore Interstellar Matter" is now completed
      And "Edo Probe" has been overcome
      And "Edo Probe" is now in Bob's discard pile
      And Alice now has 25 points
      And nothing else has changed

    @part=another-mission
    Example: a probe that she did not leave alone stays
      Given Alice has:
        | card     | where                            |
        | Worf     | on "Excavation"                  |
        | Klag     | on "Plunder Site"                |
        | Runabout | at "Explore Interstellar Matter" |
        | Soren    | aboard "Runabout"                |
      And Bob has:
        | card                  | where                |
        | Edo Probe [dug]       | under "Excavation"   |
        | Edo Probe [plundered] | under "Plunder Site" |
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      And Alice attempts "Plunder Site"
      And Alice chooses the word "stop"
      And Alice attempts "Explore Interstellar Matter"
      Then "Explore Interstellar Matter" is now completed
      And "Edo Probe" [plundered] is now in Bob's discard pile
      And "Edo Probe" [dug] is still atop "Excavation"
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-47
  Rule: Who goes on and completes the mission of Edo Probe overcomes it

    Example: the mission is completed, and the probe is gone
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Galen | on "Excavation" |
      And Bob has:
        | card      | where              |
        | Edo Probe | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      Then "Excavation" is now completed
      And "Edo Probe" has been overcome
      And "Edo Probe" is now in Bob's discard pile
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-48
  Rule: Who goes on and does not complete the mission of Edo Probe has it, and its loss of points, on his side of the table

    Example: the turn ends, and ten points are lost
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
      And Bob has:
        | card      | where              |
        | Edo Probe | under "Excavation" |
      And Alice has 35 points
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      And Alice ends the turn
      Then "Edo Probe" is now in Alice's point area
      And Alice now has 25 points
      And nothing else has changed

    Example: a probe that she left alone takes no points
      Given Alice has:
        | card     | where             |
        | Worf     | on "Excavation"   |
        | Klag     | on "Plunder Site" |
      And Bob has:
        | card                  | where                |
        | Edo Probe [dug]       | under "Excavation"   |
        | Edo Probe [plundered] | under "Plunder Site" |
      And Alice has 35 points
      When Alice attempts "Plunder Site"
      And Alice chooses the word "stop"
      And Alice attempts "Excavation"
      And Alice chooses the word "continue"
      And Alice ends the turn
      Then Alice now has 25 points
      And "Edo Probe" [plundered] is still atop "Plunder Site"
      And "Edo Probe" [dug] is now in Alice's point area
      And nothing else has changed

  @ruling=faq96-321-dilemmas-49
  Rule: Interphasic Plasma Creatures lie in the area of the player who failed them, as an event

    @frame=open
    Example: what is played on events can be played on them
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Interphasic Plasma Creatures | under "Excavation" |
        | Kevin Uxbridge               | in hand            |
      When Alice attempts "Excavation"
      Then "Interphasic Plasma Creatures" is now on Alice's side of the table
      When Alice ends the turn
      And Bob plays "Kevin Uxbridge" on "Interphasic Plasma Creatures"
      Then that is legal

    Example: an artifact on the table is no event
      Given Alice has:
        | card           | where           |
        | Ressikan Flute | on the table    |
        | Worf           | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Interphasic Plasma Creatures | under "Excavation" |
        | Kevin Uxbridge               | in hand            |
      When Alice attempts "Excavation"
      And Alice ends the turn
      Then these are illegal:
        | action                                         |
        | Bob plays "Kevin Uxbridge" on "Ressikan Flute" |
      When Bob plays "Kevin Uxbridge" on "Interphasic Plasma Creatures"
      Then that is legal

  @ruling=faq96-321-dilemmas-50
  Rule: Interphasic Plasma Creatures have no location, and so nobody comes to where they are to overcome them

    Example: two SCIENCE officers change nothing
      Given Alice has:
        | card     | where             |
        | Worf     | on "Excavation"   |
        | Soren    | on "Excavation"   |
        | Runabout | at "Excavation"   |
        | Taibak   | aboard "Runabout" |
      And Bob has:
        | card                         | where                        |
        | Interphasic Plasma Creatures | on Alice's side of the table |
      When Alice beams "Taibak" to "Excavation"
      Then "Taibak" is now on "Excavation"
      And "Interphasic Plasma Creatures" is still on Alice's side of the table
      And nothing else has changed

    Example: two SCIENCE officers who report change nothing either
      Given Alice has:
        | card            | where                            |
        | Romulan Outpost | at "Explore Interstellar Matter" |
        | Taibak          | aboard "Romulan Outpost"         |
        | Palteth         | in hand                          |
        | Tarus           | aboard "Romulan Outpost"         |
      And Bob has:
        | card                         | where                        |
        | Interphasic Plasma Creatures | on Alice's side of the table |
      When Alice reports "Palteth" to "Romulan Outpost"
      Then "Palteth" is now aboard "Romulan Outpost"
      And "Interphasic Plasma Creatures" is still on Alice's side of the table
      And nothing else has changed

    Example: it is so of creatures that Alice seeded herself
      Given Alice has:
        | card                         | where                        |
        | Worf                         | on "Excavation"              |
        | Soren                        | on "Excavation"              |
        | Runabout                     | at "Excavation"              |
        | Taibak                       | aboard "Runabout"            |
        | Interphasic Plasma Creatures | on Alice's side of the table |
      When Alice beams "Taibak" to "Excavation"
      Then "Taibak" is now on "Excavation"
      And "Interphasic Plasma Creatures" is still on Alice's side of the table
      And nothing else has changed

  @ruling=faq96-321-dilemmas-51
  Rule: Kevin Uxbridge nullifies Interphasic Plasma Creatures on the table

    Example: Kevin ends them, and Worf is strong again
      Given Alice has:
        | card           | where           |
        | Worf           | on "Excavation" |
        | Kevin Uxbridge | in hand         |
      And Bob has:
        | card                         | where                        |
        | Interphasic Plasma Creatures | on Alice's side of the table |
      When Alice plays "Kevin Uxbridge" on "Interphasic Plasma Creatures"
      Then "Interphasic Plasma Creatures" has been nullified
      And "Interphasic Plasma Creatures" is now in Bob's discard pile
      And the STRENGTH of "Worf" is 10
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed
