Feature: Assign Support Personnel
  Whom it lets report aboard ships, and whom it downloads.

  @ruling=custom-cards-526
  Rule: Support personnel may report aboard compatible ships that have two or more staffing icons

    Scenario Outline: by the objective of <whose> <who> reports aboard a <affiliation> ship of <staffing>, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And these made-up cards:
        | card      | type | affiliations  | staffing   |
        | Long Ship | ship | <affiliation> | <staffing> |
      And <whose> has:
        | card                     | where        |
        | Assign Support Personnel | on the table |
      And Alice has:
        | card      | where           |
        | Long Ship | at "Excavation" |
        | <who>     | in hand         |
      When Alice reports "<who>" to "Long Ship"
      Then that is <verdict>

      Examples:
        | who    | affiliation | staffing       | whose | verdict |
        | Bochra | Romulan     | command, staff | Alice | legal   |
        | Bochra | Romulan     | staff          | Alice | illegal |
        | Bochra | Federation  | command, staff | Alice | illegal |
        | Bochra | Romulan     | command, staff | Bob   | illegal |
        | Toreth | Romulan     | command, staff | Alice | illegal |

  @ruling=custom-cards-527
  Rule: It downloads support personnel to a ship or facility of their own affiliation; a ship must have two or more staffing icons

    Scenario Outline: Bochra comes to a <affiliation> <place>, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And these made-up cards:
        | card       | type    | affiliations  | staffing   | class   |
        | Long Place | <place> | <affiliation> | <staffing> | <class> |
      And Alice has:
        | card                     | where           |
        | Assign Support Personnel | on the table    |
        | Long Place               | at "Excavation" |
        | Bochra                   | in draw deck    |
      When Alice downloads "Bochra" with "Assign Support Personnel"
      Then that is <verdict>

      Examples:
        | place    | affiliation | staffing       | class   | verdict |
        | ship     | Romulan     | command, staff |         | legal   |
        | ship     | Romulan     | staff          |         | illegal |
        | ship     | Non-Aligned | command, staff |         | illegal |
        | facility | Romulan     |                | outpost | legal   |
        | facility | Neutral     |                | outpost | illegal |

  @ruling=custom-cards-528
  Rule: Once in the game it downloads a personnel of each title

    Scenario Outline: after one Telle it fetches <whom>, and that is <verdict>
      Given the spaceline:
        | mission                    |
        | Acquire Illicit Explosives |
      And Alice has:
        | card                     | where                           |
        | Cardassian Outpost       | at "Acquire Illicit Explosives" |
        | Assign Support Personnel | on the table                    |
        | Dominion War Efforts     | on the table                    |
        | Telle [first]            | in draw deck                    |
        | Telle [second]           | in draw deck                    |
        | Jural                    | in draw deck                    |
      And this has happened:
        | action                                                          |
        | Alice downloads "Telle" [first] with "Assign Support Personnel" |
        | Alice ends the turn                                             |
        | Bob ends the turn                                               |
      When Alice downloads <whom> with "Assign Support Personnel"
      Then that is <verdict>

      Examples:
        | whom             | verdict |
        | "Jural"          | legal   |
        | "Telle" [second] | illegal |

  @ruling=custom-cards-529
  Rule: A player has one of them in play

    Scenario Outline: where <whose> lies on the table Alice plays hers, and that is <verdict>
      Given <player> has:
        | card                           | where        |
        | Assign Support Personnel [old] | on the table |
      And Alice has:
        | card                           | where   |
        | Assign Support Personnel [new] | in hand |
      When Alice plays "Assign Support Personnel" [new]
      Then that is <verdict>

      Examples:
        | whose        | player | verdict |
        | her own      | Alice  | illegal |
        | one of Bob's | Bob    | legal   |
