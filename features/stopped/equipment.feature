Feature: Equipment with stopped personnel
  Equipment is stopped with a whole group, and never when only selected personnel are.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where           |
      | U.S.S. Enterprise | at "Excavation" |
      | Data              | on "Excavation" |
      | Worf              | on "Excavation" |
      | Tricorder         | on "Excavation" |

  @ruling=1eS-stopped-33
  Rule: Equipment is stopped with a whole group that fails a dilemma with conditions

    @part=away-team
    Example: a team of two cannot get past Chula: The Dice
      Given Bob has:
        | card            | where              |
        | Chula: The Dice | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data" and "Worf" are now stopped
      And "Tricorder" is now stopped
      And nothing else has changed

    @part=crew
    Example: a crew aboard a station that it came to take fails at friendly fire, and its kit is stopped with it
      Given Alice has:
        | card            | where              |
        | Geordi La Forge | aboard "Empok Nor" |
        | Taitt           | aboard "Empok Nor" |
        | Medical Kit     | aboard "Empok Nor" |
      And Bob has:
        | card          | where             |
        | Empok Nor     | at "Excavation"   |
        | Friendly Fire | under "Empok Nor" |
      When Alice commandeers "Empok Nor"
      And chance chooses "Taitt"
      Then "Geordi La Forge" is now stopped
      And "Medical Kit" is now stopped
      And "Taitt" is now in Alice's discard pile
      And "Friendly Fire" is now on "Empok Nor"
      And "Friendly Fire" is now counted down to 2
      And nothing else has changed

    @part=away-team
    Example: two men fail, and their tricorder is stopped with them, but not the kit aboard their ship
      Given Alice has:
        | card        | where                      |
        | Medical Kit | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data" and "Worf" are now stopped
      And "Tricorder" is now stopped
      And "Medical Kit" is still not stopped
      And nothing else has changed

    @part=away-team
    Example: two men fail where two of Bob's are, and what Bob's carry is not stopped
      Given Bob has:
        | card                | where              |
        | Klag                | on "Excavation"    |
        | Divok               | on "Excavation"    |
        | Medical Kit         | on "Excavation"    |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data", "Worf" and "Tricorder" are now stopped
      And "Medical Kit" is still not stopped
      And nothing else has changed

  @ruling=1eS-stopped-34
  Rule: Equipment is stopped with a whole group that a dilemma without conditions stops

    @part=away-team
    Example: the team helps Sarjenka
      Given Bob has:
        | card     | where              |
        | Sarjenka | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "help her"
      Then "Data" and "Worf" are now stopped
      And "Tricorder" is now stopped
      And "Sarjenka" is now in Alice's point area
      And Alice now has 5 points
      And nothing else has changed

    @part=crew
    Example: the navigator of a crew aboard a station hears voices, and its kit is stopped with it
      Given Alice has:
        | card            | where              |
        | Geordi La Forge | aboard "Empok Nor" |
        | Medical Kit     | aboard "Empok Nor" |
      And Bob has:
        | card               | where             |
        | Empok Nor          | at "Excavation"   |
        | Voices in the Dark | under "Empok Nor" |
      When Alice commandeers "Empok Nor"
      Then "Geordi La Forge" is now stopped
      And "Medical Kit" is now stopped
      And "Voices in the Dark" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-35
  Rule: Equipment is stopped with a whole group that fights

    @part=away-team
    Example: the attacked team and its equipment are stopped, and the attacker with them
      Given Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Data" and "Worf" with "Klag"
      Then "Data" and "Worf" are now stopped
      And "Tricorder" is now stopped
      And "Klag" is now in Bob's discard pile
      And nothing else has changed

    @part=crew
    Example: a crew is attacked by a boarder, and its kit is stopped with it
      Given Alice has:
        | card        | where                      |
        | Tasha Yar   | aboard "U.S.S. Enterprise" |
        | Medical Kit | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card | where                      |
        | Klag | aboard "U.S.S. Enterprise" |
      And it is Bob's turn
      When Bob attacks "Tasha Yar" with "Klag"
      Then "Tasha Yar" is now stopped
      And "Medical Kit" is now stopped
      And "Klag" is now in Bob's discard pile
      And nothing else has changed

    @part=crew
    Example: a boarder attacks, and the disruptor that he has along is stopped with him
      Given Alice has:
        | card      | where                      |
        | Tasha Yar | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card              | where                      |
        | Kurn              | aboard "U.S.S. Enterprise" |
        | Klingon Disruptor | aboard "U.S.S. Enterprise" |
      And it is Bob's turn
      When Bob attacks "Tasha Yar" with "Kurn"
      Then "Kurn" and "Klingon Disruptor" are now stopped
      And "Tasha Yar" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-36
  Rule: Equipment is not stopped when a card stops selected members of the group

    @part=away-team
    Example: four of five stand in the Lineup, and the tricorder stays with the fifth
      Given Alice has:
        | card             | where           |
        | Deanna Troi      | on "Excavation" |
        | Geordi La Forge  | on "Excavation" |
        | William T. Riker | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Lineup | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf", "Deanna Troi", "Geordi La Forge" and "William T. Riker"
      Then "Worf", "Deanna Troi", "Geordi La Forge" and "William T. Riker" are now stopped
      And "Data" is still not stopped
      And "Tricorder" is still not stopped
      And "Lineup" is now in Bob's discard pile
      And nothing else has changed

    @part=crew
    Example: four of a crew of five stand in the Lineup, and the kit stays with the fifth
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And "U.S.S. Enterprise" is at "Explore Black Cluster"
      And Alice has:
        | card             | where                      |
        | Calloway         | aboard "U.S.S. Enterprise" |
        | Alyssa Ogawa     | aboard "U.S.S. Enterprise" |
        | Deanna Troi      | aboard "U.S.S. Enterprise" |
        | Geordi La Forge  | aboard "U.S.S. Enterprise" |
        | William T. Riker | aboard "U.S.S. Enterprise" |
        | Medical Kit      | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card   | where                         |
        | Lineup | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Calloway", "Deanna Troi", "Geordi La Forge" and "William T. Riker"
      Then "Calloway", "Deanna Troi", "Geordi La Forge" and "William T. Riker" are now stopped
      And "Alyssa Ogawa" is still not stopped
      And "Medical Kit" is still not stopped
      And "Lineup" is now in Bob's discard pile
      And nothing else has changed

    @part=other-card
    Example: two doctors use Genetronic Replicator, and the tricorder of their team is not stopped with them
      Given Alice has:
        | card                  | where           |
        | Genetronic Replicator | on the table    |
        | Calloway              | on "Excavation" |
        | Alyssa Ogawa          | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      And Alice responds with "Genetronic Replicator"
      Then "Worf" is now in Alice's hand
      And "Calloway" and "Alyssa Ogawa" are now stopped
      And "Tricorder" is still not stopped
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    @part=away-team
    Example: one of two diplomats blends in and is stopped, and the tricorder goes on with the other
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card    | where              |
        | Blended | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Deanna Troi"
      Then "Deanna Troi" is now stopped
      And "Data" and "Worf" are still not stopped
      And "Tricorder" is still not stopped
      And "Blended" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-37
  Rule: Equipment is not stopped even when the selected members are everyone in the group

    Example: all four of a team stand in the Lineup, and only they are stopped
      Given Alice has:
        | card            | where           |
        | Deanna Troi     | on "Excavation" |
        | Geordi La Forge | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Lineup | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data", "Worf", "Deanna Troi" and "Geordi La Forge" are now stopped
      And "Tricorder" is still not stopped
      And "Lineup" is now in Bob's discard pile
      And nothing else has changed

    Example: the only member of a team blends in and is stopped, and his tricorder is not
      Given "Data" is aboard "U.S.S. Enterprise"
      And Bob has:
        | card    | where              |
        | Blended | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" is now stopped
      And "Tricorder" is still not stopped
      And "Blended" is now in Bob's discard pile
      And nothing else has changed
