Feature: Kidnappers reversed in 1996
  What an Intruder Force Field does besides holding intruders.

  @ruling=custom-cards-431
  Rule: Kidnappers that affect the player of an Intruder Force Field guess for him in the hand of their own player

    Example: Bob guesses right in Alice's hand
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                        | where        |
        | Telepathic Alien Kidnappers | on the table |
        | Data                        | in hand      |
      And Bob has:
        | card                  | where        |
        | Intruder Force Field  | on the table |
        | Worf                  | in hand      |
      When Alice ends the turn
      And Bob chooses Personnel
      Then "Data" is now in Alice's discard pile
      And "Worf" is still in Bob's hand
      And it is now Bob's turn
      And nothing else has changed

    Example: an Intruder Force Field of her own does not turn them against Alice
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                        | where        |
        | Telepathic Alien Kidnappers | on the table |
        | Intruder Force Field        | on the table |
        | Worf                        | in hand      |
      And Bob has:
        | card | where   |
        | Data | in hand |
      When Alice ends the turn
      And Alice chooses Personnel
      Then "Data" is now in Bob's discard pile
      And "Worf" is still in Alice's hand
      And it is now Bob's turn
      And nothing else has changed
