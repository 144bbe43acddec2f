Feature: Basic rules of docking

  @ruling=custom-docking-20
  Rule: Ships dock at facilities in space

    Scenario Outline: the facility is <what>, and to dock there is <verdict>
      Given these made-up cards:
        | card      | type     | class   | affiliations | shields |
        | Port Hall | facility | <class> | Federation   | 20      |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where                |
        | Port Hall | <where> "Excavation" |
        | Runabout  | at "Excavation"      |
        | Data      | aboard "Runabout"    |
      When Alice docks "Runabout" at "Port Hall"
      Then that is <verdict>

      Examples: On the planet, and in space
        | what           | class        | where | verdict |
        | a headquarters | headquarters | on    | illegal |
        | an outpost     | outpost      | at    | legal   |

    Example: a ship that reports to a headquarters is in orbit
      Given these made-up cards:
        | card      | type     | class        | affiliations | shields |
        | Port Hall | facility | headquarters | Federation   | 20      |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where           |
        | Port Hall | on "Excavation" |
        | Runabout  | in hand         |
      When Alice reports "Runabout" to "Port Hall"
      Then "Runabout" is now at "Excavation"
      And nothing else has changed
