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

  Rule: Amanda Rogers and Kevin Uxbridge are immune to Amanda Rogers

    Background:
      Given these made-up cards:
        | card      | type      |
        | Old Trick | interrupt |
      And Bob has:
        | card                | where        |
        | Lower Decks         | on the table |
        | Amanda Rogers [his] | in hand      |
      And Alice has:
        | card      | where   |
        | Old Trick | in hand |

    @ruling=custom-cards-661
    Scenario Outline: Bob answers <card> with Amanda Rogers, which is against his event or for nothing, and that is <verdict>
      Given Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Alice plays <played>
      And Bob responds with "Amanda Rogers" [his]
      Then that is <verdict>

      Examples:
        | card           | played                            | verdict |
        | Kevin Uxbridge | "Kevin Uxbridge" on "Lower Decks" | illegal |
        | an old trick   | "Old Trick"                       | legal   |

    @ruling=custom-cards-662
    Example: Alice does not answer Amanda Rogers with another one
      Given Alice has:
        | card                 | where   |
        | Amanda Rogers [hers] | in hand |
      When Alice plays "Old Trick"
      And Bob responds with "Amanda Rogers" [his]
      And Alice responds with "Amanda Rogers" [hers] on "Amanda Rogers" [his]
      Then that is illegal

    @ruling=custom-cards-662
    Example: Alice answers an old trick with her Amanda Rogers
      Given Alice has:
        | card                 | where   |
        | Amanda Rogers [hers] | in hand |
      And Bob has:
        | card            | where   |
        | Old Trick [his] | in hand |
      And it is Bob's turn
      When Bob plays "Old Trick" [his]
      And Alice responds with "Amanda Rogers" [hers]
      Then that is legal
