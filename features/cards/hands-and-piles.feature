Feature: Hands and piles, as printed
  Cards that take from hands, and what becomes of what they take.

  @ruling=custom-cards-486
  Rule: Scorched Hand leaves six cards to each player who has more than twelve

    Background:
      Given these made-up cards:
        | card  | type      | affiliations |
        | Clerk | personnel | Federation   |
        | Guard | personnel | Federation   |

    @frame=many
    Example: Alice has twelve left and keeps them, and Bob with thirteen keeps six
      Given Alice has:
        | card          | where   | count |
        | Scorched Hand | in hand |       |
        | Clerk         | in hand | 12    |
      And Bob has:
        | card  | where   | count |
        | Guard | in hand | 13    |
      When Alice plays "Scorched Hand"
      And chance chooses six "Guard"
      Then Alice's hand now holds 12 cards
      And Bob's hand now holds six cards
      And Bob's draw deck now holds seven cards

    @frame=many
    Example: whoever plays it has no more than six left, either
      Given Alice has:
        | card          | where   | count |
        | Scorched Hand | in hand |       |
        | Clerk         | in hand | 13    |
      And Bob has:
        | card  | where   | count |
        | Guard | in hand | 5     |
      When Alice plays "Scorched Hand"
      And chance chooses six "Clerk"
      Then Alice's hand now holds six cards
      And Bob's hand now holds five cards

  @ruling=custom-cards-487
  Rule: Scorched Hand is immune to Amanda Rogers

    Scenario Outline: Bob answers <card> with Amanda Rogers, and that is <verdict>
      Given these made-up cards:
        | card      | type      |
        | Old Trick | interrupt |
      And Alice has:
        | card   | where   |
        | <card> | in hand |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "<card>"
      And Bob responds with "Amanda Rogers"
      Then that is <verdict>

      Examples:
        | card          | verdict |
        | Scorched Hand | illegal |
        | Old Trick     | legal   |
