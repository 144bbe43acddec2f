Feature: After the game
  What a player has won in the game he gives back, unless it was at stake.

  Background:
    Given these made-up cards:
      | card        | type      | kind   | attempted by | requires    | points | skills      | affiliations |
      | Buried City | mission   | planet | any          | Archaeology | 30     |             |              |
      | Old Digger  | personnel |        |              |             |        | Archaeology | Federation   |

  @ruling=faq96-33-artifacts-01
  Rule: All cards go home with their owners, but those that were at stake

    Background:
      Given Alice has 75 points
      And Alice has:
        | card        | where                           |
        | Buried City | in the Alpha Quadrant spaceline |
        | Old Digger  | on "Buried City"                |

    @part=artifact
    Example: with the artifact that Bob seeded Alice wins the game, and gives it back
      Given Bob has:
        | card              | where               |
        | Varon-T Disruptor | under "Buried City" |
      When Alice attempts "Buried City"
      Then Alice has won the game
      And "Varon-T Disruptor" is now controlled by Alice
      And "Varon-T Disruptor" goes home with Bob
      And "Varon-T Disruptor" is no longer under "Buried City"
      And Alice now has 105 points
      And "Buried City" is now completed
      And nothing else has changed

    @part=others
    Example: so does she the ship that she has commanded
      Given Bob has:
        | card     | where            | state               |
        | Runabout | at "Buried City" | controlled by Alice |
      When Alice attempts "Buried City"
      Then Alice has won the game
      And "Runabout" is still controlled by Alice
      And "Runabout" goes home with Bob
      And "Old Digger" goes home with Alice
      And Alice now has 105 points
      And "Buried City" is now completed
      And nothing else has changed

    @frame=unsayable @part=stakes
    Example: with higher stakes she keeps a card of his, and gives the other one back
      Given Alice has:
        | card             | where   |
        | Raise the Stakes | in hand |
      And Bob has:
        | card              | where            | state               |
        | Varon-T Disruptor | on "Buried City" | controlled by Alice |
        | Taris             | on "Buried City" |                     |
      When Alice plays "Raise the Stakes"
      And Bob chooses the word "accept"
      And Alice attempts "Buried City"
      And chance chooses "Taris"
      Then Alice has won the game
      And "Taris" goes home with Alice
      And "Varon-T Disruptor" goes home with Bob
      And "Taris" is still on "Buried City"
      And "Varon-T Disruptor" is still controlled by Alice
      And "Raise the Stakes" is still in Alice's core
