Feature: Q the Referee, as printed
  What he trades, and whom he calls.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card          | where        |
      | Q the Referee | on the table |

  @ruling=custom-cards-637
  Rule: Once each turn a referee card from hand or in play goes for a card drawn

    Example: one in hand is discarded
      Given Alice has:
        | card                   | where        |
        | Writ of Accountability | in hand      |
        | Tricorder              | in draw deck |
      When Alice uses "Q the Referee" on "Writ of Accountability" naming "discard"
      Then "Writ of Accountability" is now in Alice's discard pile
      And "Tricorder" is now in Alice's hand
      And nothing else has changed

    Example: one in play goes beneath the draw deck
      Given Alice has:
        | card              | where        |
        | White Deprivation | on the table |
        | Tricorder         | in draw deck |
      When Alice uses "Q the Referee" on "White Deprivation" naming "place beneath"
      Then "White Deprivation" is now in Alice's draw deck
      And "Tricorder" is now in Alice's hand
      And nothing else has changed

    Scenario Outline: <card> is traded, which is <verdict>
      Given Alice has:
        | card      | where        |
        | <card>    | in hand      |
        | Tricorder | in draw deck |
      When Alice uses "Q the Referee" on "<card>" naming "discard"
      Then that is <verdict>

      Examples: A referee card, and one that is none
        | card                   | verdict |
        | Writ of Accountability | legal   |
        | Red Alert!             | illegal |

  @ruling=custom-cards-638
  Rule: He trades a card or lets one be played for free, and not both in a turn

    Background:
      Given Alice has:
        | card                   | where        |
        | Red Alert!             | in hand      |
        | Writ of Accountability | in hand      |
        | White Deprivation      | in hand      |
        | Tricorder              | in draw deck |

    Example: after a trade nothing is played for free
      Given this has happened:
        | action                   |
        | Alice plays "Red Alert!" |
      When Alice uses "Q the Referee" on "White Deprivation" naming "discard"
      And Alice plays "Writ of Accountability"
      Then that is illegal

    Example: without a trade a second card is played for free
      Given this has happened:
        | action                   |
        | Alice plays "Red Alert!" |
      When Alice plays "Writ of Accountability"
      Then that is legal

    @frame=many
    Example: after a trade in the turn before another one is played for free
      When Alice uses "Q the Referee" on "White Deprivation" naming "discard"
      And play goes on until Alice's second turn
      And Alice plays "Red Alert!"
      And Alice plays "Writ of Accountability"
      Then "Writ of Accountability" is now on the table

    Example: in the turn in which he comes into play another card is played for free
      Given "Q the Referee" is in Alice's hand
      And this has happened:
        | action                      |
        | Alice plays "Q the Referee" |
      When Alice plays "Writ of Accountability"
      Then that is legal

    Example: after an eel, which is free by itself, another card is played for free
      Given Alice has:
        | card     | where   |
        | Ceti Eel | in hand |
      And this has happened:
        | action                   |
        | Alice plays "Red Alert!" |
        | Alice plays "Ceti Eel"   |
      When Alice plays "Writ of Accountability"
      Then that is legal

    Example: he lets one card be played in a turn, and not two
      Given this has happened:
        | action                               |
        | Alice plays "Red Alert!"             |
        | Alice plays "Writ of Accountability" |
      When Alice plays "White Deprivation"
      Then that is illegal

    Example: after a free play he still fetches another card
      Given this has happened:
        | action                               |
        | Alice plays "Red Alert!"             |
        | Alice plays "Writ of Accountability" |
      When Alice downloads "White Deprivation" with "Q the Referee"
      Then that is legal

    Example: after a free play nothing is traded
      Given this has happened:
        | action                               |
        | Alice plays "Red Alert!"             |
        | Alice plays "Writ of Accountability" |
      When Alice uses "Q the Referee" on "White Deprivation" naming "discard"
      Then that is illegal

    Example: without a free play the other one is traded
      Given this has happened:
        | action                   |
        | Alice plays "Red Alert!" |
      When Alice uses "Q the Referee" on "White Deprivation" naming "discard"
      Then that is legal

  @ruling=custom-cards-639
  Rule: He fetches another referee card at any time, and is discarded

    @frame=many
    Example: on Bob's turn he fetches one
      Given it is Bob's turn
      And Alice has:
        | card              | where        |
        | White Deprivation | in draw deck |
      When Alice downloads "White Deprivation" with "Q the Referee"
      Then "White Deprivation" has been downloaded
      And "Q the Referee" is now in Alice's discard pile

  @ruling=custom-cards-640
  Rule: Computer Crash lets nobody download but by Q the Referee

    Scenario Outline: <by> is to fetch <what>, and that is <verdict>
      Given Alice has:
        | card       | where           |
        | Dixon Hill | on "Excavation" |
        | <what>     | in draw deck    |
      And Bob has:
        | card           | where        |
        | Computer Crash | on the table |
      When Alice downloads "<what>" with "<by>"
      Then that is <verdict>

      Examples: The referee, and a detective who would fetch his card
        | by            | what                       | verdict |
        | Q the Referee | White Deprivation          | legal   |
        | Dixon Hill    | Dixon Hill's Business Card | illegal |
