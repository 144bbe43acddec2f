Feature: Stored for later, as printed
  Zalkonian Storage Capsule, and what becomes of the cards in it.

  @ruling=custom-cards-518
  Rule: Each turn a card from hand may be stored in Zalkonian Storage Capsule

    @frame=many
    Example: one is stored, and the second one waits for the next turn
      Given Alice has:
        | card                      | where        |
        | Zalkonian Storage Capsule | on the table |
        | Data                      | in hand      |
        | Worf                      | in hand      |
      When Alice uses "Zalkonian Storage Capsule" on "Data"
      Then "Data" is now under "Zalkonian Storage Capsule"
      When Alice uses "Zalkonian Storage Capsule" on "Worf"
      Then that is illegal
      And "Worf" is still in Alice's hand

  @ruling=custom-cards-519
  Rule: A stored card may be returned to hand at any time

    @frame=many
    Example: one comes back, and another one is stored in the same turn
      Given Alice has:
        | card                      | where                             |
        | Zalkonian Storage Capsule | on the table                      |
        | Data                      | under "Zalkonian Storage Capsule" |
        | Worf                      | in hand                           |
      When Alice uses "Zalkonian Storage Capsule" naming "return"
      Then "Data" is now in Alice's hand
      When Alice uses "Zalkonian Storage Capsule" on "Worf"
      Then "Worf" is now under "Zalkonian Storage Capsule"

  @ruling=custom-cards-520
  Rule: When the capsule is destroyed what is in it is shuffled, and goes on top of the draw deck or beneath it

    @frame=many
    Scenario Outline: Alice chooses the <word> place, and her next card is <next>
      Given Alice has:
        | card                      | where                             |
        | Zalkonian Storage Capsule | on the table                      |
        | Data                      | under "Zalkonian Storage Capsule" |
        | Worf                      | in draw deck                      |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Bob plays "Kevin Uxbridge" on "Zalkonian Storage Capsule"
      And Alice chooses the word "<word>"
      Then "Zalkonian Storage Capsule" is now in Alice's discard pile
      And "Data" is now in Alice's draw deck
      When Alice ends the turn
      Then "<next>" is now in Alice's hand

      Examples:
        | word   | next |
        | first  | Data |
        | second | Worf |
