Feature: What a seed deck may hold
  Six missions, up to six sites, and thirty cards that are counted.

  @ruling=1eS-seed-deck-04
  Rule: A seed deck has exactly six missions, and they seed for free

    @part=six
    Scenario Outline: with <missions> missions a deck is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Study Plasma Storm      | <more> |
        | draw deck | Tricorder               | 30     |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | missions | more | verdict |
        | five     | 1    | illegal |
        | six      | 2    | legal   |
        | seven    | 3    | illegal |

    @part=six
    Example: without any a draw deck is illegal
      When Alice brings this deck:
        | deck      | card      | copies |
        | draw deck | Tricorder | 30     |
      Then that is illegal
      And nothing else has changed

    @part=six
    Example: a seventh among the counted cards is one too many
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | seed deck | Observe Ritual          |        |
        | draw deck | Tricorder               | 30     |
      Then that is illegal
      And nothing else has changed

    @part=free
    Example: they do not count among the thirty
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | seed deck | Archer                  | 30     |
        | draw deck | Tricorder               | 30     |
      Then that is legal
      And nothing else has changed

    @part=free
    Example: a dilemma does not seed for free among them
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | missions  | Archer                  |        |
        | draw deck | Tricorder               | 30     |
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-seed-deck-05 @1e-glossary
  Rule: The missions of a seed deck are all different, unless they are universal

    Example: the same mission twice is illegal
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Excavation              |        |
        | draw deck | Tricorder               | 30     |
      Then that is illegal
      And nothing else has changed

    Example: a universal mission twice is legal
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Study Plasma Storm      | 2      |
        | draw deck | Tricorder               | 30     |
      Then that is legal
      And nothing else has changed

  @ruling=1eS-seed-deck-06
  Rule: A mission is universal by the symbol before its title

    Scenario Outline: four of <mission>, which <has> the symbol, are <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | <mission>               | 4      |
        | draw deck | Tricorder               | 30     |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | mission            | has     | verdict |
        | Study Plasma Storm | has     | legal   |
        | Mineral Survey     | has     | legal   |
        | Test Mission       | has not | illegal |

  @ruling=1eS-seed-deck-03
  Rule: Six sites seed for free besides the thirty cards

    Scenario Outline: <sites> sites beside thirty cards are <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies  |
        | missions  | Excavation              |         |
        | missions  | Plunder Site            |         |
        | missions  | Krios Suppression       |         |
        | missions  | Avert Disaster          |         |
        | missions  | Wormhole Negotiations   |         |
        | missions  | Covert Rescue           |         |
        | sites     | Guest Quarters          | <sites> |
        | seed deck | Archer                  | 30      |
        | draw deck | Tricorder               | 30      |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | sites | verdict |
        | 6     | legal   |
        | 7     | illegal |

    Example: a seventh is legal as one of the thirty
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | sites     | Guest Quarters          | 6      |
        | seed deck | Archer                  | 29     |
        | seed deck | Ops                     |        |
        | draw deck | Tricorder               | 30     |
      Then that is legal
      And nothing else has changed

    Example: nothing but a site seeds for free in that way
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | sites     | Federation Outpost      |        |
        | draw deck | Tricorder               | 30     |
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-seed-deck-13
  Rule: Whatever is seeded counts toward the thirty, unless it seeds for free

    Scenario Outline: beside <dilemmas> dilemmas <card> is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies     |
        | missions  | Excavation              |            |
        | missions  | Plunder Site            |            |
        | missions  | Krios Suppression       |            |
        | missions  | Avert Disaster          |            |
        | missions  | Wormhole Negotiations   |            |
        | missions  | Covert Rescue           |            |
        | sites     | Guest Quarters          | 6          |
        | seed deck | Archer                  | <dilemmas> |
        | seed deck | <card>                  |            |
        | draw deck | Tricorder               | 30         |
      Then that is <verdict>
      And nothing else has changed

      @part=seeded
      Examples: Seeded
        | card                       | dilemmas | verdict |
        | Federation Outpost         | 30       | illegal |
        | Federation Outpost         | 29       | legal   |
        | Assign Mission Specialists | 30       | illegal |
        | Assign Mission Specialists | 29       | legal   |
        | Interphase Generator       | 30       | illegal |
        | Interphase Generator       | 29       | legal   |

      @part=placed
      Examples: Placed, in the words of the card
        | card                    | dilemmas | verdict |
        | Alternate Universe Door | 30       | illegal |
        | Alternate Universe Door | 29       | legal   |

  @ruling=1eS-seed-deck-15
  Rule: The doorway of a side deck counts

    Scenario Outline: beside <dilemmas> dilemmas <doorway> is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies     |
        | missions  | Excavation              |            |
        | missions  | Plunder Site            |            |
        | missions  | Krios Suppression       |            |
        | missions  | Avert Disaster          |            |
        | missions  | Wormhole Negotiations   |            |
        | missions  | Covert Rescue           |            |
        | seed deck | Archer                  | <dilemmas> |
        | seed deck | <doorway>               |            |
        | draw deck | Tricorder               | 30         |
        | <deck>    | <card>                  | 10         |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | doorway            | deck          | card              | dilemmas | verdict |
        | Q's Tent           | Q's Tent      | Amanda Rogers     | 30       | illegal |
        | Q's Tent           | Q's Tent      | Amanda Rogers     | 29       | legal   |
        | Battle Bridge Door | Battle Bridge | Evasive Maneuvers | 30       | illegal |
        | Battle Bridge Door | Battle Bridge | Evasive Maneuvers | 29       | legal   |

  @ruling=1eS-seed-deck-16
  Rule: What is in a side deck does not

    Scenario Outline: beside thirty seed cards <copies> of <card> in <deck> are legal
      When Alice brings this deck:
        | deck      | card                    | copies   |
        | missions  | Excavation              |          |
        | missions  | Plunder Site            |          |
        | missions  | Krios Suppression       |          |
        | missions  | Avert Disaster          |          |
        | missions  | Wormhole Negotiations   |          |
        | missions  | Covert Rescue           |          |
        | seed deck | Archer                  | 29       |
        | seed deck | <doorway>               |          |
        | draw deck | Tricorder               | 30       |
        | <deck>    | <card>                  | <copies> |
      Then that is legal
      And nothing else has changed

      Examples:
        | doorway  | deck        | card          | copies |
        | Q's Tent | Q's Tent    | Amanda Rogers | 13     |
        | Q-Flash  | Q-Continuum | Hide and Seek | 40     |

  @ruling=1eS-seed-deck-17
  Rule: Data's Body counts, though it reports for duty

    Scenario Outline: beside <dilemmas> dilemmas Data's Body is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies     |
        | missions  | Excavation              |            |
        | missions  | Plunder Site            |            |
        | missions  | Krios Suppression       |            |
        | missions  | Avert Disaster          |            |
        | missions  | Wormhole Negotiations   |            |
        | missions  | Covert Rescue           |            |
        | seed deck | Archer                  | <dilemmas> |
        | seed deck | Data's Body             |            |
        | draw deck | Tricorder               | 30         |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | dilemmas | verdict |
        | 30       | illegal |
        | 29       | legal   |
