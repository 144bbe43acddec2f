Feature: Leadership from Intelligence
  What HQ: Defensive Measures give to agents, as the Current Rulings word it.

  @ruling=cr14-hq-defensive-measures-erratum-02 @1e-2014
  Rule: Each of its player's personnel with any Intelligence gains one Leadership

    Scenario Outline: <agent> of <player> has <skills>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                   | where        | state   |
        | HQ: Defensive Measures | on the table | face up |
      And <player> has:
        | card    | where           |
        | <agent> | on "Excavation" |
      Then the skills of "<agent>" are <skills>

      Examples:
        | player | agent           | skills                                             |
        | Alice  | Atul            | SECURITY, Klingon Intelligence, Leadership         |
        | Alice  | Entek           | SECURITY, Treachery, Exobiology, Biology, Obsidian Order, Leadership |
        | Alice  | Korinas         | OFFICER, SECURITY, Leadership x2, Treachery, Obsidian Order |
        | Alice  | Linda Larson    | ENGINEER, Physics                                  |
        | Bob    | Atul            | SECURITY, Klingon Intelligence                     |
