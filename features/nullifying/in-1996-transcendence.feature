Feature: The Traveler: Transcendence in 1996
  As long as he lies on the table, the Traveler nullifies the Static Warp Bubbles of the opponent.

  @ruling=faq96-38-the-traveller-transcendence-01
  Rule: The Traveler nullifies Static Warp Bubbles as long as he is in play

    @part=there
    Example: the one that lies there when he comes
      Given Alice has:
        | card                        | where   |
        | The Traveler: Transcendence | in hand |
      And Bob has:
        | card                  | where        |
        | Static Warp Bubble    | on the table |
        | Genetronic Replicator | on the table |
      When Alice plays "The Traveler: Transcendence"
      Then "Static Warp Bubble" has been nullified
      And "Static Warp Bubble" is now in Bob's discard pile
      And "The Traveler: Transcendence" is now on the table
      And nothing else has changed

    @part=there
    Example: one lies there and is discarded, and one in hand stays in hand
      Given Alice has:
        | card                        | where   |
        | The Traveler: Transcendence | in hand |
      And Bob has:
        | card                      | where        |
        | Static Warp Bubble [laid] | on the table |
        | Static Warp Bubble [held] | in hand      |
      When Alice plays "The Traveler: Transcendence"
      Then "Static Warp Bubble" [laid] is now in Bob's discard pile
      And "Static Warp Bubble" [held] is still in Bob's hand
      And "The Traveler: Transcendence" is now on the table
      And nothing else has changed

    @part=later
    Example: the one that is played when he is there
      Given it is Bob's turn
      And Alice has:
        | card                        | where        |
        | The Traveler: Transcendence | on the table |
      And Bob has:
        | card               | where   |
        | Static Warp Bubble | in hand |
      When Bob plays "Static Warp Bubble"
      Then "Static Warp Bubble" has been nullified
      And "Static Warp Bubble" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-38-the-traveller-transcendence-02
  Rule: The Traveler nullifies the bubbles that affect his player, and leaves his player's own alone

    Example: Alice's own bubble goes on asking Bob for cards
      Given Alice has:
        | card                        | where        |
        | The Traveler: Transcendence | in hand      |
        | Static Warp Bubble [hers]   | on the table |
      And Bob has:
        | card                     | where        |
        | Static Warp Bubble [his] | on the table |
      When Alice plays "The Traveler: Transcendence"
      Then "Static Warp Bubble" [his] is now in Bob's discard pile
      And "Static Warp Bubble" [hers] is still on the table
      And "The Traveler: Transcendence" is now on the table
      And nothing else has changed

  @ruling=faq96-38-the-traveller-transcendence-03
  Rule: A bubble that the Traveler nullifies is discarded, and does not come back when he leaves

    Example: Kevin Uxbridge comes too late for it
      Given Alice has:
        | card                        | where   |
        | The Traveler: Transcendence | in hand |
        | Calloway                    | in hand |
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
        | Kevin Uxbridge     | in hand      |
      When Alice plays "The Traveler: Transcendence"
      Then "Static Warp Bubble" is now in Bob's discard pile
      When Bob plays "Kevin Uxbridge" on "The Traveler: Transcendence"
      And Alice ends the turn
      Then "Static Warp Bubble" and "Kevin Uxbridge" are still in Bob's discard pile
      And "The Traveler: Transcendence" is still in Alice's discard pile
      And "Calloway" is still in Alice's hand
      And it is now Bob's turn
      And nothing else has changed
