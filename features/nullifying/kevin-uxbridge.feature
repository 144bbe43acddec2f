Feature: Kevin Uxbridge
  He nullifies events, in play or just played; his Convergence destroys those at a location.

  @ruling=faq96-39-kevin-uxbridge-01
  Rule: Kevin Uxbridge nullifies any event

    Scenario Outline: he nullifies <event> in play
      Given Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And Bob has:
        | card    | where        |
        | <event> | on the table |
      When Alice plays "Kevin Uxbridge" on "<event>"
      Then "<event>" has been nullified
      And "<event>" is now in Bob's discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed

      Examples:
        | event                       |
        | Telepathic Alien Kidnappers |
        | Nutational Shields          |

    Example: he nullifies an event that takes effect at once
      Given Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And Bob has:
        | card  | where           |
        | Res-Q | in hand         |
        | Hugh  | in discard pile |
      And it is Bob's turn
      When Bob plays "Res-Q"
      And Alice responds with "Kevin Uxbridge"
      Then "Res-Q" has been nullified
      And "Hugh" is still in Bob's discard pile

  @ruling=faq96-39-kevin-uxbridge-02
  Rule: Kevin Uxbridge destroys an event that is in play

    Background:
      Given Alice has:
        | card                 | where   |
        | Kevin Uxbridge       | in hand |
      And Bob has:
        | card                        | where        |
        | Telepathic Alien Kidnappers | on the table |
        | Alternate Universe Door     | on the table |

    Example: the event leaves play
      When Alice plays "Kevin Uxbridge" on "Telepathic Alien Kidnappers"
      Then "Telepathic Alien Kidnappers" is now in Bob's discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed

    Example: a card that is no event is out of his reach
      When Alice plays "Kevin Uxbridge" on "Alternate Universe Door"
      Then that is illegal
      And nothing else has changed

  @ruling=faq96-39-kevin-uxbridge-03
  Rule: Kevin Uxbridge keeps an event that was just played from entering play

    Example: the event never enters play
      Given it is Bob's turn
      And Bob has:
        | card                        | where   |
        | Telepathic Alien Kidnappers | in hand |
      And Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Bob plays "Telepathic Alien Kidnappers"
      And Alice responds with "Kevin Uxbridge"
      Then "Telepathic Alien Kidnappers" has been nullified
      And "Telepathic Alien Kidnappers" has not been resolved
      And "Telepathic Alien Kidnappers" is now in Bob's discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-kevin-uxbridge-04
  Rule: What does not answer an event just played comes after it, first in, first out

    Background:
      Given it is Bob's turn
      And Bob has:
        | card                        | where   |
        | Telepathic Alien Kidnappers | in hand |
      And Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
        | Countermanda   | in hand |

    Example: Countermanda does not keep the kidnappers from entering play
      When Bob plays "Telepathic Alien Kidnappers"
      And Alice responds with "Countermanda" on "Telepathic Alien Kidnappers"
      Then that is illegal
      And "Telepathic Alien Kidnappers" has been resolved
      And "Telepathic Alien Kidnappers" is now on the table
      And nothing else has changed

    Example: Countermanda nullifies the kidnappers when they have entered play
      When Bob plays "Telepathic Alien Kidnappers"
      And Alice plays "Countermanda" on "Telepathic Alien Kidnappers"
      Then "Telepathic Alien Kidnappers" has been resolved
      And "Telepathic Alien Kidnappers" has been nullified

    Example: Kevin Uxbridge, who answers events, comes before the kidnappers take effect
      When Bob plays "Telepathic Alien Kidnappers"
      And Alice responds with "Kevin Uxbridge"
      Then "Telepathic Alien Kidnappers" has been nullified
      And "Telepathic Alien Kidnappers" has not been resolved

  @ruling=faq96-12-nullify-04
  Rule: What Kevin Uxbridge destroys is nullified

    Background:
      Given Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |

    Example: an event on the table is nullified
      Given Bob has:
        | card               | where        |
        | Goddess of Empathy | on the table |
      When Alice plays "Kevin Uxbridge" on "Goddess of Empathy"
      Then "Goddess of Empathy" has been nullified
      And "Goddess of Empathy" is now in Bob's discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed

    Example: an event that was just played is nullified
      Given Bob has:
        | card               | where   |
        | Goddess of Empathy | in hand |
      And it is Bob's turn
      When Bob plays "Goddess of Empathy"
      And Alice responds with "Kevin Uxbridge"
      Then "Goddess of Empathy" has been nullified
      And "Goddess of Empathy" is now in Bob's discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed
