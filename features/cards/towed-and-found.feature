Feature: Towed, found and healed, as printed
  What interrupts and events need where they act.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-408
  Rule: Ship Seizure is for an empty ship in space that is not docked, where its player has a Tractor Beam

    Scenario Outline: a <what> <where> is towed with the tug of <whose> <there>, and that is <verdict>
      Given these made-up cards:
        | card      | type | affiliations | keywords     | range | weapons | shields |
        | Stout Tug | ship | Federation   | Tractor Beam | 7     | 5       | 6       |
        | Light Tug | ship | Federation   |              | 7     | 5       | 6       |
      And <whose> has:
        | card  | where        |
        | <tug> | at "<there>" |
      And Alice has:
        | card         | where   |
        | Ship Seizure | in hand |
      And Bob has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Runabout           | <where>         |
      When Alice plays "Ship Seizure" on "<what>"
      Then that is <verdict>

      Examples: The ship, the tug, and where they are
        | what               | where                          | whose | tug       | there          | verdict |
        | Runabout           | at "Excavation"                | Alice | Stout Tug | Excavation     | legal   |
        | Runabout           | docked at "Federation Outpost" | Alice | Stout Tug | Excavation     | illegal |
        | Runabout           | at "Excavation"                | Alice | Light Tug | Excavation     | illegal |
        | Runabout           | at "Excavation"                | Alice | Stout Tug | Relief Mission | illegal |
        | Runabout           | at "Excavation"                | Bob   | Stout Tug | Excavation     | illegal |
        | Federation Outpost | at "Excavation"                | Alice | Stout Tug | Excavation     | illegal |

  @ruling=custom-cards-409
  Rule: Tachyon Detection Grid is for a cloaked ship, and needs four ships

    Scenario Outline: with <count> ships of <whose> on a ship that is <state>, and that is <verdict>
      Given these made-up cards:
        | card        | type | affiliations | keywords        | range | weapons | shields |
        | Dark Raider | ship | Romulan      | Cloaking Device | 7     | 5       | 6       |
      And Alice has:
        | card                   | where               |
        | Tachyon Detection Grid | in hand             |
        | Calloway               | on "Relief Mission" |
        | Data                   | on "Relief Mission" |
        | Worf                   | on "Relief Mission" |
        | Deanna Troi            | on "Relief Mission" |
      And <whose> has:
        | card     | where               | count   |
        | Runabout | at "Relief Mission" | <count> |
      And Bob has:
        | card        | where           |
        | Dark Raider | at "Excavation" |
      And "Dark Raider" is <state>
      When Alice plays "Tachyon Detection Grid" on "Dark Raider"
      Then that is <verdict>

      Examples: Four, three, his, and a ship that is not cloaked
        | whose | count | state       | verdict |
        | Alice | 4     | cloaked     | legal   |
        | Alice | 3     | cloaked     | illegal |
        | Bob   | 4     | cloaked     | illegal |
        | Alice | 4     | not cloaked | illegal |

  @ruling=custom-cards-410
  Rule: La Forge Maneuver is for a cloaked ship at a planet

    Scenario Outline: it is at <where>, which <whose> seeded, and <state>, and that is <verdict>
      Given these made-up cards:
        | card        | type | affiliations | keywords        | range | weapons | shields |
        | Dark Raider | ship | Romulan      | Cloaking Device | 7     | 5       | 6       |
      And the spaceline:
        | mission | seeded by |
        | <where> | <whose>   |
      And Alice has:
        | card              | where   |
        | La Forge Maneuver | in hand |
      And Bob has:
        | card        | where        |
        | Dark Raider | at "<where>" |
      And "Dark Raider" is <state>
      When Alice plays "La Forge Maneuver" on "Dark Raider"
      Then that is <verdict>

      Examples: A planet, space, and a ship that is not cloaked
        | where                   | whose | state       | verdict |
        | Covert Rescue           | Alice | cloaked     | legal   |
        | Covert Rescue           | Bob   | cloaked     | legal   |
        | Study Stellar Collision | Alice | cloaked     | illegal |
        | Covert Rescue           | Alice | not cloaked | illegal |

  @ruling=custom-cards-411
  Rule: Genetronic Replicator needs two with MEDICAL who are not stopped

    @frame=many
    Example: two of three doctors help, and a stopped one does not
      Given these made-up cards:
        | card       | type      | affiliations | skills  |
        | First Doc  | personnel | Federation   | MEDICAL |
        | Second Doc | personnel | Federation   | MEDICAL |
        | Third Doc  | personnel | Federation   | MEDICAL |
        | Tired Doc  | personnel | Federation   | MEDICAL |
        | Miner      | personnel | Federation   | Geology |
      And Alice has:
        | card                  | where           | state   |
        | Genetronic Replicator | on the table    |         |
        | First Doc             | on "Excavation" |         |
        | Second Doc            | on "Excavation" |         |
        | Third Doc             | on "Excavation" |         |
        | Tired Doc             | on "Excavation" | stopped |
        | Miner                 | on "Excavation" |         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation" with "First Doc", "Second Doc", "Third Doc" and "Miner"
      And chance chooses "Miner"
      And Alice responds with "Genetronic Replicator"
      And Alice chooses "First Doc" and "Third Doc" from "First Doc", "Second Doc" and "Third Doc"
      Then "Miner" is now in Alice's hand
      And "Miner" has not been killed
      And "First Doc" and "Third Doc" are now stopped

  @ruling=custom-cards-412
  Rule: Rescue Captives frees all captives of its player's, and nullifies what is done to them

    @frame=many
    Example: both of Alice's are free, and Bob's is not
      Given Alice has:
        | card               | where            | state   |
        | Federation Outpost | at "Excavation"  |         |
        | Rescue Captives    | in hand          |         |
        | Calloway           | aboard "Haakona" | captive |
        | Deanna Troi        | aboard "Haakona" | captive |
        | Runabout           | at "Excavation"  |         |
      And Bob has:
        | card          | where               | state   |
        | Haakona       | at "Relief Mission" |         |
        | Taris         | aboard "Haakona"    |         |
        | Klag          | aboard "Runabout"   | captive |
        | Interrogation | on "Calloway"       |         |
      When Alice plays "Rescue Captives"
      Then "Calloway" and "Deanna Troi" are no longer captive
      And "Calloway" and "Deanna Troi" are now aboard "Federation Outpost"
      And "Interrogation" has been nullified
      And "Klag" is still captive
