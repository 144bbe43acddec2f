Feature: Drawing and shuffling by cards in 1996
  Kivas Fajo and The Juggler, which any player may be chosen for.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-38-kivas-fajo-01
  Rule: The player who is chosen for Kivas Fajo draws three cards from the top of his own deck

    Example: Alice chooses Bob, and Bob draws
      Given Alice has:
        | card                   | where         |
        | Kivas Fajo - Collector | in hand       |
        | Calloway               | in draw deck  |
      And Bob's draw deck holds in order:
        | card      |
        | Data      |
        | Worf      |
        | Tricorder |
        | Hail      |
      When Alice plays "Kivas Fajo - Collector"
      And Alice chooses Bob
      Then "Data", "Worf" and "Tricorder" are now in Bob's hand
      And "Hail" is still in Bob's draw deck
      And "Calloway" is still in Alice's draw deck
      And "Kivas Fajo - Collector" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-38-kivas-fajo-02
  Rule: Whoever plays Kivas Fajo may choose himself

    Example: Alice draws three cards
      Given Alice has:
        | card                   | where   |
        | Kivas Fajo - Collector | in hand |
      And Alice's draw deck holds in order:
        | card      |
        | Data      |
        | Worf      |
        | Tricorder |
        | Hail      |
      When Alice plays "Kivas Fajo - Collector"
      And Alice chooses Alice
      Then "Data", "Worf" and "Tricorder" are now in Alice's hand
      And "Hail" is still in Alice's draw deck
      And "Kivas Fajo - Collector" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-the-juggler-01
  Rule: The Juggler shuffles the draw deck, and the discard pile not into it

    Example: Bob shuffles what he has left to draw
      Given Alice has:
        | card        | where   |
        | The Juggler | in hand |
      And Bob's draw deck holds in order:
        | card      |
        | Data      |
        | Worf      |
        | Tricorder |
      And Bob has:
        | card | where           |
        | Hail | in discard pile |
      When Alice plays "The Juggler"
      And Alice chooses Bob
      Then "Data", "Worf" and "Tricorder" have been shuffled
      And "Hail" has not been shuffled
      And "Hail" is still in Bob's discard pile
      And "The Juggler" is now in Alice's discard pile
      And nothing else has changed
