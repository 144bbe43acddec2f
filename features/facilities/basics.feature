Feature: Basic rules of facilities
  Whose they are.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-facilities-40
  Rule: A player's outposts are for his own cards

    Scenario Outline: Alice docks at an outpost of <player>, and that is <verdict>
      Given <player> has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Data     | aboard "Runabout" |
      When Alice docks "Runabout" at "Federation Outpost"
      Then that is <verdict>

      Examples: Hers, and his
        | player | verdict |
        | Alice  | legal   |
        | Bob    | illegal |

    Scenario Outline: Data reports to an outpost of <player>, and that is <verdict>
      Given <player> has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      And Alice has:
        | card | where   |
        | Data | in hand |
      When Alice reports "Data" to "Federation Outpost"
      Then that is <verdict>

      Examples: Hers, and his
        | player | verdict |
        | Alice  | legal   |
        | Bob    | illegal |

  @ruling=custom-facilities-41
  Rule: A headquarters is for compatible cards of both players

    Scenario Outline: <who> reports to the Federation's, which Bob has played, and that is <verdict>
      Given these made-up cards:
        | card         | type     | class        | affiliations | shields |
        | Hall of Rule | facility | headquarters | Federation   | 20      |
      And Bob has:
        | card         | where           |
        | Hall of Rule | on "Excavation" |
      And Alice has:
        | card  | where   |
        | <who> | in hand |
      When Alice reports "<who>" to "Hall of Rule"
      Then that is <verdict>

      Examples: One who goes with it, and one who does not
        | who  | verdict |
        | Data | legal   |
        | Klag | illegal |
