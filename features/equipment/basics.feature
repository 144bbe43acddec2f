Feature: Basic rules of equipment
  What equipment does not do by itself.

  @ruling=custom-equipment-26
  Rule: Equipment is carried by those who walk

    Scenario Outline: <who> walks aboard the landed ship, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                 | where                  |
        | Type VI Shuttlecraft | landed on "Excavation" |
        | Tricorder            | on "Excavation"        |
        | Data                 | on "Excavation"        |
      When Alice walks <cards> aboard "Type VI Shuttlecraft"
      Then that is <verdict>

      Examples: A piece of equipment, and one with somebody who carries it
        | who               | cards                  | verdict |
        | a tricorder       | "Tricorder"            | illegal |
        | Data with the one | "Data" and "Tricorder" | legal   |

  @ruling=custom-equipment-27
  Rule: Equipment of an affiliation reports to its own

    Scenario Outline: a Klingon Disruptor reports to <facility>, and that is <verdict>
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | <facility>        | at "Explore Black Cluster" |
        | Klingon Disruptor | in hand                    |
      When Alice reports "Klingon Disruptor" to "<facility>"
      Then that is <verdict>

      Examples: Of another affiliation, of its own, and of none
        | facility           | verdict |
        | Federation Outpost | illegal |
        | Klingon Outpost    | legal   |
        | Neutral Outpost    | legal   |

  @ruling=custom-equipment-02
  Rule: Equipment is for all of its player's who are present

    Example: Worf and Data are stronger with a phaser, and Bob's Galen is not
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                     | where           |
        | Worf                     | on "Excavation" |
        | Data                     | on "Excavation" |
        | Starfleet Type II Phaser | on "Excavation" |
      And Bob has:
        | card  | where           |
        | Galen | on "Excavation" |
      Then the STRENGTH of "Worf" is 12
      And the STRENGTH of "Data" is 14
      And the STRENGTH of "Galen" is 6

    Example: it does not reach those in orbit, nor the opponent's, and each of the team has all of it
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                     | where             |
        | Runabout                 | at "Excavation"   |
        | Taitt                    | aboard "Runabout" |
        | Worf                     | on "Excavation"   |
        | Calloway                 | on "Excavation"   |
        | Starfleet Type II Phaser | on "Excavation"   |
      And Bob has:
        | card         | where           |
        | Simon Tarses | on "Excavation" |
      Then the STRENGTH of "Worf" is 12
      And the STRENGTH of "Calloway" is 5
      And the STRENGTH of "Taitt" is 4
      And the STRENGTH of "Simon Tarses" is 5

  @ruling=custom-equipment-04
  Rule: Equipment that says for whom it is serves nobody else

    Example: a Klingon Disruptor is for Baran, who is of no affiliation, and not for Calloway
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card              | where           |
        | Baran             | on "Excavation" |
        | Calloway          | on "Excavation" |
        | Klingon Disruptor | on "Excavation" |
      Then the STRENGTH of "Baran" is 8
      And the STRENGTH of "Calloway" is 3
