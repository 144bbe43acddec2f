Feature: What a deck is made of
  A seed deck, a draw deck, and side decks for whoever likes them.

  @ruling=1eD-deck-01
  Rule: A deck is a seed deck and a draw deck

    Example: a sideboard is no part of it
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | draw deck | Tricorder               | 30     |
        | sideboard | Amanda Rogers           | 3      |
      Then that is illegal
      And nothing else has changed

    Example: a seed deck and a draw deck are one
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

  @ruling=1eD-deck-02
  Rule: There may be side decks besides, one or several or none

    @part=none
    Example: without a side deck it is complete
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | draw deck | Tricorder               | 30     |
      Then that is legal
      And nothing else has changed

    @part=one
    Example: one may be there
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | seed deck | Q's Tent                |        |
        | draw deck | Tricorder               | 30     |
        | Q's Tent  | Amanda Rogers           | 13     |
      Then that is legal
      And nothing else has changed

    @part=several
    Example: there may be several
      When Alice brings this deck:
        | deck        | card                    | copies |
        | missions    | Excavation              |        |
        | missions    | Plunder Site            |        |
        | missions    | Krios Suppression       |        |
        | missions    | Avert Disaster          |        |
        | missions    | Wormhole Negotiations   |        |
        | missions    | Covert Rescue           |        |
        | seed deck   | Q's Tent                |        |
        | seed deck   | Q-Flash                 |        |
        | draw deck   | Tricorder               | 30     |
        | Q's Tent    | Amanda Rogers           | 13     |
        | Q-Continuum | Hide and Seek           | 9      |
      Then that is legal
      And nothing else has changed

  @ruling=1eS-side-deck-05
  Rule: There are four kinds of side deck

    Scenario Outline: the kind called <name> is <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | seed deck | <doorway>               |        |
        | draw deck | Tricorder               | 30     |
        | <name>    | <card>                  | 10     |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | name          | doorway                  | card              | verdict |
        | Q-Continuum   | Q-Flash                  | Hide and Seek     | legal   |
        | Q's Tent      | Q's Tent                 | Amanda Rogers     | legal   |
        | Battle Bridge | Battle Bridge Door       | Evasive Maneuvers | legal   |
        | Tribbles      | Storage Compartment Door | 1 Tribble - Go    | legal   |
        | dilemma pile  | Q's Tent                 | Archer            | illegal |

  @ruling=1eS-side-deck-04
  Rule: The cards in a side deck count nowhere else

    @part=draw-deck
    Example: they do not fill up a draw deck
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | seed deck | Q's Tent                |        |
        | draw deck | Tricorder               | 29     |
        | Q's Tent  | Amanda Rogers           | 13     |
      Then that is illegal
      And nothing else has changed

    @part=draw-deck
    Example: a draw deck with thirty cards of its own needs none of them
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | seed deck | Q's Tent                |        |
        | draw deck | Tricorder               | 30     |
        | Q's Tent  | Amanda Rogers           | 13     |
      Then that is legal
      And nothing else has changed

    @part=seed-cards
    Example: they do not come on top of thirty seed cards
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | seed deck | Archer                  | 29     |
        | seed deck | Q's Tent                |        |
        | draw deck | Tricorder               | 30     |
        | Q's Tent  | Amanda Rogers           | 13     |
      Then that is legal
      And nothing else has changed
