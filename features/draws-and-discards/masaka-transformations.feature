Feature: Masaka Transformations
  A player gives up his hand for another one.

  @ruling=faq96-38-masaka-transformations-01
  Rule: An artifact that went beneath the draw deck is used when it is drawn again

    Background:
      Given it is Bob's turn
      And Bob has:
        | card                   | where   |
        | Masaka Transformations | in hand |

    @question=masaka-and-the-hand @frame=many
    Example: Alice draws the Tox Uthat again, and plays it
      Given Alice has:
        | card      | where        |
        | Tox Uthat | in hand      |
        | Hugh      | in hand      |
        | Hail      | in draw deck |
      And Alice's hand holds in order:
        | card      |
        | Tox Uthat |
        | Hugh      |
      And Alice's draw deck holds in order:
        | card |
        | Hail |
      And Bob's draw deck holds ten cards
      When Bob plays "Masaka Transformations"
      And Bob chooses Alice
      Then "Tox Uthat" is still in Alice's hand
      And "Hugh" is now in Alice's draw deck
      When Bob ends the turn
      And Alice plays "Tox Uthat"
      Then "Tox Uthat" is now on the table

    @reading=masaka-and-the-hand/discard-pile @frame=many
    Example: the Tox Uthat is discarded with the rest of her hand, and is not played
      Given Alice has:
        | card      | where        |
        | Tox Uthat | in hand      |
        | Hugh      | in hand      |
        | Hail      | in draw deck |
      And Alice's hand holds in order:
        | card      |
        | Tox Uthat |
        | Hugh      |
      And Alice's draw deck holds in order:
        | card |
        | Hail |
      And Bob's draw deck holds ten cards
      When Bob plays "Masaka Transformations"
      And Bob chooses Alice
      Then "Tox Uthat" is now in Alice's discard pile
      And "Hail" is now in Alice's hand
