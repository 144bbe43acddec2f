Feature: Looking through discard piles
  What was discarded was seen once, and lies there as it came.

  Background:
    Given Alice has:
      | card | where           |
      | Hugh | in discard pile |
      | Worf | in discard pile |
    And the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-discard-pile-02
  Rule: Nobody looks through a discard pile unless a card allows it

    @part=own @part=opponents
    Example: neither player looks through Alice's
      Then these are illegal:
        | action                              |
        | Alice looks at Alice's discard pile |
        | Bob looks at Alice's discard pile   |
      And nothing else has changed

    @part=opponents
    Example: Bob may look through it when a card of hers that searches it finds nothing there
      Given the spaceline:
        | mission           |
        | Search and Rescue |
      And Alice has:
        | card                    | where                  |
        | Back from the Scrapyard | in hand                |
        | Bajoran Outpost         | at "Search and Rescue" |
      When Alice plays "Back from the Scrapyard"
      And Bob looks at Alice's discard pile
      Then Bob has been shown "Hugh", "Worf" and "Back from the Scrapyard"
      And "Back from the Scrapyard" is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-discard-pile-01
  Rule: Nobody puts a discard pile in another order unless a card allows it

    @part=own @part=opponents
    Example: what Bob has looked through and left lies as it lay
      Given Alice has:
        | card  | where   |
        | Res-Q | in hand |
      And Bob has:
        | card         | where   |
        | Countermanda | in hand |
      And Alice's discard pile holds in order:
        | card    |
        | Scan    |
        | Data    |
        | Worf    |
        | Plexing |
        | Hugh    |
      When Alice plays "Res-Q"
      And Bob responds with "Countermanda"
      And Bob chooses "Data", "Worf" and "Hugh"
      And Alice chooses "Scan" from "Scan" and "Plexing"
      Then "Data", "Worf" and "Hugh" are still out of play
      And "Scan" is now in Alice's hand
      And Alice's discard pile now holds in order:
        | card    |
        | Res-Q   |
        | Plexing |
      And "Countermanda" is still in Bob's discard pile
      And nothing else has changed

    Example: so does what Bob looked through because a download was in vain
      Given the spaceline:
        | mission           |
        | Search and Rescue |
      And Alice has:
        | card                    | where                  |
        | Back from the Scrapyard | in hand                |
        | Bajoran Outpost         | at "Search and Rescue" |
      And Alice's discard pile holds in order:
        | card |
        | Worf |
        | Data |
        | Hugh |
      When Alice plays "Back from the Scrapyard"
      And Bob looks at Alice's discard pile
      Then Alice's discard pile now holds in order:
        | card                    |
        | Back from the Scrapyard |
        | Worf                    |
        | Data                    |
        | Hugh                    |
      And nothing else has changed

  @ruling=1eD-discard-pile-03
  Rule: Palor Toff lets his player look through her discard pile and choose, and no more

    Example: she takes Plexing, and the others lie as they lay
      Given Alice has:
        | card                      | where           |
        | Plexing                   | in discard pile |
        | Scan                      | in discard pile |
        | Palor Toff - Alien Trader | in hand         |
      And Alice's discard pile holds in order:
        | card    |
        | Scan    |
        | Plexing |
        | Worf    |
        | Hugh    |
      When Alice plays "Palor Toff - Alien Trader"
      And Alice chooses "Plexing" from "Scan", "Plexing" and "Hugh"
      Then "Plexing" is now in Alice's hand
      And Alice's discard pile now holds in order:
        | card                      |
        | Scan                      |
        | Palor Toff - Alien Trader |
        | Worf                      |
        | Hugh                      |
      And nothing else has changed
