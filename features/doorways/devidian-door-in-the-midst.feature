Feature: When the Devidian Door is not used, and what lies beneath a mission
  In the midst of a dilemma or a battle nobody comes out of it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card                    | where           |
      | Alternate Universe Door | on the table    |
      | Devidian Door           | in hand         |
      | Worf                    | in hand         |
      | Geordi La Forge         | on "Excavation" |

  Rule: Nobody comes out of it in answer to a dilemma

    Background:
      Given Bob has:
        | card                 | where              |
        | Impassable Door      | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |

    @ruling=faq96-310-devidian-door-where-played-10 @question=devidian-door-between-dilemmas
    Example: Geordi faces the dilemma as he is
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Devidian Door" on "Excavation"
      Then that is illegal
      And "Worf" is still in Alice's hand

    @ruling=faq96-310-devidian-door-where-played-10 @frame=many
    Example: before the attempt Worf comes
      When Alice uses "Devidian Door" on "Excavation"
      And Alice attempts "Excavation" from "Excavation"
      And chance chooses "Geordi La Forge" from "Geordi La Forge" and "Worf"
      Then "Geordi La Forge" has been killed

    @ruling=faq96-310-devidian-door-where-played-10 @question=devidian-door-between-dilemmas
    Example: nor between two dilemmas
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the end of the encounter with "Impassable Door"
      And Alice responds with "Devidian Door" on "Excavation"
      Then that is illegal
      And "Worf" is still in Alice's hand

    @ruling=faq96-310-devidian-door-where-played-10 @reading=devidian-door-between-dilemmas/yes @frame=many
    Example: as interrupts are played then, he comes between two dilemmas
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the end of the encounter with "Impassable Door"
      And Alice responds with "Devidian Door" on "Excavation"
      Then "Worf" is no longer in Alice's hand
      When chance chooses "Geordi La Forge" from "Geordi La Forge" and "Worf"
      Then "Geordi La Forge" has been killed

    @ruling=faq96-310-devidian-door-where-played-10 @frame=many
    Example: an interrupt is played between them
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | Data              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the end of the encounter with "Impassable Door"
      And Bob responds with "Rogue Borg Mercenaries" on "U.S.S. Enterprise"
      Then "Data" is now stopped

  @ruling=faq96-310-devidian-door-where-played-12
  Rule: An Away Team is reinforced between battles, and not while one is fought

    Background:
      Given it is Bob's turn
      And Bob has:
        | card   | where           |
        | Klag   | on "Excavation" |
        | Nu'Daq | on "Excavation" |

    Example: while they fight nobody comes
      When Bob attacks "Geordi La Forge" with "Klag" and "Nu'Daq"
      And Alice responds with "Devidian Door" on "Excavation"
      Then that is illegal
      And "Worf" is still in Alice's hand

    @frame=many
    Example: nor does anybody come while an interrupt could be played
      Given Alice has:
        | card               | where           |
        | Lojal              | on "Excavation" |
        | Vulcan Nerve Pinch | in hand         |
      When Bob attacks "Geordi La Forge" and "Lojal" with "Klag" and "Nu'Daq"
      And Alice responds with "Devidian Door" on "Excavation"
      Then that is illegal
      And "Worf" is still in Alice's hand
      When chance chooses "Geordi La Forge" from "Geordi La Forge" and "Lojal"
      Then "Geordi La Forge" has been killed

    @frame=many
    Example: he comes before the next battle
      When Alice uses "Devidian Door" on "Excavation"
      And Bob attacks "Geordi La Forge" and "Worf" with "Klag" and "Nu'Daq"
      And chance chooses "Geordi La Forge" from "Geordi La Forge" and "Worf"
      Then "Worf" is now stopped

    @frame=many
    Example: an interrupt that is meant for it is played in a battle
      Given Alice has:
        | card               | where           |
        | Lojal              | on "Excavation" |
        | Vulcan Nerve Pinch | in hand         |
      When Bob attacks "Geordi La Forge" and "Lojal" with "Klag" and "Nu'Daq"
      And Alice responds with "Vulcan Nerve Pinch"
      And chance chooses "Klag" from "Klag" and "Nu'Daq"
      Then "Vulcan Nerve Pinch" is now in Alice's discard pile
      When chance chooses "Geordi La Forge" from "Geordi La Forge" and "Lojal"
      Then "Geordi La Forge" has been killed

  @ruling=faq96-310-devidian-door-where-played-13
  Rule: Beneath a mission the card is a mis-seed, unless there is something there that takes it in

    @frame=many
    Example: whoever is found there is out of play
      When Alice uses "Devidian Door" under "Excavation"
      Then "Worf" is now under "Excavation"
      When Alice attempts "Excavation" from "Excavation"
      Then "Worf" is now out of play

    Example: in a Cryosatellite he is as those who were seeded in it
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card             | where                         |
        | Richard Castillo | in hand                       |
        | Cryosatellite    | under "Explore Black Cluster" |
      When Alice uses "Devidian Door" under "Explore Black Cluster" with "Richard Castillo"
      Then "Richard Castillo" is now under "Cryosatellite"
      And nothing else has changed
