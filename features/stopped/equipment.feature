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

  @ruling=1eS-stopped-33 @1e-glossary @1e-2014
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
    Example: a crew of one cannot either, and its kit aboard is stopped with it
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card            | where                      |
        | Runabout        | at "Explore Black Cluster" |
        | Geordi La Forge | aboard "Runabout"          |
        | Medical Kit     | aboard "Runabout"          |
      And Bob has:
        | card            | where                         |
        | Chula: The Dice | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Runabout" and "Geordi La Forge" are now stopped
      And "Medical Kit" is now stopped
      And nothing else has changed

  @ruling=1eS-stopped-34 @1e-glossary @1e-2014
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
    Example: the crew that meets DNA Clues rests, and its kit aboard with it
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And "U.S.S. Enterprise" is at "Explore Black Cluster"
      And "Data" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card        | where                      |
        | Medical Kit | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card      | where                         |
        | DNA Clues | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice chooses the word "stop"
      Then "Data" is now stopped
      And "Medical Kit" is now stopped
      And "Tricorder" is still not stopped
      And "DNA Clues" is now on "Explore Black Cluster"

  @ruling=1eS-stopped-35 @1e-glossary @1e-2014
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
    Example: the kit aboard a ship that is attacked is stopped with its crew
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Geordi La Forge | aboard "Runabout" |
        | Medical Kit     | aboard "Runabout" |
      And Bob has:
        | card         | where                 |
        | I.K.S. Buruk | at "Excavation"       |
        | Klag         | aboard "I.K.S. Buruk" |
      And it is Bob's turn
      When Bob attacks "Runabout" with "I.K.S. Buruk"
      Then "Runabout" and "Geordi La Forge" are now stopped
      And "Medical Kit" is now stopped
      And "Runabout" is now damaged
      And "I.K.S. Buruk" and "Klag" are now stopped
      And nothing else has changed

  @ruling=1eS-stopped-36 @1e-glossary @1e-2014
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

  @ruling=1eS-stopped-37 @1e-glossary @1e-2014
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
