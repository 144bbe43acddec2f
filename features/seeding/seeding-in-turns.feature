Feature: Seeding in turns
  In each seed phase the players take turns; a turn is one card seeded, or a pass.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-seed-phases-01
  Rule: First doorways are seeded, then missions, then dilemmas, then facilities

    Scenario Outline: after the <phase> phase comes the <next> phase
      Given it is the <phase> phase
      When Alice seeds nothing
      And Bob seeds nothing
      Then it is now the <next> phase
      And nothing else has changed

      Examples:
        | phase   | next     |
        | doorway | mission  |
        | mission | dilemma  |
        | dilemma | facility |

  @ruling=1eS-seed-phases-03
  Rule: In each seed phase the players seed in turns

    Background:
      Given it is the dilemma phase
      And Alice has:
        | card                  | where         |
        | Archer                | in seed cards |
        | Armus - Skin of Evil  | in seed cards |
      And Bob has:
        | card           | where         |
        | Matriarchal Society | in seed cards |

    @part=dilemma
    Example: after Alice it is Bob's turn to seed
      When Alice seeds "Archer" under "Excavation"
      And Bob seeds "Matriarchal Society" under "Excavation"
      Then "Matriarchal Society" is now under "Excavation"
      And "Archer" is still under "Excavation"
      And it is now Alice's turn
      And nothing else has changed

    Example: nobody seeds on the other player's turn
      When Bob seeds "Matriarchal Society" under "Excavation"
      Then that is illegal
      And nothing else has changed

    @part=mission
    Example: in the mission phase Alice seeds one mission, and Bob his
      Given it is the mission phase
      And Alice has:
        | card            | where       |
        | Verify Evidence | in missions |
        | Avert Disaster  | in missions |
      And Bob has:
        | card         | where       |
        | Warped Space | in missions |
      When Alice seeds "Verify Evidence" at the left end of the Alpha Quadrant spaceline
      Then it is now Bob's turn
      When Bob seeds "Warped Space" at the left end of the Alpha Quadrant spaceline
      Then it is now Alice's turn
      And "Warped Space" is now in the Alpha Quadrant spaceline
      And "Verify Evidence" is still in the Alpha Quadrant spaceline
      And nothing else has changed

    Scenario Outline: in the <phase> phase Alice seeds one card, Bob his, and Alice her next one
      Given it is the <phase> phase
      And Alice has:
        | card                       | where         |
        | <hers>                     | in seed cards |
        | Assign Mission Specialists | in seed cards |
      And Bob has:
        | card        | where         |
        | <his> [his] | in seed cards |
      When Alice seeds "<hers>" <where>
      And Bob seeds "<his>" [his] <where>
      And Alice seeds "Assign Mission Specialists" on the table
      Then "Assign Mission Specialists" is now in play
      And "<hers>" is still in play
      And "<his>" [his] is still in play
      And it is now Bob's turn
      And nothing else has changed

      @part=doorway
      Examples: Doorways
        | phase   | hers                    | his                     | where        |
        | doorway | Alternate Universe Door | Alternate Universe Door | on the table |

      @part=facility
      Examples: Facilities
        | phase    | hers               | his             | where           |
        | facility | Federation Outpost | Romulan Outpost | at "Excavation" |

    Scenario Outline: in the <phase> phase Alice does not seed two cards in a row
      Given it is the <phase> phase
      And Alice has:
        | card                       | where         |
        | <hers>                     | in seed cards |
        | Assign Mission Specialists | in seed cards |
      When Alice seeds "<hers>" <where>
      And Alice seeds "Assign Mission Specialists" on the table
      Then that is illegal
      And "<hers>" is still in play
      And nothing else has changed

      Examples:
        | phase    | hers                    | where           |
        | doorway  | Alternate Universe Door | on the table    |
        | facility | Federation Outpost      | at "Excavation" |

    Scenario Outline: on Alice's turn <player> passes, and that is <verdict>
      When <player> seeds nothing
      Then that is <verdict>

      Examples: Bob, and Alice herself
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

  @ruling=1eS-seed-phases-05
  Rule: On his turn a player seeds one card or passes

    Background:
      Given it is the dilemma phase
      And Alice has:
        | card   | where         |
        | Archer | in seed cards |
      And Bob has:
        | card                | where         |
        | Matriarchal Society | in seed cards |

    @part=seeds
    Example: having seeded one card he has had his turn
      When Alice seeds "Archer" under "Excavation"
      Then it is now Bob's turn
      And "Archer" is now under "Excavation"
      And nothing else has changed

    @part=passes
    Example: having passed he has had it as well
      When Alice seeds nothing
      Then it is now Bob's turn
      And it is still the dilemma phase
      And nothing else has changed

  @ruling=1eS-seed-phases-62
  Rule: Only one card is seeded on a turn

    Background:
      Given it is the dilemma phase
      And Alice has:
        | card                 | where         |
        | Archer               | in seed cards |
        | Armus - Skin of Evil | in seed cards |

    @part=dilemmas
    Example: a second one at once is refused
      When Alice seeds "Archer" under "Excavation"
      And Alice seeds "Armus - Skin of Evil" under "Excavation"
      Then that is illegal
      And "Archer" is still under "Excavation"
      And nothing else has changed

    @part=dilemmas
    Example: on the next turn it is seeded
      When Alice seeds "Archer" under "Excavation"
      And Bob seeds nothing
      And Alice seeds "Armus - Skin of Evil" under "Excavation"
      Then "Armus - Skin of Evil" is now under "Excavation"
      And "Archer" is still under "Excavation"
      And nothing else has changed

    @part=others
    Scenario Outline: in the <phase> phase Alice does not seed <second> right after <first>
      Given it is the <phase> phase
      And Alice has:
        | card     | where         |
        | <first>  | in seed cards |
        | <second> | in seed cards |
      When Alice seeds "<first>" <where>
      And Alice seeds "<second>" on the table
      Then that is illegal
      And "<first>" is still in play
      And nothing else has changed

      Examples: Doorways, objectives and events, a facility and an objective
        | phase    | first                      | where           | second                      |
        | doorway  | Alternate Universe Door    | on the table    | Space-Time Portal           |
        | mission  | Assign Mission Specialists | on the table    | Establish Landing Protocols |
        | facility | Federation Outpost         | at "Excavation" | Assign Mission Specialists  |

    @part=others
    Scenario Outline: in the <phase> phase she seeds <second> on her next turn
      Given it is the <phase> phase
      And Alice has:
        | card     | where         |
        | <first>  | in seed cards |
        | <second> | in seed cards |
      When Alice seeds "<first>" <where>
      And Bob seeds nothing
      And Alice seeds "<second>" on the table
      Then "<second>" is now on the table
      And "<first>" is still in play
      And it is now Bob's turn
      And nothing else has changed

      Examples: Doorways, objectives and events, a facility and an objective
        | phase    | first                      | where           | second                      |
        | doorway  | Alternate Universe Door    | on the table    | Space-Time Portal           |
        | mission  | Assign Mission Specialists | on the table    | Establish Landing Protocols |
        | facility | Federation Outpost         | at "Excavation" | Assign Mission Specialists  |

  @ruling=1eS-seed-phases-64
  Rule: A Cryosatellite and what is seeded with it are seeded on turns of their own

    Background:
      Given it is the dilemma phase
      And Alice has:
        | card                    | where         |
        | Alternate Universe Door | on the table  |
        | Cryosatellite           | in seed cards |
        | Simon Tarses   | in seed cards |

    Example: not both at once
      When Alice seeds "Cryosatellite" under "Excavation"
      And Alice seeds "Simon Tarses" under "Excavation"
      Then that is illegal
      And "Cryosatellite" is still under "Excavation"
      And nothing else has changed

    Example: one after the other
      When Alice seeds "Cryosatellite" under "Excavation"
      And Bob seeds nothing
      And Alice seeds "Simon Tarses" under "Excavation"
      Then "Simon Tarses" is now under "Excavation"
      And "Cryosatellite" is still under "Excavation"
      And nothing else has changed

  @ruling=1eS-seed-phases-04
  Rule: The starting player has the first turn of every seed phase

    @part=doorway
    Example: Bob, who is to start, has that of the doorway phase
      Given it is before the seed phases
      When Bob begins the game
      Then it is now the doorway phase
      And it is now Bob's turn
      And nothing else has changed

    Scenario Outline: Alice, who passed last in the <phase> phase, has that of the <next> phase
      Given it is the <phase> phase
      And Alice has:
        | card   | where         |
        | <card> | in seed cards |
      When Alice seeds "<card>" on the table
      And Bob seeds nothing
      And Alice seeds nothing
      Then it is now the <next> phase
      And it is still Alice's turn
      And "<card>" is still on the table
      And nothing else has changed

      @part=mission
      Examples: The mission phase
        | phase   | next    | card                    |
        | doorway | mission | Alternate Universe Door |

      @part=dilemma
      Examples: The dilemma phase
        | phase   | next    | card                       |
        | mission | dilemma | Assign Mission Specialists |

    @part=facility
    Example: although it is he who passed last
      Given it is the dilemma phase
      And Alice has:
        | card   | where         |
        | Archer | in seed cards |
      When Alice seeds "Archer" under "Excavation"
      And Bob seeds nothing
      And Alice seeds nothing
      Then it is now the facility phase
      And it is still Alice's turn
      And "Archer" is still under "Excavation"
      And nothing else has changed

  @ruling=1eS-starting-the-game-03
  Rule: Whoever starts the game goes first in the seed phases

    @part=doorway
    Example: the doorway phase is begun by Bob, who starts
      Given it is before the seed phases
      And Bob has:
        | card                    | where         |
        | Alternate Universe Door | in seed cards |
      When Bob begins the game
      And Bob seeds "Alternate Universe Door" on the table
      Then "Alternate Universe Door" is now on the table
      And it is still the doorway phase
      And it is now Alice's turn
      And nothing else has changed

    Scenario Outline: the <next> phase is begun by Alice, who ended the <phase> phase
      Given it is the <phase> phase
      And Alice has:
        | card    | where         |
        | <card>  | in seed cards |
        | <first> | in <pile>     |
      When Alice seeds "<card>" on the table
      And Bob seeds nothing
      And Alice seeds nothing
      And Alice seeds "<first>" <there>
      Then "<first>" is now <there>
      And "<card>" is still on the table
      And it is still the <next> phase
      And it is now Bob's turn
      And nothing else has changed

      @part=mission
      Examples: The mission phase
        | phase   | next    | card                    | first                      | pile       | there        |
        | doorway | mission | Alternate Universe Door | Assign Mission Specialists | seed cards | on the table |

      @part=dilemma
      Examples: The dilemma phase
        | phase   | next    | card                       | first  | pile       | there              |
        | mission | dilemma | Assign Mission Specialists | Archer | seed cards | under "Excavation" |

    @part=facility
    Example: the facility phase is begun by Alice, who ended the dilemma phase
      Given it is the dilemma phase
      And Alice has:
        | card               | where         |
        | Archer             | in seed cards |
        | Federation Outpost | in seed cards |
      When Alice seeds "Archer" under "Excavation"
      And Bob seeds nothing
      And Alice seeds nothing
      And Alice seeds "Federation Outpost" at "Excavation"
      Then "Federation Outpost" is now at "Excavation"
      And "Archer" is still under "Excavation"
      And it is now Bob's turn
      And nothing else has changed

  @ruling=1eS-seed-phases-06
  Rule: A seed phase is over when both players pass one after the other

    Background:
      Given it is the dilemma phase
      And Bob has:
        | card                | where         |
        | Matriarchal Society | in seed cards |

    Example: after one pass it goes on
      When Alice seeds nothing
      And Bob seeds "Matriarchal Society" under "Excavation"
      Then "Matriarchal Society" is now under "Excavation"
      And it is still the dilemma phase
      And nothing else has changed

    Example: after two it is over, although Bob has something left to seed
      When Alice seeds nothing
      And Bob seeds nothing
      Then it is now the facility phase
      And "Matriarchal Society" is still in Bob's seed cards
      And nothing else has changed

    Example: two passes with a card between them are not enough
      When Alice seeds nothing
      And Bob seeds "Matriarchal Society" under "Excavation"
      And Alice seeds nothing
      Then it is still the dilemma phase
      And it is now Bob's turn
      And "Matriarchal Society" is still under "Excavation"
      And nothing else has changed

    Example: the passes that ended one phase do not count in the next
      When Alice seeds nothing
      And Bob seeds nothing
      And Alice seeds nothing
      Then it is still the facility phase
      And it is now Bob's turn
      And nothing else has changed

  @ruling=1eS-seed-phases-07
  Rule: Whoever has passed may seed again when the phase goes on

    Example: Alice seeds after all
      Given it is the dilemma phase
      And Alice has:
        | card   | where         |
        | Archer | in seed cards |
      And Bob has:
        | card                | where         |
        | Matriarchal Society | in seed cards |
      When Alice seeds nothing
      And Bob seeds "Matriarchal Society" under "Excavation"
      And Alice seeds "Archer" under "Excavation"
      Then "Archer" is now under "Excavation"
      And "Matriarchal Society" is still under "Excavation"
      And nothing else has changed

  @ruling=1eS-seed-phases-16
  Rule: Nobody passes in the mission phase while he has missions left

    Background:
      Given it is the mission phase

    Example: with a mission left Alice may not pass
      Given Alice has:
        | card          | where       |
        | Verify Evidence  | in missions |
      When Alice seeds nothing
      Then that is illegal
      And nothing else has changed

    Example: before the mission phase she may
      Given it is the doorway phase
      And Alice has:
        | card            | where       |
        | Verify Evidence | in missions |
      When Alice seeds nothing
      Then it is now Bob's turn
      And nothing else has changed

    Example: that Bob has one is no matter
      Given Bob has:
        | card          | where       |
        | Verify Evidence  | in missions |
      When Alice seeds nothing
      Then it is now Bob's turn
      And nothing else has changed

  @ruling=1eS-seed-phases-59
  Rule: Whatever is seeded, the players take turns

    Background:
      Given it is the mission phase
      And Alice has:
        | card                       | where         |
        | Verify Evidence               | in missions   |
        | Assign Mission Specialists | in seed cards |

    Example: a mission and an objective are two turns
      When Alice seeds "Assign Mission Specialists" on the table
      And Alice seeds "Verify Evidence" at the right end of the Alpha Quadrant spaceline
      Then that is illegal
      And "Assign Mission Specialists" is still in Alice's core
      And nothing else has changed

    Example: with Bob's turn between them they are seeded
      When Alice seeds "Assign Mission Specialists" on the table
      And Bob seeds nothing
      And Alice seeds "Verify Evidence" at the right end of the Alpha Quadrant spaceline
      Then "Verify Evidence" is now in the Alpha Quadrant spaceline
      And "Assign Mission Specialists" is still in Alice's core
      And nothing else has changed

  @ruling=1eS-seed-phases-60
  Rule: In the mission phase a mission, an objective and a mission may follow one another

    Example: Alice seeds a mission, Bob an objective, and Alice her next mission
      Given it is the mission phase
      And Alice has:
        | card         | where       |
        | Verify Evidence | in missions |
        | Warped Space | in missions |
      And Bob has:
        | card                       | where         |
        | Assign Mission Specialists | in seed cards |
      When Alice seeds "Verify Evidence" at the right end of the Alpha Quadrant spaceline
      And Bob seeds "Assign Mission Specialists" on the table
      And Alice seeds "Warped Space" at the right end of the Alpha Quadrant spaceline
      Then "Warped Space" is now in the Alpha Quadrant spaceline
      And it is now Bob's turn
      And "Verify Evidence" is still in the Alpha Quadrant spaceline
      And "Assign Mission Specialists" is still in Bob's core
      And nothing else has changed

  @ruling=1eS-seed-phases-61
  Rule: In the mission phase another card may be seeded in place of a mission

    Example: with a mission left Alice seeds an objective
      Given it is the mission phase
      And Alice has:
        | card                       | where         |
        | Verify Evidence               | in missions   |
        | Assign Mission Specialists | in seed cards |
      When Alice seeds "Assign Mission Specialists" on the table
      Then "Assign Mission Specialists" is now in Alice's core
      And it is now Bob's turn
      And nothing else has changed

  @ruling=1eS-seed-phases-72
  Rule: When the seed phases are over, unused seed cards are shown and leave the game

    Background:
      Given it is the facility phase
      And Alice has:
        | card   | where         |
        | Archer | in seed cards |

    @part=starting-player
    Example: Bob sees what Alice has left
      When Alice seeds nothing
      And Bob seeds nothing
      Then Bob has been shown "Archer"
      And "Archer" is now out of play
      And it is now Alice's card play
      And nothing else has changed

    @part=other-player
    Example: Alice sees what Bob has left
      Given Bob has:
        | card                | where         |
        | Matriarchal Society | in seed cards |
      And "Archer" is under "Excavation"
      When Alice seeds nothing
      And Bob seeds nothing
      Then Alice has been shown "Matriarchal Society"
      And "Matriarchal Society" is now out of play
      And it is now Alice's card play
      And nothing else has changed

  @ruling=1eS-starting-the-game-02
  Rule: After the four seed phases comes the play phase

    Example: when nothing is left to seed, cards are played
      Given it is the facility phase
      When Alice seeds nothing
      And Bob seeds nothing
      Then it is now Alice's card play
      And nothing else has changed

  @ruling=1eS-starting-the-game-04
  Rule: The starting player has the first turn of play

    Example: although it is Alice who seeded last
      Given it is the facility phase
      And Alice has:
        | card               | where         |
        | Federation Outpost | in seed cards |
      When Alice seeds "Federation Outpost" at "Excavation"
      And Bob seeds nothing
      And Alice seeds nothing
      Then it is now Alice's card play
      And "Federation Outpost" is still at "Excavation"
      And nothing else has changed

  @ruling=custom-seeding-120
  Rule: In 1996 whoever went last in the seed phases has the first turn of play

    @frame=many
    Example: Bob seeds the last outpost, and passes last
      Given it is the facility phase
      And Alice has:
        | card               | where         |
        | Federation Outpost | in seed cards |
      And Bob has:
        | card            | where         |
        | Romulan Outpost | in seed cards |
      When Alice seeds "Federation Outpost" at "Excavation"
      And Bob seeds "Romulan Outpost" at "Excavation"
      And Alice seeds nothing
      And Bob seeds nothing
      Then it is now Bob's card play

    @frame=many
    Example: Alice seeds the last outpost, and passes last
      Given it is the facility phase
      And Alice has:
        | card               | where         |
        | Federation Outpost | in seed cards |
      When Alice seeds "Federation Outpost" at "Excavation"
      And Bob seeds nothing
      And Alice seeds nothing
      Then it is now Alice's card play

  @ruling=custom-seeding-122
  Rule: In 1996 facilities come after dilemmas

    @frame=many
    Example: when both have passed in the dilemma phase, the facility phase begins
      Given it is the dilemma phase
      When Alice seeds nothing
      And Bob seeds nothing
      Then it is now the facility phase
