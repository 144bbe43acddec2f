Feature: What objectives of the Borg target, as printed
  Locations, ships and counterparts of one kind only.

  Background:
    Given these made-up cards:
      | card       | type    | kind   | points | attempted by | keywords |
      | Rich World | mission | planet | 35     | any          |          |
      | Poor World | mission | planet | 30     | any          |          |
      | Far Reach  | mission | space  | 35     | any          |          |

  @ruling=custom-cards-383
  Rule: Assimilate Planet targets a planet that is no homeworld, of 35 points or more, without such an objective

    Scenario Outline: it targets <what>, and that is <verdict>
      Given the spaceline:
        | mission           |
        | Rich World        |
        | Poor World        |
        | Far Reach         |
        | Espionage Mission |
      And Alice has:
        | card              | where           |
        | Assimilate Planet | in hand         |
        | Runabout          | at "Rich World" |
      When Alice plays "Assimilate Planet" on "<what>"
      Then that is <verdict>

      Examples: Points, a homeworld, kind, and a card of another type
        | what              | verdict |
        | Rich World        | legal   |
        | Espionage Mission | illegal |
        | Poor World        | illegal |
        | Far Reach         | illegal |
        | Runabout          | illegal |

    Example: it does not target what another objective has targeted
      Given the spaceline:
        | mission    |
        | Rich World |
      And Alice has:
        | card                       | where           |
        | Assimilate Planet [first]  | on "Rich World" |
        | Assimilate Planet [second] | in hand         |
      When Alice plays "Assimilate Planet" [second] on "Rich World"
      Then that is illegal

  @ruling=custom-cards-384
  Rule: Assimilate Homeworld targets a homeworld without such an objective

    Scenario Outline: Assimilate Homeworld targets <what>, and that is <verdict>
      Given the spaceline:
        | mission           |
        | Espionage Mission |
        | Rich World        |
      And Alice has:
        | card                 | where   |
        | Assimilate Homeworld | in hand |
      When Alice plays "Assimilate Homeworld" on "<what>"
      Then that is <verdict>

      Examples: A homeworld, and another planet
        | what              | verdict |
        | Espionage Mission | legal   |
        | Rich World        | illegal |

    Example: it does not target a homeworld that another one has targeted
      Given the spaceline:
        | mission           |
        | Espionage Mission |
      And Alice has:
        | card                          | where                  |
        | Assimilate Homeworld [first]  | on "Espionage Mission" |
        | Assimilate Homeworld [second] | in hand                |
      When Alice plays "Assimilate Homeworld" [second] on "Espionage Mission"
      Then that is illegal

  @ruling=custom-cards-385
  Rule: Assimilate Starship targets an opponent's ship

    Scenario Outline: it targets <what> of <whose>, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Rich World |
      And Alice has:
        | card                | where   |
        | Assimilate Starship | in hand |
      And <whose> has:
        | card   | where   |
        | <what> | <where> |
      When Alice plays "Assimilate Starship" on "<what>"
      Then that is <verdict>

      Examples: His ship, her ship, and his man
        | what     | whose | where           | verdict |
        | Runabout | Bob   | at "Rich World" | legal   |
        | Runabout | Alice | at "Rich World" | illegal |
        | Klag     | Bob   | on "Rich World" | illegal |
