Feature: The Colon Rule: who nullifies whom
  Amanda Rogers, Q2, Countermanda and the two Kevin Uxbridge cards, told apart by their names.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card                        | where   |
      | Countermanda                | in hand |
      | Kevin Uxbridge              | in hand |
      | Kevin Uxbridge: Convergence | in hand |
    And Bob has:
      | card                        | where        |
      | Telepathic Alien Kidnappers | on the table |

  @ruling=faq96-13-the-colon-rule-01
  Rule: Amanda Rogers can nullify Countermanda

    Example: Countermanda comes to nothing
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "Countermanda" on "Telepathic Alien Kidnappers"
      And Bob responds with "Amanda Rogers"
      Then "Countermanda" has been nullified
      And "Countermanda" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-13-the-colon-rule-02
  Rule: Q2 nullifies the Convergence

    Example: the Convergence comes to nothing
      Given Bob has:
        | card                   | where           |
        | Q2                     | in hand         |
        | Atmospheric Ionization | on "Excavation" |
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      And Bob responds with "Q2"
      Then "Kevin Uxbridge: Convergence" has been nullified
      And "Kevin Uxbridge: Convergence" is now in Alice's discard pile
      And "Q2" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-13-the-colon-rule-07
  Rule: What applies to Kevin Uxbridge applies to both Kevin Uxbridge cards

    @part=kevin-uxbridge @part=convergence
    Example: Q2 nullifies either of them
      Given Bob has:
        | card        | where   |
        | Q2 [first]  | in hand |
        | Q2 [second] | in hand |
      When Alice plays "Kevin Uxbridge" on "Telepathic Alien Kidnappers"
      And Bob responds with "Q2" [first]
      Then "Kevin Uxbridge" has been nullified
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      And Bob responds with "Q2" [second]
      Then "Kevin Uxbridge: Convergence" has been nullified
      And "Telepathic Alien Kidnappers" is still on Bob's side of the table

  @ruling=faq96-13-the-colon-rule-11
  Rule: Countermanda is none of the exceptions of Amanda Rogers

    Example: Res-Q is no longer held up
      Given it is Bob's turn
      And Bob has:
        | card          | where           |
        | Res-Q         | in hand         |
        | Amanda Rogers | in hand         |
        | Hugh          | in discard pile |
      When Bob plays "Res-Q"
      And Alice responds with "Countermanda"
      And Bob responds with "Amanda Rogers"
      Then "Countermanda" has been nullified
      When Bob chooses "Hugh" from "Hugh" and "Amanda Rogers"
      Then "Hugh" is now in Bob's hand
      And "Countermanda" is still in Alice's discard pile
      And "Res-Q" is now in Bob's discard pile
      And "Amanda Rogers" is still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-13-the-colon-rule-12
  Rule: Amanda Rogers cannot nullify the Convergence, which is grouped with Kevin Uxbridge

    Background:
      Given Bob has:
        | card                   | where           |
        | Amanda Rogers          | in hand         |
        | Atmospheric Ionization | on "Excavation" |

    Example: the Convergence is exempted with Kevin Uxbridge
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      And Bob responds with "Amanda Rogers"
      Then that is illegal
      And "Atmospheric Ionization" has been destroyed
      And "Amanda Rogers" is still in Bob's hand

    Example: an interrupt outside of the group is not exempted
      When Alice plays "Countermanda" on "Telepathic Alien Kidnappers"
      And Bob responds with "Amanda Rogers"
      Then "Countermanda" has been nullified

  @ruling=faq96-13-the-colon-rule-13
  Rule: Amanda Rogers cannot nullify Kevin Uxbridge or another Amanda Rogers

    Background:
      Given Alice has:
        | card                  | where   |
        | Amanda Rogers [hers]  | in hand |
      And Bob has:
        | card                | where   |
        | Amanda Rogers [his] | in hand |

    @part=kevin-uxbridge
    Example: Kevin Uxbridge is out of her reach
      When Alice plays "Kevin Uxbridge" on "Telepathic Alien Kidnappers"
      And Bob responds with "Amanda Rogers" [his]
      Then that is illegal
      And "Telepathic Alien Kidnappers" has been nullified

    @part=amanda-rogers
    Example: another Amanda Rogers is out of her reach
      When Alice plays "Countermanda" on "Telepathic Alien Kidnappers"
      And Bob responds with "Amanda Rogers" [his]
      And Alice responds with "Amanda Rogers" [hers]
      Then that is illegal
      And "Countermanda" has been nullified

    Example: other interrupts are within her reach
      When Alice plays "Countermanda" on "Telepathic Alien Kidnappers"
      And Bob responds with "Amanda Rogers" [his]
      Then "Countermanda" has been nullified
