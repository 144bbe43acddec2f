Feature: Chains of interrupts in 1996
  Rogue Borg come, Hugh answers, Amanda Rogers answers Hugh, and so on until nobody has an answer left.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Excavation"            |
      | Worf              | aboard "U.S.S. Enterprise" |
    And Bob has:
      | card                   | where   |
      | Rogue Borg Mercenaries | in hand |

  @ruling=faq96-14-chains-of-interrupts-01
  Rule: Rogue Borg that are played before a beam-down is announced keep the Away Team from going down

    Example: the battle stops the crew before it beams
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      Then "Worf" is now stopped
      When Alice beams "Worf" to "Excavation"
      Then that is illegal
      And "Rogue Borg Mercenaries" is still in Bob's discard pile
      And nothing else has changed

    Example: the team that is down already is not stopped by a battle aboard
      Given Alice has:
        | card     | where                      |
        | Calloway | aboard "U.S.S. Enterprise" |
      When Alice beams "Worf" to "Excavation"
      And Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      Then "Calloway" is now stopped
      And "Worf" is still not stopped
      And "Worf" is still on "Excavation"
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-14-chains-of-interrupts-02
  Rule: Hugh played on Rogue Borg nullifies them

    Example: one Rogue Borg and one Hugh
      Given Alice has:
        | card | where   |
        | Hugh | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Hugh"
      Then "Rogue Borg Mercenaries" has been nullified
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And "Hugh" is now in Alice's discard pile
      And "Worf" is still not stopped
      And nothing else has changed

  @ruling=faq96-14-chains-of-interrupts-03
  Rule: When Amanda Rogers nullifies Hugh, the Rogue Borg are active again

    Example: the second answer undoes the first
      Given Alice has:
        | card | where   |
        | Hugh | in hand |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Hugh"
      And Bob responds with "Amanda Rogers"
      Then "Hugh" has been nullified
      And "Rogue Borg Mercenaries" has not been nullified
      And "Worf" is now stopped
      And "Rogue Borg Mercenaries" and "Amanda Rogers" are now in Bob's discard pile
      And "Hugh" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-14-chains-of-interrupts-04
  Rule: When Q2 nullifies that Amanda Rogers, Hugh counts and the Rogue Borg are nullified

    Example: the third answer undoes the second
      Given Alice has:
        | card | where   |
        | Hugh | in hand |
        | Q2   | in hand |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Hugh"
      And Bob responds with "Amanda Rogers"
      And Alice responds with "Q2"
      Then "Amanda Rogers" and "Rogue Borg Mercenaries" have been nullified
      And "Hugh" has not been nullified
      And "Rogue Borg Mercenaries" and "Amanda Rogers" are now in Bob's discard pile
      And "Hugh" and "Q2" are now in Alice's discard pile
      And "Worf" is still not stopped
      And nothing else has changed

  @ruling=faq96-14-chains-of-interrupts-05
  Rule: When a second Amanda Rogers nullifies Q2 and no answer is left, the Rogue Borg take effect

    Example: the fourth answer is the last
      Given Alice has:
        | card | where   |
        | Hugh | in hand |
        | Q2   | in hand |
      And Bob has:
        | card                   | where   |
        | Amanda Rogers [first]  | in hand |
        | Amanda Rogers [second] | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Hugh"
      And Bob responds with "Amanda Rogers" [first]
      And Alice responds with "Q2"
      And Bob responds with "Amanda Rogers" [second]
      Then "Q2" and "Hugh" have been nullified
      And "Amanda Rogers" [first] has not been nullified
      And "Rogue Borg Mercenaries" has not been nullified
      And "Rogue Borg Mercenaries" has been killed
      And "Worf" is now stopped
      And "Rogue Borg Mercenaries", "Amanda Rogers" [first] and "Amanda Rogers" [second] are now in Bob's discard pile
      And "Hugh" and "Q2" are now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-14-chains-of-interrupts-06
  Rule: A chain may be of any length, and the last answer that nobody undoes decides

    Example: six answers in a row leave the Rogue Borg nullified
      Given Alice has:
        | card        | where   |
        | Hugh        | in hand |
        | Q2 [first]  | in hand |
        | Q2 [second] | in hand |
      And Bob has:
        | card                   | where   |
        | Amanda Rogers [first]  | in hand |
        | Amanda Rogers [second] | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Hugh"
      And Bob responds with "Amanda Rogers" [first]
      And Alice responds with "Q2" [first]
      And Bob responds with "Amanda Rogers" [second]
      And Alice responds with "Q2" [second]
      Then "Amanda Rogers" [second] has been nullified
      And "Q2" [first] has not been nullified
      And "Amanda Rogers" [first] has been nullified
      And "Hugh" has not been nullified
      And "Rogue Borg Mercenaries" has been nullified
      And "Worf" is still not stopped

  @ruling=faq96-14-chains-of-interrupts-07
  Rule: While the Rogue Borg are active again, their victim may answer them anew

    Example: a second Hugh does what the first was kept from doing
      Given Alice has:
        | card          | where   |
        | Hugh [first]  | in hand |
        | Hugh [second] | in hand |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Hugh" [first]
      And Bob responds with "Amanda Rogers"
      And Alice responds with "Hugh" [second]
      Then "Hugh" [first] has been nullified
      And "Rogue Borg Mercenaries" has been nullified
      And "Worf" is still not stopped

    Example: it is so when Bob has begun to execute orders
      Given it is Bob's orders
      And Alice has:
        | card          | where   |
        | Hugh [first]  | in hand |
        | Hugh [second] | in hand |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Hugh" [first]
      And Bob responds with "Amanda Rogers"
      And Alice responds with "Hugh" [second]
      Then "Hugh" [first] has been nullified
      And "Rogue Borg Mercenaries" has been nullified
      And "Worf" is still not stopped

  @ruling=faq96-39-palor-toff-02
  Rule: What neither changes nor cancels the interrupt before it breaks the chain, and takes effect after it

    @question=interrupts-that-answer-nothing
    Example: Palor Toff brings Q2 after Hugh has been nullified, and the Rogue Borg have come
      Given Alice has:
        | card                      | where           |
        | Hugh                      | in hand         |
        | Palor Toff - Alien Trader | in hand         |
        | Q2                        | in discard pile |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Hugh"
      And Bob responds with "Amanda Rogers"
      And Alice responds with "Palor Toff - Alien Trader"
      And Alice chooses "Q2" from "Q2" and "Hugh"
      Then "Hugh" has been nullified
      And "Worf" is still stopped
      And "Q2" is now in Alice's hand
      And "Amanda Rogers" has not been nullified
      And "Rogue Borg Mercenaries" and "Amanda Rogers" are still in Bob's discard pile
      And "Palor Toff - Alien Trader" is now in Alice's discard pile
      And "Hugh" is still in Alice's discard pile
      And nothing else has changed

    @reading=interrupts-that-answer-nothing/always-refused
    Example: Palor Toff is refused in the middle of the chain
      Given Alice has:
        | card                      | where           |
        | Hugh                      | in hand         |
        | Palor Toff - Alien Trader | in hand         |
        | Q2                        | in discard pile |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Hugh"
      And Bob responds with "Amanda Rogers"
      And Alice responds with "Palor Toff - Alien Trader"
      Then that is illegal

    Example: Q2 in hand cancels Amanda Rogers, and the chain goes on
      Given Alice has:
        | card | where   |
        | Hugh | in hand |
        | Q2   | in hand |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Hugh"
      And Bob responds with "Amanda Rogers"
      And Alice responds with "Q2"
      Then that is legal
      And "Rogue Borg Mercenaries" has been nullified

  @ruling=faq96-39-palor-toff-03
  Rule: Where Amanda Rogers and Q2 answer one another, whoever plays the last one wins

    Background:
      Given Bob has:
        | card       | where   |
        | Q2 [first] | in hand |
      And Alice has:
        | card                   | where   |
        | Amanda Rogers [first]  | in hand |
        | Amanda Rogers [second] | in hand |

    Example: Alice plays the last one, and no Rogue Borg come
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Amanda Rogers" [first]
      And Bob responds with "Q2" [first]
      And Alice responds with "Amanda Rogers" [second]
      Then "Rogue Borg Mercenaries" has been nullified
      And "Worf" is still not stopped
      And "Rogue Borg Mercenaries" and "Q2" [first] are now in Bob's discard pile
      And "Amanda Rogers" [first] and "Amanda Rogers" [second] are now in Alice's discard pile
      And nothing else has changed

    Example: Bob plays the last one, and they come
      Given Bob has:
        | card        | where   |
        | Q2 [second] | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      And Alice responds with "Amanda Rogers" [first]
      And Bob responds with "Q2" [first]
      And Alice responds with "Amanda Rogers" [second]
      And Bob responds with "Q2" [second]
      Then "Rogue Borg Mercenaries" has not been nullified
      And "Worf" is now stopped
      And "Rogue Borg Mercenaries", "Q2" [first] and "Q2" [second] are now in Bob's discard pile
      And "Amanda Rogers" [first] and "Amanda Rogers" [second] are now in Alice's discard pile
      And nothing else has changed
