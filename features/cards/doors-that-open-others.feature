Feature: Doors that open others, as printed
  What nullifies a card that closes a doorway, and what turns one over.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-506
  Rule: A second Storage Compartment Door nullifies what closes the first

    Example: the door of the side deck is open again
      Given Alice has:
        | card                           | where        |
        | Storage Compartment Door [old] | on the table |
        | Storage Compartment Door [new] | in hand      |
        | 1 Tribble - Go                 | in Tribbles  |
      And Bob has:
        | card           | where                               |
        | Revolving Door | on "Storage Compartment Door" [old] |
      When Alice plays "Storage Compartment Door" [new] on "Revolving Door"
      Then "Revolving Door" is now in Bob's discard pile
      And "Revolving Door" has been nullified
      And "Storage Compartment Door" [new] is now in Alice's discard pile
      And "Storage Compartment Door" [old] is no longer closed
      And nothing else has changed

    Example: what closes another doorway stays there
      Given Alice has:
        | card                           | where        |
        | Storage Compartment Door [old] | on the table |
        | Storage Compartment Door [new] | in hand      |
        | Q's Tent                       | on the table |
      And Bob has:
        | card           | where         |
        | Revolving Door | on "Q's Tent" |
      When Alice plays "Storage Compartment Door" [new] on "Revolving Door"
      Then that is illegal

  @ruling=custom-cards-507
  Rule: A player has one Revolving Door in play

    Scenario Outline: one of <whose> lies on a Tent, and for Bob to play his own on a Portal is <verdict>
      Given it is Bob's turn
      And Alice has:
        | card              | where        |
        | Space-Time Portal | on the table |
        | Q's Tent          | on the table |
      And <whose> has:
        | card                 | where         |
        | Revolving Door [old] | on "Q's Tent" |
      And Bob has:
        | card                 | where   |
        | Revolving Door [new] | in hand |
      When Bob plays "Revolving Door" [new] on "Space-Time Portal"
      Then that is <verdict>

        Examples: His own, and the opponent's
        | whose | verdict |
        | Bob   | illegal |
        | Alice | legal   |

    Example: one that nullifies another is not in play
      Given Alice has:
        | card              | where        |
        | Space-Time Portal | on the table |
        | Q's Tent          | on the table |
      And Bob has:
        | card                 | where                  |
        | Revolving Door [his] | on "Space-Time Portal" |
      And Alice has:
        | card                 | where         |
        | Revolving Door [old] | on "Q's Tent" |
        | Revolving Door [new] | in hand       |
      Then these are legal:
        | action                                                       |
        | Alice plays "Revolving Door" [new] on "Revolving Door" [his] |
      And these are illegal:
        | action                                                    |
        | Alice plays "Revolving Door" [new] on "Space-Time Portal" |

  @ruling=custom-cards-508
  Rule: Revolving Door is played on doorways, and on Iconian Gateway

    Scenario Outline: it is played on <what>, and that is <verdict>
      Given it is Bob's turn
      And Alice has:
        | card                    | where           |
        | Alternate Universe Door | on the table    |
        | Iconian Gateway         | on "Excavation" |
        | Red Alert!              | on the table    |
      And Bob has:
        | card           | where   |
        | Revolving Door | in hand |
      When Bob plays "Revolving Door" on "<what>"
      Then that is <verdict>

      Examples:
        | what                    | verdict |
        | Alternate Universe Door | legal   |
        | Iconian Gateway         | legal   |
        | Red Alert!              | illegal |

  @ruling=custom-cards-509
  Rule: At the start of his turn either player may turn Revolving Door over for a card that is no personnel

    Background:
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card           | where                        |
        | Revolving Door | on "Alternate Universe Door" |

    @frame=many
    Example: Alice opens her own door, and Bob shuts it again
      Given Alice has:
        | card       | where   |
        | Red Alert! | in hand |
        | Data       | in hand |
      And Bob has:
        | card      | where   |
        | Tricorder | in hand |
      When Alice uses "Revolving Door"
      Then "Red Alert!" is now in Alice's discard pile
      And "Revolving Door" is now face down
      And "Alternate Universe Door" is no longer closed
      And nothing else has changed
      When Alice ends the turn
      And Bob uses "Revolving Door"
      Then "Alternate Universe Door" is now closed
      And "Tricorder" is now in Bob's discard pile

    Example: with nobody but personnel in hand she cannot pay
      Given Alice has:
        | card | where   |
        | Data | in hand |
      When Alice uses "Revolving Door"
      Then that is illegal

    Example: when she has done something, it is too late
      Given Alice has:
        | card       | where   |
        | Red Alert! | in hand |
        | Tricorder  | in hand |
      And this has happened:
        | action                   |
        | Alice plays "Red Alert!" |
      When Alice uses "Revolving Door"
      Then that is illegal
