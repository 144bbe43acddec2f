Feature: Events as printed
  What an event in play does to others.

  @ruling=custom-cards-27
  Rule: Yellow Alert cancels Red Alert!

    Example: Red Alert! is discarded when Yellow Alert is played
      Given Alice has:
        | card         | where   |
        | Yellow Alert | in hand |
      And Bob has:
        | card       | where        |
        | Red Alert! | on the table |
      When Alice plays "Yellow Alert"
      Then "Yellow Alert" is now on Alice's side of the table
      And "Red Alert!" is now in Bob's discard pile
      And nothing else has changed

  @ruling=custom-cards-28
  Rule: The Traveler nullifies Static Warp Bubble

    @frame=many
    Example: with the Traveler in play Alice ends her turn and discards nothing for the bubble
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                        | where        |
        | The Traveler: Transcendence | on the table |
        | Data                        | in hand      |
      And Alice's draw deck holds ten cards
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice ends the turn
      Then it is now Bob's turn
      And "Data" is still in Alice's hand
