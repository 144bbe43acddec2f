Feature: Amanda Rogers
  She answers the interrupt that was just played, and no other.

  @ruling=faq96-39-amanda-rogers-01
  Rule: Amanda Rogers nullifies only the interrupt that was played last

    Background:
      Given Alice has:
        | card                     | where           |
        | Palor Toff - Alien Trader | in hand         |
        | Hugh                     | in discard pile |
      And Bob has:
        | card          | where   |
        | Countermanda  | in hand |
        | Amanda Rogers | in hand |

    Example: the interrupt before the last one is out of her reach
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Countermanda"
      And Bob responds with "Amanda Rogers" on "Palor Toff - Alien Trader"
      Then that is illegal
      And "Palor Toff - Alien Trader" has not been nullified

    Example: the last interrupt is within her reach
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Amanda Rogers" on "Palor Toff - Alien Trader"
      Then "Palor Toff - Alien Trader" has been nullified
      And "Hugh" is still in Alice's discard pile

  @ruling=faq96-39-amanda-rogers-02
  Rule: Against a pair of Wormholes she nullifies the second one

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                | where           |
        | U.S.S. Enterprise   | at "Excavation" |
        | Wormhole [entrance] | in hand         |
        | Wormhole [exit]     | in hand         |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |

    Example: the exit is nullified and discarded
      When Alice plays "Wormhole" [entrance] on "U.S.S. Enterprise"
      And Alice responds with "Wormhole" [exit] on "Excavation"
      And Bob responds with "Amanda Rogers" on "Wormhole" [exit]
      Then "Wormhole" [exit] has been nullified
      And "Wormhole" [exit] is now in Alice's discard pile
      And "Wormhole" [entrance] has not been nullified
      And "Wormhole" [entrance] is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

    Example: the entrance cannot be nullified
      When Alice plays "Wormhole" [entrance] on "U.S.S. Enterprise"
      And Bob responds with "Amanda Rogers" on "Wormhole" [entrance]
      Then that is illegal
      And "Wormhole" [entrance] has not been nullified

  @ruling=faq96-39-amanda-rogers-03
  Rule: Another Wormhole from hand may form the pair anew

    Example: the ship passes through the third Wormhole
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Alice has:
        | card                | where           |
        | U.S.S. Enterprise   | at "Excavation" |
        | Wormhole [entrance] | in hand         |
        | Wormhole [exit]     | in hand         |
        | Wormhole [spare]    | in hand         |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "Wormhole" [entrance] on "U.S.S. Enterprise"
      And Alice responds with "Wormhole" [exit] on "Wormhole Negotiations"
      And Bob responds with "Amanda Rogers"
      And Alice responds with "Wormhole" [spare] on "Wormhole Negotiations"
      Then "U.S.S. Enterprise" is now at "Wormhole Negotiations"
      And "Wormhole" [entrance] and "Wormhole" [spare] are now in Alice's discard pile
      And "Wormhole" [exit] has been nullified
      And "Wormhole" [exit] is still in Alice's discard pile
      And "Amanda Rogers" is still in Bob's discard pile
      And "U.S.S. Enterprise" is now stopped
      And nothing else has changed

  @ruling=faq96-39-amanda-rogers-04
  Rule: Without another Wormhole the entrance collapses and the ship stays

    @part=discarded @part=ship-stays
    Example: the ship stays where it entered
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Alice has:
        | card                | where           |
        | U.S.S. Enterprise   | at "Excavation" |
        | Wormhole [entrance] | in hand         |
        | Wormhole [exit]     | in hand         |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "Wormhole" [entrance] on "U.S.S. Enterprise"
      And Alice responds with "Wormhole" [exit] on "Wormhole Negotiations"
      And Bob responds with "Amanda Rogers"
      Then "Wormhole" [entrance] and "Wormhole" [exit] are now in Alice's discard pile
      And "Wormhole" [entrance] has not been nullified
      And "U.S.S. Enterprise" is still at "Excavation"
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-39-amanda-rogers-05
  Rule: In a game of more than two players another one may supply the missing Wormhole

    Background:
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Alice has:
        | card                | where           |
        | U.S.S. Enterprise   | at "Excavation" |
        | Wormhole [entrance] | in hand         |
        | Wormhole [exit]     | in hand         |

    Example: Carol comes to Alice's rescue
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      And Carol has:
        | card               | where   |
        | Wormhole [Carol's] | in hand |
      When Alice plays "Wormhole" [entrance] on "U.S.S. Enterprise"
      And Alice responds with "Wormhole" [exit] on "Wormhole Negotiations"
      And Bob responds with "Amanda Rogers"
      And Carol responds with "Wormhole" [Carol's] on "Wormhole Negotiations"
      Then "U.S.S. Enterprise" is now at "Wormhole Negotiations"
      And "Wormhole" [Carol's] is now in Carol's discard pile
      And "Wormhole" [entrance] is now in Alice's discard pile
      And "Wormhole" [exit] has been nullified
      And "Wormhole" [exit] is still in Alice's discard pile
      And "Amanda Rogers" is still in Bob's discard pile
      And "U.S.S. Enterprise" is now stopped
      And nothing else has changed

    @frame=many
    Example: in a game of two nobody does
      Given Bob has:
        | card             | where   |
        | Amanda Rogers    | in hand |
        | Wormhole [Bob's] | in hand |
      When Alice plays "Wormhole" [entrance] on "U.S.S. Enterprise"
      And Alice responds with "Wormhole" [exit] on "Wormhole Negotiations"
      And Bob responds with "Amanda Rogers"
      And Bob responds with "Wormhole" [Bob's] on "Wormhole Negotiations"
      Then that is illegal
      And "U.S.S. Enterprise" is still at "Excavation"
