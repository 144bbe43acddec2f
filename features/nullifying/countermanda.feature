Feature: Countermanda
  She nullifies kidnappers, and holds up what takes cards back from the discard pile.

  @ruling=faq96-39-countermanda-01
  Rule: Amanda Rogers nullifies Countermanda

    Example: the kidnappers stay in play
      Given Alice has:
        | card         | where   |
        | Countermanda | in hand |
      And Bob has:
        | card                        | where        |
        | Amanda Rogers               | in hand      |
        | Telepathic Alien Kidnappers | on the table |
      When Alice plays "Countermanda" on "Telepathic Alien Kidnappers"
      And Bob responds with "Amanda Rogers"
      Then "Countermanda" has been nullified
      And "Countermanda" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-39-countermanda-02
  Rule: Q2 does not nullify Countermanda

    Background:
      Given Alice has:
        | card                      | where   |
        | Countermanda              | in hand |
        | Palor Toff - Alien Trader | in hand |
      And Bob has:
        | card                        | where        |
        | Q2                          | in hand      |
        | Telepathic Alien Kidnappers | on the table |

    Example: Countermanda is no Amanda Rogers card
      When Alice plays "Countermanda" on "Telepathic Alien Kidnappers"
      And Bob responds with "Q2"
      Then that is illegal
      And "Telepathic Alien Kidnappers" has been nullified
      And "Q2" is still in Bob's hand

    Example: Q2 nullifies Amanda Rogers
      Given Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "Palor Toff - Alien Trader"
      And Alice responds with "Amanda Rogers"
      And Bob responds with "Q2"
      Then "Amanda Rogers" has been nullified

  @ruling=faq96-39-countermanda-03
  Rule: One Countermanda nullifies one Telepathic Alien Kidnappers

    Example: the other kidnappers stay in play
      Given Alice has:
        | card         | where   |
        | Countermanda | in hand |
      And Bob has:
        | card                                | where        |
        | Telepathic Alien Kidnappers [first] | on the table |
        | Telepathic Alien Kidnappers [other] | on the table |
      When Alice plays "Countermanda" on "Telepathic Alien Kidnappers" [first]
      Then "Telepathic Alien Kidnappers" [first] has been nullified
      And "Telepathic Alien Kidnappers" [first] is now in Bob's discard pile
      And "Telepathic Alien Kidnappers" [other] is still on Bob's side of the table
      And "Countermanda" is now in Alice's discard pile
      And nothing else has changed

    Example: another event is out of her reach
      Given Alice has:
        | card         | where   |
        | Countermanda | in hand |
      And Bob has:
        | card               | where        |
        | Nutational Shields | on the table |
      When Alice plays "Countermanda" on "Nutational Shields"
      Then that is illegal
      And nothing else has changed

  @ruling=faq96-39-countermanda-04
  Rule: Palor Toff and Res-Q take effect after Countermanda has removed three cards

    Scenario Outline: <card> finds what Countermanda has left
      Given Alice has:
        | card   | where           |
        | <card> | in hand         |
        | Hugh   | in discard pile |
        | Data   | in discard pile |
        | Worf   | in discard pile |
        | Hail   | in discard pile |
        | Scan   | in discard pile |
      And Bob has:
        | card         | where   |
        | Countermanda | in hand |
      When Alice plays "<card>"
      And Bob responds with "Countermanda"
      Then Bob must now choose three of "Hugh", "Data", "Worf", "Hail" and "Scan"
      When Bob chooses "Hugh", "Data" and "Worf"
      Then "Hugh", "Data" and "Worf" are now out of play
      When Alice chooses "Hail" from "Hail" and "Scan"
      Then "Hail" is now in Alice's hand
      And "<card>" has not been nullified
      And "<card>" is now in Alice's discard pile
      And "Countermanda" is still in Bob's discard pile
      And nothing else has changed

      @part=palor-toff
      Examples: Palor Toff
        | card                      |
        | Palor Toff - Alien Trader |

      @part=res-q
      Examples: Res-Q
        | card  |
        | Res-Q |

    Example: it is the opponent's card that is held up, and not the player's own
      Given Alice has:
        | card                             | where           |
        | Palor Toff - Alien Trader [hers] | in hand         |
        | Hugh                             | in discard pile |
        | Data                             | in discard pile |
        | Worf                             | in discard pile |
      And Bob has:
        | card                            | where           |
        | Palor Toff - Alien Trader [his] | in hand         |
        | Countermanda                    | in hand         |
        | Hail                            | in discard pile |
      When Bob plays "Palor Toff - Alien Trader" [his]
      And Bob responds with "Countermanda"
      Then that is illegal
      When Alice plays "Palor Toff - Alien Trader" [hers]
      And Bob responds with "Countermanda"
      Then "Hugh", "Data" and "Worf" are now out of play
      And "Palor Toff - Alien Trader" [hers] is now in Alice's discard pile
      And "Palor Toff - Alien Trader" [his] is still in Bob's discard pile
      And "Countermanda" is now in Bob's discard pile
      And "Hail" is still in Bob's hand
      And nothing else has changed

    Example: an event that takes nothing back is not held up
      Given Alice has:
        | card                      | where           |
        | Red Alert!                | in hand         |
        | Palor Toff - Alien Trader | in hand         |
        | Hugh                      | in discard pile |
        | Data                      | in discard pile |
        | Worf                      | in discard pile |
      And Bob has:
        | card         | where   |
        | Countermanda | in hand |
      When Alice plays "Red Alert!"
      And Bob responds with "Countermanda"
      Then that is illegal
      And "Countermanda" is still in Bob's hand
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Countermanda"
      Then "Hugh", "Data" and "Worf" are now out of play
      And "Red Alert!" is still in Alice's core
      And "Palor Toff - Alien Trader" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-countermanda-05
  Rule: Only one Countermanda holds up the same Palor Toff or Res-Q

    Background:
      Given Alice has:
        | card  | where           |
        | Res-Q | in hand         |
        | Hugh  | in discard pile |
      And Bob has:
        | card                 | where   |
        | Countermanda [first] | in hand |
        | Countermanda [other] | in hand |

    @part=res-q
    Example: after the first one Res-Q was not just played
      When Alice plays "Res-Q"
      And Bob responds with "Countermanda" [first]
      And Bob responds with "Countermanda" [other]
      Then that is illegal
      And "Countermanda" [first] has been resolved
      And "Countermanda" [other] is still in Bob's hand

    @part=res-q
    Example: Res-Q is still just played when Amanda Rogers has nullified the first one
      Given Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "Res-Q"
      And Bob responds with "Countermanda" [first]
      And Alice responds with "Amanda Rogers"
      And Bob responds with "Countermanda" [other]
      Then "Hugh" and "Amanda Rogers" are now out of play
      And "Res-Q" is now in Alice's discard pile
      And "Countermanda" [first] is still in Bob's discard pile
      And "Countermanda" [other] is now in Bob's discard pile
      And nothing else has changed

    @part=palor-toff
    Example: after the first one Palor Toff was not just played either
      Given Alice has:
        | card                      | where   |
        | Palor Toff - Alien Trader | in hand |
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Countermanda" [first]
      And Bob responds with "Countermanda" [other]
      Then that is illegal
      And "Countermanda" [first] has been resolved
      And "Countermanda" [other] is still in Bob's hand
