Feature: Security joins the fight, as printed
  Whoever fights on a station has the guards of the Security Office to reckon with.

  Background:
    Given these made-up cards:
      | card        | type      | affiliations | skills   | strength |
      | Plain Guard | personnel | Cardassian   | SECURITY | 9        |
      | Plain Clerk | personnel | Cardassian   |          | 2        |
    And these locations:
      | location        |
      | Eliminate Virus |

  @ruling=custom-cards-580
  Rule: Personnel in the Security Office join a battle elsewhere on the station, if one of them has SECURITY

    Background:
      Given Alice has:
        | card            | where                 |
        | Nor             | at "Eliminate Virus"  |
        | Infirmary       | in the sites of "Nor" |
        | Security Office | in the sites of "Nor" |
        | Plain Clerk     | aboard "Infirmary"    |

    @frame=many
    Example: the guard comes to the Infirmary, and Klag is killed
      Given Alice has:
        | card        | where                    |
        | Plain Guard | aboard "Security Office" |
      And Bob has:
        | card | where              |
        | Klag | aboard "Infirmary" |
      And it is Bob's turn
      When Bob attacks "Plain Clerk" with "Klag"
      And Alice responds with "Security Office"
      Then "Plain Guard" is now aboard "Infirmary"
      And "Klag" has been killed

    Scenario Outline: the battle is fought <where>, and for the guard to join is <verdict>
      Given Alice has:
        | card        | where                    |
        | Plain Guard | aboard "Security Office" |
        | Fair Clerk  | <place>                  |
      And these made-up cards:
        | card       | type      | affiliations | strength |
        | Fair Clerk | personnel | Cardassian   | 2        |
      And Bob has:
        | card | where   |
        | Klag | <place> |
      And it is Bob's turn
      When Bob attacks "Fair Clerk" with "Klag"
      And Alice responds with "Security Office"
      Then that is <verdict>

      Examples: On the planet below, and in another site
        | where                | place                | verdict |
        | on the planet        | on "Eliminate Virus" | illegal |
        | in the Infirmary     | aboard "Infirmary"   | legal   |

    @frame=many
    Example: Bob's own guard joins him on Alice's station
      Given these made-up cards:
        | card         | type      | affiliations | skills   | strength |
        | Hired Guard  | personnel | Klingon      | SECURITY | 9        |
      And Bob has:
        | card        | where                    |
        | Klag        | aboard "Infirmary"       |
        | Hired Guard | aboard "Security Office" |
      And it is Bob's turn
      When Bob attacks "Plain Clerk" with "Klag"
      And Bob responds with "Security Office"
      Then "Hired Guard" is now aboard "Infirmary"
      And "Plain Clerk" has been killed
