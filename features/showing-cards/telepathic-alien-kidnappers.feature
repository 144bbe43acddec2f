Feature: Telepathic Alien Kidnappers
  Their player guesses the type of a card in the opponent's hand.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-38-telepathic-alien-kidnappers-01
  Rule: The opponent shows the card that was guessed at, whether the guess is right or wrong

    Background:
      Given Alice has:
        | card                        | where        |
        | Telepathic Alien Kidnappers | on the table |
      And Bob has:
        | card | where   |
        | Data | in hand |

    @part=wrong
    Example: Alice guesses wrong, and learns who it is
      When Alice ends the turn
      And Alice chooses Event
      Then Alice has been shown "Data"
      And "Data" is still in Bob's hand
      And Alice does not see "Data"
      And it is now Bob's turn
      And nothing else has changed

    @part=right
    Example: Alice guesses right
      When Alice ends the turn
      And Alice chooses Personnel
      Then Alice has been shown "Data"
      And "Data" is now in Bob's discard pile
      And it is now Bob's turn
      And nothing else has changed

  @ruling=faq96-38-telepathic-alien-kidnappers-02
  Rule: Event, Interrupt, Personnel, Ship, Equipment, Outpost, Artifact and Doorway may be guessed

    Scenario Outline: <card> in Bob's hand is guessed by the type <type>
      Given Alice has:
        | card                        | where        |
        | Telepathic Alien Kidnappers | on the table |
      And Bob has:
        | card   | where   |
        | <card> | in hand |
      When Alice ends the turn
      Then Alice must now choose one of Event, Interrupt, Personnel, Ship, Equipment, Outpost, Artifact and Doorway
      When Alice chooses <type>
      Then "<card>" is now in Bob's discard pile
      And it is now Bob's turn
      And nothing else has changed

      Examples:
        | card                    | type      |
        | Red Alert!              | Event     |
        | Hail                    | Interrupt |
        | Data                    | Personnel |
        | Runabout                | Ship      |
        | Tricorder               | Equipment |
        | Federation Outpost      | Outpost   |
        | Tox Uthat               | Artifact  |
        | Alternate Universe Door | Doorway   |

  @ruling=faq96-38-telepathic-alien-kidnappers-03
  Rule: The guess is made at the end of each turn of their player's, and of no other

    Background:
      Given Alice has:
        | card                        | where        |
        | Telepathic Alien Kidnappers | on the table |
      And Bob has:
        | card | where   |
        | Data | in hand |
        | Hail | in hand |

    Example: nobody guesses at the end of Bob's turn, and Alice guesses at the end of hers
      Given it is Bob's turn
      When Bob ends the turn
      Then it is now Alice's turn
      And "Data" and "Hail" have not been revealed
      When Alice ends the turn
      And Alice chooses Personnel
      And Alice chooses "Data"
      Then "Data" is now in Bob's discard pile
      And it is now Bob's turn
      And nothing else has changed

    @frame=unsayable
    Example: Alice guesses in one turn and in the next
      Given Alice has:
        | card        | where        | count |
        | Taris | in draw deck | 3     |
      And Bob has:
        | card      | where        | count |
        | Tricorder | in draw deck | 2     |
      When Alice ends the turn
      And Alice chooses Personnel
      And Alice chooses "Data" from "Data" and "Hail"
      And Bob ends the turn
      And Alice ends the turn
      And Alice chooses Interrupt
      And Alice chooses "Hail" from "Hail" and "Tricorder"
      Then "Data" is still in Bob's discard pile
      And "Hail" is now in Bob's discard pile
      And it is now Bob's turn

  @ruling=faq96-38-telepathic-alien-kidnappers-04
  Rule: With two of them their player guesses twice each turn

    Example: both cards in Bob's hand are guessed in one turn
      Given Alice has:
        | card                                | where        |
        | Telepathic Alien Kidnappers [first] | on the table |
        | Telepathic Alien Kidnappers [other] | on the table |
      And Bob has:
        | card      | where   |
        | Data      | in hand |
        | Tricorder | in hand |
      When Alice ends the turn
      And Alice chooses "Telepathic Alien Kidnappers" [first]
      And Alice chooses Personnel
      And Alice chooses "Data" from "Data" and "Tricorder"
      And Alice chooses Equipment
      Then "Data" is still in Bob's discard pile
      And "Tricorder" is now in Bob's discard pile
      And it is now Bob's turn
      And nothing else has changed
