Feature: Battle is a single action in 1996
  From its announcement until the dead are discarded a battle is one action; only cards made for it break in.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And it is Bob's turn

  @ruling=faq96-12-action-12 @1e-1996
  Rule: Battle is one action from its announcement until the damage is marked and the dead are discarded

    Background:
      Given Alice has:
        | card                           | where           |
        | Alexander Rozhenko             | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Humuhumunukunukuapua'a         | in hand         |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |

    Example: nobody is strengthened in the midst of the battle
      When Bob attacks "Alexander Rozhenko" with "Klag"
      And Alice responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal
      And "Alexander Rozhenko" has been killed
      When Alice plays "Humuhumunukunukuapua'a" on "Excavation"
      Then "Humuhumunukunukuapua'a" is now in Alice's discard pile
      And "Alexander Rozhenko" is still in Alice's discard pile
      And "Klag" is still stopped
      And nothing else has changed

    Example: the armbands may be used
      When Bob attacks "Alexander Rozhenko" with "Klag"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then that is legal
      And "Alexander Rozhenko" is now aboard "Runabout"
      And "Alexander Rozhenko" and "Klag" are now stopped
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-14-timing-07 @1e-1996
  Rule: Battling is one action from the initiation until death has been resolved

    Background:
      Given Alice has:
        | card                           | where           |
        | Alexander Rozhenko             | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card                   | where           |
        | Bochra                 | on "Excavation" |
        | Humuhumunukunukuapua'a | in hand         |

    Example: the attacker does not strengthen himself either
      When Bob attacks "Alexander Rozhenko" with "Bochra"
      And Bob responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal
      And the STRENGTH of "Bochra" is 6

    Example: the armbands are made for it
      When Bob attacks "Alexander Rozhenko" with "Bochra"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then that is legal

  @ruling=faq96-12-action-13 @1e-1996
  Rule: Emergency Transporter Armbands are among the cards that may interrupt a battle

    Example: Worf is brought aboard in the midst of it
      Given Alice has:
        | card                           | where           |
        | Worf                           | on "Excavation" |
        | Calloway                       | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      When Bob attacks "Worf" and "Calloway" with "Klag"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      And Alice chooses "Worf" from "Worf" and "Calloway"
      Then "Worf" is now aboard "Runabout"
      And "Calloway" has been killed
      And "Worf" and "Klag" are now stopped
      And "Calloway" and "Emergency Transporter Armbands" are now in Alice's discard pile
      And nothing else has changed
