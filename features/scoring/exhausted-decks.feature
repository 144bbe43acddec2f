Feature: An exhausted draw deck
  In 1996 the game is over with the last card of either draw deck, and the score decides.

  Background:
    Given these locations:
      | location   |
      | Excavation |

  @ruling=faq96-25-exhausted-deck-01
  Rule: With the draw deck of either player the game is over, and the higher score wins

    @part=either-deck
    Example: Alice draws her last card, and wins by her points
      Given Alice has 40 points
      And Bob has 25 points
      And Alice's draw deck holds two cards
      When Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then Alice has won the game

    @part=highest-score
    Example: Alice draws her last card, and Bob, who is ahead, wins
      Given Alice has 25 points
      And Bob has 40 points
      And Alice's draw deck holds one card
      When Alice ends the turn
      Then Bob has won the game

  @ruling=faq96-25-exhausted-deck-02
  Rule: The deck has run out with its last card, and not when a card is to be drawn and there is none

    Example: nobody need draw again
      Given Bob has 40 points
      And Bob's draw deck holds one card
      When Alice ends the turn
      And Bob ends the turn
      Then Bob has won the game

  @ruling=faq96-25-exhausted-deck-03
  Rule: Where a card has cards drawn in the middle of a turn, the game ends at once

    Example: Alice draws her last three cards with Kivas Fajo
      Given Alice has 40 points
      And Alice has:
        | card                   | where   |
        | Kivas Fajo - Collector | in hand |
      And Alice's draw deck holds three cards
      When Alice plays "Kivas Fajo - Collector"
      And Alice chooses Alice
      Then Alice has won the game
