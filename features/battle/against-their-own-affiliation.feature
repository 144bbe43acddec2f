Feature: Battles against one's own affiliation
  Agents whom HQ: Defensive Measures let attack their own people.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=cr14-hq-defensive-measures-erratum-03
  Rule: Its player's personnel with any Intelligence may begin a battle against their own affiliation

    Background:
      Given Alice has:
        | card                   | where           | state   |
        | HQ: Defensive Measures | on the table    | face up |
        | Korinas                | on "Excavation" |         |
        | Danar                  | on "Excavation" |         |

    Example: of two Cardassians only the agent attacks one of Bob's, whose agent attacks none of hers
      Given Bob has:
        | card      | where           |
        | Boheeka      | on "Excavation" |
        | Entek | on "Excavation" |
        | Amarie    | on "Excavation" |
      Then these are legal:
        | action                                     |
        | Alice attacks "Boheeka" with "Korinas"   |
        | Alice attacks "Amarie" with "Danar"     |
      And these are illegal:
        | action                                             |
        | Alice attacks "Boheeka" with "Danar"               |
        | Alice attacks "Boheeka" with "Korinas" and "Danar" |
      When Alice ends the turn
      Then these are illegal:
        | action                                  |
        | Bob attacks "Danar" with "Entek" |

    Example: an agent of the Federation attacks the Federation, and still nobody else
      Given these made-up cards:
        | card         | type      | affiliations | skills     | strength |
        | Agent Harrow | personnel | Federation   | Section 31 | 6        |
      And Alice has:
        | card         | where           |
        | Agent Harrow | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Taitt  | on "Excavation" |
        | Amarie | on "Excavation" |
      Then these are legal:
        | action                                     |
        | Alice attacks "Taitt" with "Agent Harrow" |
      And these are illegal:
        | action                                      |
        | Alice attacks "Amarie" with "Agent Harrow" |
