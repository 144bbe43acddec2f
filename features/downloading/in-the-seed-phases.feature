Feature: Downloads in the seed phases
  A card that is seeded face up may download at once; apart from seeding nothing else is done.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card               | where                       |
      | Federation Outpost | at "Excavation"             |
      | Data               | aboard "Federation Outpost" |
      | Ultimatum          | in seed cards               |

  @ruling=1eS-seed-phases-58
  Rule: What a card downloads when it is seeded comes from the draw deck or Q's Tent

    @part=draw-deck
    Example: the wormhole in the draw deck is downloaded
      Given it is the facility phase
      And Alice has:
        | card                      | where        |
        | Bajoran Wormhole          | in draw deck |
        | Bajoran Wormhole [second] | in draw deck |
      When Alice seeds "Ultimatum" on the table
      And Alice chooses "Bajoran Wormhole" from "Bajoran Wormhole", "Bajoran Wormhole" [second] and none
      And Alice chooses "Excavation" and "Bajoran Wormhole"
      Then "Bajoran Wormhole" has been downloaded
      And "Bajoran Wormhole" [second] has been downloaded

    Example: the one in hand is not
      Given it is the facility phase
      And Alice has:
        | card                      | where   |
        | Bajoran Wormhole          | in hand |
        | Bajoran Wormhole [second] | in hand |
      When Alice seeds "Ultimatum" on the table
      Then "Bajoran Wormhole" is still in Alice's hand
      And "Bajoran Wormhole" has not been downloaded

    @part=tent
    Example: the one in the Tent is when the Tent is open, and that in the deck in any case
      Given it is the facility phase
      And Alice has:
        | card                    | where        |
        | Q's Tent                | on the table |
        | Bajoran Wormhole [tent] | in Q's Tent  |
        | Bajoran Wormhole [deck] | in draw deck |
      When Alice seeds "Ultimatum" on the table
      And Alice chooses "Bajoran Wormhole" [tent] from "Bajoran Wormhole" [tent], "Bajoran Wormhole" [deck] and none
      And Alice chooses "Excavation" and "Bajoran Wormhole" [tent]
      Then "Bajoran Wormhole" [tent] has been downloaded

    Example: the one in the Tent is when the Tent is closed, and that in the deck in any case
      Given it is the facility phase
      And Alice has:
        | card                     | where        | state  |
        | Q's Tent                 | on the table | closed |
        | Bajoran Wormhole [tent]  | in Q's Tent  |        |
        | Bajoran Wormhole [deck]  | in draw deck |        |
        | Bajoran Wormhole [other] | in draw deck |        |
      When Alice seeds "Ultimatum" on the table
      And Alice chooses "Bajoran Wormhole" [deck] from "Bajoran Wormhole" [deck], "Bajoran Wormhole" [other] and none
      And Alice chooses "Excavation" and "Bajoran Wormhole" [deck]
      Then "Bajoran Wormhole" [deck] has been downloaded

  @ruling=1eS-seed-deck-18
  Rule: A download by a card that is seeded takes no seed card

    @part=draw-deck
    Example: the wormhole comes from the draw deck while the copy among the seed cards stays there
      Given it is the facility phase
      And Alice has:
        | card                     | where         |
        | Bajoran Wormhole [seed]  | in seed cards |
        | Bajoran Wormhole [hers]  | in hand       |
        | Bajoran Wormhole [deck]  | in draw deck  |
        | Bajoran Wormhole [other] | in draw deck  |
      When Alice seeds "Ultimatum" on the table
      And Alice chooses "Bajoran Wormhole" [deck] from "Bajoran Wormhole" [deck], "Bajoran Wormhole" [other] and none
      And Alice chooses "Excavation" and "Bajoran Wormhole" [deck]
      Then "Bajoran Wormhole" [deck] has been downloaded
      And "Bajoran Wormhole" [seed] is still in Alice's seed cards

    @part=tent
    Example: the wormhole comes from the Tent while the copy among the seed cards stays there
      Given it is the facility phase
      And Alice has:
        | card                     | where         |
        | Q's Tent                 | on the table  |
        | Bajoran Wormhole [seed]  | in seed cards |
        | Bajoran Wormhole [hers]  | in hand       |
        | Bajoran Wormhole [tent]  | in Q's Tent   |
        | Bajoran Wormhole [other] | in draw deck  |
      When Alice seeds "Ultimatum" on the table
      And Alice chooses "Bajoran Wormhole" [tent] from "Bajoran Wormhole" [tent], "Bajoran Wormhole" [other] and none
      And Alice chooses "Excavation" and "Bajoran Wormhole" [tent]
      Then "Bajoran Wormhole" [tent] has been downloaded
      And "Bajoran Wormhole" [seed] is still in Alice's seed cards
      And "Bajoran Wormhole" [tent] is now in the Alpha Quadrant spaceline
      And "Bajoran Wormhole" [other] is now in the Gamma Quadrant spaceline
      And "Ultimatum" is still on the table
      And "Ultimatum" is still face up
      And nothing else has changed

  @ruling=1eS-seed-phases-65
  Rule: In the seed phases cards are seeded, and what their text does at once is done, and nothing else

    Example: nobody beams before play begins
      Given it is the facility phase
      When Alice beams "Data" to "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: in the play phase he does
      When Alice beams "Data" to "Excavation"
      Then "Data" is now on "Excavation"
      And nothing else has changed

  @ruling=cr14-seed-phase-01
  Rule: In the seed phases cards are seeded, their text acts at once, special downloads are made, and nothing else

    Example: nobody beams before play begins
      Given it is the facility phase
      When Alice beams "Data" to "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: in the play phase he does
      When Alice beams "Data" to "Excavation"
      Then "Data" is now on "Excavation"
      And nothing else has changed

  Rule: Ultimatum may be seeded face up and at once download Bajoran Wormhole

    Scenario Outline: the wormhole is downloaded in <phase>
      Given it is <phase>
      And Alice has:
        | card                      | where        |
        | Bajoran Wormhole          | in draw deck |
        | Bajoran Wormhole [second] | in draw deck |
      When Alice seeds "Ultimatum" on the table
      And Alice chooses "Bajoran Wormhole"
      And Alice chooses "Excavation" and "Bajoran Wormhole"
      Then "Bajoran Wormhole" has been downloaded
      And "Ultimatum" is still on the table

      @ruling=1eS-seed-phases-66 @1e-glossary
      Examples: By the Glossary
        | phase              |
        | the mission phase  |
        | the facility phase |

      @ruling=cr14-seed-phase-02
      Examples: By the Current Rulings
        | phase              |
        | the mission phase  |
        | the facility phase |

  @ruling=1eS-seed-deck-01
  Rule: A seed deck has no more than thirty cards besides the missions and sites that seed for free

    @part=dilemmas
    Example: the thirty-first card is not seeded
      Given it is the dilemma phase
      And Alice has:
        | card     | where              | count |
        | Archer   | under "Excavation" | 29    |
        | Chalnoth | in seed cards      |       |
      When Alice seeds "Chalnoth" under "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: the thirtieth is
      Given it is the dilemma phase
      And Alice has:
        | card     | where              | count |
        | Archer   | under "Excavation" | 27    |
        | Chalnoth | in seed cards      |       |
      When Alice seeds "Chalnoth" under "Excavation"
      Then "Chalnoth" is now under "Excavation"
      And nothing else has changed

    Scenario Outline: beside the outpost and <others> other cards the next one is <verdict>
      Given it is the dilemma phase
      And "Data" and "Ultimatum" are in Alice's draw deck
      And Alice has:
        | card     | where              | count    |
        | Archer   | under "Excavation" | <others> |
        | Chalnoth | in seed cards      |          |
      When Alice seeds "Chalnoth" under "Excavation"
      Then that is <verdict>

      @part=others
      Examples:
        | others | verdict |
        | 28     | legal   |
        | 29     | illegal |

    Scenario Outline: beside the outpost, an artifact and <others> other cards the next one is <verdict>
      Given it is the dilemma phase
      And "Data" and "Ultimatum" are in Alice's draw deck
      And Alice has:
        | card           | where              | count    |
        | Archer         | under "Excavation" | <others> |
        | Ressikan Flute | under "Excavation" |          |
        | Chalnoth       | in seed cards      |          |
      When Alice seeds "Chalnoth" under "Excavation"
      Then that is <verdict>

      @part=artifacts
      Examples: An artifact is one of the thirty
        | others | verdict |
        | 27     | legal   |
        | 28     | illegal |

  @ruling=1eS-seed-deck-19
  Rule: What Assign Mission Specialists or Ultimatum downloads does not count among the thirty seed cards

    Background:
      Given it is the facility phase
      And Alice has:
        | card                       | where              | count |
        | Archer                     | under "Excavation" | 26    |
        | Assign Mission Specialists | in seed cards      |       |

    @part=ultimatum
    Example: after Bajoran Wormhole there is room for another card
      Given Alice has:
        | card                      | where        |
        | Bajoran Wormhole          | in draw deck |
        | Bajoran Wormhole [second] | in draw deck |
      When Alice seeds "Ultimatum" on the table
      And Alice chooses "Bajoran Wormhole"
      And Alice chooses "Excavation" and "Bajoran Wormhole"
      And Bob seeds nothing
      And Alice seeds "Assign Mission Specialists" on the table
      Then "Assign Mission Specialists" is now on the table
      And "Ultimatum" is still in Alice's core
      And "Bajoran Wormhole" is still in the Alpha Quadrant spaceline
      And "Bajoran Wormhole" [second] is still in the Gamma Quadrant spaceline
      And nothing else has changed

    @part=assign-mission-specialists
    Example: after two specialists there is room for another card
      Given Alice has:
        | card           | where        |
        | Simon Tarses   | in draw deck |
        | Darian Wallace | in draw deck |
      When Alice seeds "Assign Mission Specialists" on the table
      And Alice chooses "Simon Tarses" and "Darian Wallace"
      And Bob seeds nothing
      And Alice seeds "Ultimatum" on the table
      Then "Ultimatum" is now on the table
      And "Assign Mission Specialists" is still in Alice's core
      And "Simon Tarses" and "Darian Wallace" are still aboard "Federation Outpost"
      And nothing else has changed

  Rule: Disrupt Alliance may be seeded face up and at once download an Emblem card

    @frame=differs
    Scenario Outline: the emblem is downloaded as the mission is seeded, by <document>
      Given it is the mission phase
      And Alice has:
        | card                   | where        |
        | Disrupt Alliance       | in missions  |
        | Emblem of the Alliance | in draw deck |
      When Alice seeds "Disrupt Alliance" at the left end of the Mirror Quadrant spaceline
      And Alice chooses "Emblem of the Alliance" from "Emblem of the Alliance" and none
      Then "Emblem of the Alliance" has been downloaded
      And "Emblem of the Alliance" is now on the table

      @ruling=1eS-seed-phases-67 @1e-glossary
      Examples: By the Glossary
        | document     |
        | the Glossary |

      @ruling=cr14-seed-phase-03
      Examples: By the Current Rulings
        | document            |
        | the Current Rulings |
