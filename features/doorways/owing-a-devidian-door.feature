Feature: Owing a Devidian Door
  When it is shown in the Glossary, and what becomes of whoever does not show it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card                    | where        |
      | Alternate Universe Door | on the table |
      | Devidian Door           | in hand      |
      | Taurik                  | in hand      |

  @ruling=1eD-devidian-door-07
  Rule: It is shown at any moment of the next turn

    Background:
      Given this has happened:
        | action                                     |
        | Alice uses "Devidian Door" on "Excavation" |

    Example: it is not shown in the turn of its use
      When Alice shows "Devidian Door"
      Then that is illegal
      And nothing else has changed

    @frame=many
    Scenario Outline: it is shown in the next turn, be it at its <part>
      When play goes on until Bob's turn
      And play goes on until Alice's <part>
      And Alice shows "Devidian Door"
      Then "Devidian Door" is now out of play
      And Bob has been shown "Devidian Door"

      @part=card-play
      Examples: At the card play
        | part      |
        | card play |

      @part=orders
      Examples: At the orders
        | part   |
        | orders |

  @ruling=1eD-devidian-door-07
  Rule: When it is used it need not be in hand yet

    @frame=many
    Example: it is the next card of her draw deck, which she draws in time
      Given "Devidian Door" is on top of Alice's draw deck
      When Alice uses "Devidian Door" on "Excavation"
      Then "Taurik" is now on "Excavation"
      When Alice ends the turn
      And Bob ends the turn
      And Alice shows "Devidian Door"
      Then "Devidian Door" is now out of play
      And Bob has been shown "Devidian Door"

  @ruling=custom-doorways-25
  Rule: Only a Door that is owed is shown, and from hand

    Scenario Outline: a second Door lies in her <pile>, and to show that one is <verdict>
      Given Alice has:
        | card                   | where     |
        | Devidian Door [second] | in <pile> |
      And this has happened:
        | action                                                   |
        | Alice uses "Devidian Door" on "Excavation" with "Taurik" |
        | Alice ends the turn                                      |
        | Bob ends the turn                                        |
      When Alice shows "Devidian Door" [second]
      Then that is <verdict>

      Examples: Elsewhere, and in hand
        | pile         | verdict |
        | discard pile | illegal |
        | hand         | legal   |

    Example: the Door in Bob's hand is not hers to show
      Given Bob has:
        | card                | where   |
        | Devidian Door [his] | in hand |
      And this has happened:
        | action                                                   |
        | Alice uses "Devidian Door" on "Excavation" with "Taurik" |
        | Alice ends the turn                                      |
        | Bob ends the turn                                        |
      When Alice shows "Devidian Door" [his]
      Then that is illegal
      And nothing else has changed

    Example: two turns go by without its use, and it is not shown
      Given this has happened:
        | action              |
        | Alice ends the turn |
        | Bob ends the turn   |
      When Alice shows "Devidian Door"
      Then that is illegal
      And nothing else has changed

    @frame=many
    Example: it is used, and shown in the next turn
      Given this has happened:
        | action                                                   |
        | Alice uses "Devidian Door" on "Excavation" with "Taurik" |
        | Alice ends the turn                                      |
        | Bob ends the turn                                        |
      When Alice shows "Devidian Door"
      Then that is legal

  @ruling=1eD-devidian-door-08
  Rule: When the game ends first it is shown at once

    Background:
      Given Alice has 80 points
      And Alice has:
        | card            | where           |
        | Jean-Luc Picard | on "Excavation" |
        | Lojal           | in hand         |

    @part=before @frame=many
    Example: Alice shows it, and wins
      When Alice uses "Devidian Door" on "Excavation" with "Taurik"
      And Alice attempts "Excavation" from "Excavation"
      Then Alice has won the game
      And "Devidian Door" is now out of play
      And Bob has been shown "Devidian Door"

    @part=during @frame=many
    Example: she shows it in the next turn when she wins then
      When Alice uses "Devidian Door" on "Excavation" with "Taurik"
      And Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Excavation" from "Excavation"
      Then Alice has won the game
      And "Devidian Door" is now out of play
      And Bob has been shown "Devidian Door"

    Example: she needs two, and has one
      When Alice uses "Devidian Door" on "Excavation" with "Taurik"
      And Alice uses "Devidian Door" on "Excavation" with "Lojal"
      And Alice attempts "Excavation" from "Excavation"
      Then Bob has won the game

  @ruling=1eD-devidian-door-09
  Rule: Whoever does not show it loses with a score of nothing

    @frame=many
    Example: of her points none are left
      Given Alice has 35 points
      And Alice has:
        | card  | where   |
        | Lojal | in hand |
      When Alice uses "Devidian Door" on "Excavation" with "Taurik"
      And Alice uses "Devidian Door" on "Excavation" with "Lojal"
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then Bob has won the game
      And Alice now has 0 points

    @frame=many
    Example: she says its title while it is in her discard pile, where it stays
      Given "Devidian Door" is in Alice's discard pile
      And Alice has 35 points
      When Alice uses "Devidian Door" on "Excavation"
      Then "Taurik" is now on "Excavation"
      When Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then Bob has won the game
      And Alice now has 0 points

  @ruling=1eD-devidian-door-07
  Rule: What is left undone when the turn ends is done then

    Background:
      Given this has happened:
        | action                                     |
        | Alice uses "Devidian Door" on "Excavation" |
        | Alice ends the turn                        |
        | Bob ends the turn                          |

    @frame=many @question=showing-left-undone
    Example: she has it in hand and forgets about it, and it is shown
      When Alice ends the turn
      Then "Devidian Door" is now out of play
      And Bob has been shown "Devidian Door"
      When Bob ends the turn
      Then that is legal

    @frame=many @reading=showing-left-undone/lost
    Example: she has it in hand and forgets about it, and has lost
      When Alice ends the turn
      Then Bob has won the game
      And "Devidian Door" is still in Alice's hand

  @ruling=1eD-devidian-door-10
  Rule: So does whoever must skip that turn for Containment Field

    Background:
      Given Bob has:
        | card              | where        |
        | Containment Field | on the table |
      And Alice has 35 points

    @frame=many
    Example: one card is left on the field, and the turn is skipped
      Given Alice has:
        | card      | where                  |
        | Tricorder | on "Containment Field" |
        | Worf      | on "Containment Field" |
        | Lojal     | on "Containment Field" |
      When Alice uses "Devidian Door" on "Excavation" with "Taurik"
      And Alice ends the turn
      And Bob ends the turn
      And Alice chooses "Tricorder" and "Worf"
      Then Bob has won the game
      And Alice now has 0 points

  @ruling=1eD-devidian-door-11
  Rule: For each card that came one copy is shown

    Background:
      Given Alice has:
        | card  | where   |
        | Lojal | in hand |

    Example: one copy is not enough for two
      When Alice uses "Devidian Door" on "Excavation" with "Taurik"
      And Alice uses "Devidian Door" on "Excavation" with "Lojal"
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then Bob has won the game

    @frame=many
    Example: two copies are
      Given Alice has:
        | card                   | where   |
        | Devidian Door [second] | in hand |
      When Alice uses "Devidian Door" on "Excavation" with "Taurik"
      And Alice uses "Devidian Door" [second] on "Excavation" with "Lojal"
      And Alice ends the turn
      And Bob ends the turn
      And Alice shows "Devidian Door"
      And Alice shows "Devidian Door" [second]
      And Alice ends the turn
      Then two "Devidian Door" are still out of play
      And it is now Bob's turn
