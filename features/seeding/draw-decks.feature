Feature: What a draw deck may hold
  Thirty cards or more of almost any kind.

  @ruling=1eD-draw-deck-01
  Rule: A draw deck has thirty cards at least

    Scenario Outline: a draw deck of <cards> cards is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies  |
        | missions  | Excavation              |         |
        | missions  | Plunder Site            |         |
        | missions  | Krios Suppression       |         |
        | missions  | Avert Disaster          |         |
        | missions  | Wormhole Negotiations   |         |
        | missions  | Covert Rescue           |         |
        | draw deck | Tricorder               | <cards> |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | cards | verdict |
        | 29    | illegal |
        | 30    | legal   |

    Example: a seed deck without a draw deck is illegal
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | seed deck | Archer                  | 30     |
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-draw-deck-02
  Rule: A draw deck may be as large as its player likes

    Scenario Outline: a draw deck of <cards> cards is legal, too
      When Alice brings this deck:
        | deck      | card                    | copies  |
        | missions  | Excavation              |         |
        | missions  | Plunder Site            |         |
        | missions  | Krios Suppression       |         |
        | missions  | Avert Disaster          |         |
        | missions  | Wormhole Negotiations   |         |
        | missions  | Covert Rescue           |         |
        | draw deck | Tricorder               | <cards> |
      Then that is legal
      And nothing else has changed

      Examples:
        | cards |
        | 31    |
        | 400   |

  @ruling=1eD-draw-deck-03
  Rule: No tactic goes into a draw deck

    Scenario Outline: beside thirty others <card> is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | draw deck | Tricorder               | 30     |
        | draw deck | <card>                  |        |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | card              | verdict |
        | Evasive Maneuvers | illegal |
        | Red Alert!        | legal   |

  @ruling=1eD-draw-deck-04
  Rule: No tribble goes into a draw deck

    Scenario Outline: beside thirty others <card> is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | draw deck | Tricorder               | 30     |
        | draw deck | <card>                  |        |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | card           | verdict |
        | 1 Tribble - Go | illegal |
        | Kivas Fajo     | legal   |

  @ruling=1eD-draw-deck-05
  Rule: No trouble goes into a draw deck

    Scenario Outline: beside thirty others <card> is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | draw deck | Tricorder               | 30     |
        | draw deck | <card>                  |        |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | card              | verdict |
        | ... on the Bridge | illegal |
        | Worf              | legal   |

  @ruling=1eD-draw-deck-06
  Rule: No card with the Q icon goes into a draw deck

    Scenario Outline: beside thirty others <card> is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | draw deck | Tricorder               | 30     |
        | draw deck | <card>                  |        |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | card                   | verdict |
        | Hide and Seek          | illegal |
        | Into the Breach        | illegal |
        | Dr. Q, Medicine Entity | illegal |
        | Amanda Rogers          | legal   |
        | Q-Flash                | legal   |

  @ruling=1eD-draw-deck-07
  Rule: Any other card does, were it of no use there

    Scenario Outline: beside thirty others <card> is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | draw deck | Tricorder               | 30     |
        | draw deck | <card>                  |        |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | card                 | verdict |
        | Archer               | legal   |
        | Interphase Generator | legal   |
        | Observe Ritual       | legal   |
        | Guest Quarters       | legal   |
        | Data                 | legal   |

  @ruling=1eD-draw-deck-09
  Rule: A draw deck may hold any number of copies of a card

    Scenario Outline: <copies> copies of <card> are legal
      When Alice brings this deck:
        | deck      | card                    | copies   |
        | missions  | Excavation              |          |
        | missions  | Plunder Site            |          |
        | missions  | Krios Suppression       |          |
        | missions  | Avert Disaster          |          |
        | missions  | Wormhole Negotiations   |          |
        | missions  | Covert Rescue           |          |
        | draw deck | Tricorder               | 30       |
        | draw deck | <card>                  | <copies> |
      Then that is legal
      And nothing else has changed

      Examples:
        | card          | copies |
        | Runabout      | 4      |
        | Data          | 4      |
        | Amanda Rogers | 30     |

  @ruling=1eS-seeds-or-plays-02
  Rule: A card that seeds or plays may go into the draw deck

    Scenario Outline: <card> goes there
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | draw deck | Tricorder               | 30     |
        | draw deck | <card>                  |        |
      Then that is legal
      And nothing else has changed

      Examples:
        | card                       |
        | Assign Mission Specialists |
        | Ultimatum                  |
