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
