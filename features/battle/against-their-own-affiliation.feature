Feature: Battles against one's own affiliation
  Agents whom HQ: Defensive Measures let attack their own people.

  @ruling=cr14-hq-defensive-measures-erratum-03 @1e-2014
  Rule: Its player's personnel with any Intelligence may begin a battle against their own affiliation

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                   | where           | state   |
        | HQ: Defensive Measures | on the table    | face up |
        | Korinas                | on "Excavation" |         |
        | Dukat                  | on "Excavation" |         |
      And Bob has:
        | card      | where           |
        | Boheeka      | on "Excavation" |
        | Enabran Tain | on "Excavation" |
        | Etana Jol    | on "Excavation" |

    Example: of two Cardassians only the agent attacks one of Bob's, whose agent attacks none of hers
      Then these are legal:
        | action                                     |
        | Alice attacks "Boheeka" with "Korinas"   |
        | Alice attacks "Etana Jol" with "Dukat"     |
      And these are illegal:
        | action                                             |
        | Alice attacks "Boheeka" with "Dukat"               |
        | Alice attacks "Boheeka" with "Korinas" and "Dukat" |
      When Alice ends the turn
      Then these are illegal:
        | action                                  |
        | Bob attacks "Dukat" with "Enabran Tain" |
