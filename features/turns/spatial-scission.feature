Feature: What the spatial scission gives
  Who places a copy out-of-play with Delta Quadrant Spatial Scission does two things more in that turn.

  Background:
    Given the spaceline:
      | mission            |
      | Assist Cooperative |

  @ruling=1eD-delta-quadrant-spatial-scission-02
  Rule: After a card was placed out-of-play with the incident two cards may be played

    Background:
      Given Alice has:
        | card                            | where                        |
        | Delta Quadrant Spatial Scission | on the table                 |
        | Nekrit Supply Depot             | at "Assist Cooperative"      |
        | Tom Paris [first]               | aboard "Nekrit Supply Depot" |

    Example: Rollins and Vorik report, and Kathryn Janeway is the card play of the turn
      Given Alice has:
        | card               | where   |
        | Tom Paris [second] | in hand |
        | Rollins            | in hand |
        | Vorik              | in hand |
        | Kathryn Janeway    | in hand |
        | Joseph Carey       | in hand |
      When Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second]
      And Alice reports "Rollins" to "Nekrit Supply Depot"
      And Alice reports "Vorik" to "Nekrit Supply Depot"
      And Alice reports "Kathryn Janeway" to "Nekrit Supply Depot"
      Then "Kathryn Janeway" is now aboard "Nekrit Supply Depot"
      When Alice reports "Joseph Carey" to "Nekrit Supply Depot"
      Then that is illegal
      And "Rollins" is still aboard "Nekrit Supply Depot"
      And "Vorik" is still aboard "Nekrit Supply Depot"
      And "Tom Paris" [second] is still out of play
      And nothing else has changed

    @frame=many
    Example: in her next turn she has one card play again
      Given Alice has:
        | card               | where   |
        | Tom Paris [second] | in hand |
        | Rollins            | in hand |
        | Vorik              | in hand |
        | Kathryn Janeway    | in hand |
      When Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second]
      And Alice reports "Rollins" to "Nekrit Supply Depot"
      And play goes on until Alice's second turn
      And Alice reports "Vorik" to "Nekrit Supply Depot"
      Then "Vorik" is now aboard "Nekrit Supply Depot"
      When Alice reports "Kathryn Janeway" to "Nekrit Supply Depot"
      Then that is illegal

  @ruling=1eD-delta-quadrant-spatial-scission-03
  Rule: After a card was placed out-of-play with the incident two cards may be drawn

    Background:
      Given Alice has:
        | card                            | where                        |
        | Delta Quadrant Spatial Scission | on the table                 |
        | Nekrit Supply Depot             | at "Assist Cooperative"      |
        | Tom Paris [first]               | aboard "Nekrit Supply Depot" |

    Example: Alice draws two cards, and her turn goes on
      Given Alice has:
        | card               | where   |
        | Tom Paris [second] | in hand |
        | Data               | on top of Alice's draw deck |
        | Worf               | on top of Alice's draw deck |
        | Deanna Troi        | on top of Alice's draw deck |
      When Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second]
      And Alice draws two cards
      Then "Data" and "Worf" are now in Alice's hand
      And "Tom Paris" [second] is still out of play
      And it is still Alice's turn
      When Alice draws a card
      Then "Deanna Troi" is now in Alice's hand
      And it is now Bob's turn
      And nothing else has changed

    Example: three cards are too many
      Given Alice has:
        | card               | where   |
        | Tom Paris [second] | in hand |
        | Data               | on top of Alice's draw deck |
        | Worf               | on top of Alice's draw deck |
        | Deanna Troi        | on top of Alice's draw deck |
      When Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second]
      And Alice draws three cards
      Then that is illegal

  @ruling=1eD-delta-quadrant-spatial-scission-04
  Rule: Or one card may be played and one be drawn, in either order

    Background:
      Given Alice has:
        | card                            | where                        |
        | Delta Quadrant Spatial Scission | on the table                 |
        | Nekrit Supply Depot             | at "Assist Cooperative"      |
        | Tom Paris [first]               | aboard "Nekrit Supply Depot" |

    @part=first-a-play
    Example: Rollins reports, Alice draws, and Vorik is the card play of the turn
      Given Alice has:
        | card               | where   |
        | Tom Paris [second] | in hand |
        | Rollins            | in hand |
        | Vorik              | in hand |
        | Data               | on top of Alice's draw deck |
        | Worf               | on top of Alice's draw deck |
      When Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second]
      And Alice reports "Rollins" to "Nekrit Supply Depot"
      And Alice draws a card
      Then "Data" is now in Alice's hand
      And it is still Alice's turn
      When Alice reports "Vorik" to "Nekrit Supply Depot"
      Then "Rollins" is still aboard "Nekrit Supply Depot"
      And "Vorik" is now aboard "Nekrit Supply Depot"
      And "Tom Paris" [second] is still out of play
      And nothing else has changed

    @part=first-a-draw
    Example: Alice draws, Rollins reports, and Vorik is the card play of the turn
      Given Alice has:
        | card               | where   |
        | Tom Paris [second] | in hand |
        | Rollins            | in hand |
        | Vorik              | in hand |
        | Data               | on top of Alice's draw deck |
        | Worf               | on top of Alice's draw deck |
      When Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second]
      And Alice draws a card
      And Alice reports "Rollins" to "Nekrit Supply Depot"
      And Alice reports "Vorik" to "Nekrit Supply Depot"
      Then "Data" is still in Alice's hand
      And it is still Alice's turn
      And "Rollins" is still aboard "Nekrit Supply Depot"
      And "Vorik" is now aboard "Nekrit Supply Depot"
      And "Tom Paris" [second] is still out of play
      And nothing else has changed

  @ruling=1eD-delta-quadrant-spatial-scission-05
  Rule: Two cards are not played and two drawn besides

    Background:
      Given Alice has:
        | card                            | where                        |
        | Delta Quadrant Spatial Scission | on the table                 |
        | Nekrit Supply Depot             | at "Assist Cooperative"      |
        | Tom Paris [first]               | aboard "Nekrit Supply Depot" |

    Example: Rollins and Vorik have reported, and Alice draws no two cards
      Given Alice has:
        | card               | where   |
        | Tom Paris [second] | in hand |
        | Rollins            | in hand |
        | Vorik              | in hand |
        | Data               | on top of Alice's draw deck |
        | Worf               | on top of Alice's draw deck |
      When Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second]
      And Alice reports "Rollins" to "Nekrit Supply Depot"
      And Alice reports "Vorik" to "Nekrit Supply Depot"
      And Alice draws two cards
      Then that is illegal
      And "Rollins" is still aboard "Nekrit Supply Depot"
      And "Vorik" is still aboard "Nekrit Supply Depot"
      And "Tom Paris" [second] is still out of play
      And nothing else has changed

    Example: Alice has drawn two cards, Rollins is the card play of the turn, and Vorik stays in hand
      Given Alice has:
        | card               | where   |
        | Tom Paris [second] | in hand |
        | Rollins            | in hand |
        | Vorik              | in hand |
        | Data               | on top of Alice's draw deck |
        | Worf               | on top of Alice's draw deck |
      When Alice uses "Delta Quadrant Spatial Scission" on "Tom Paris" [second]
      And Alice draws two cards
      And Alice reports "Rollins" to "Nekrit Supply Depot"
      Then "Data" and "Worf" are still in Alice's hand
      When Alice reports "Vorik" to "Nekrit Supply Depot"
      Then that is illegal
      And "Rollins" is still aboard "Nekrit Supply Depot"
      And "Tom Paris" [second] is still out of play
      And nothing else has changed
