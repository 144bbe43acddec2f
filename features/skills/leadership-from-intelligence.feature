Feature: Leadership from Intelligence
  What HQ: Defensive Measures give to agents, as the Current Rulings word it.

  @ruling=cr14-hq-defensive-measures-erratum-02
  Rule: Each of its player's personnel with any Intelligence gains one Leadership

    Example: her agents have it, and neither her engineer nor Bob's agent
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                   | where           | state   |
        | HQ: Defensive Measures | on the table    | face up |
        | Selot                  | on "Excavation" |         |
        | Korinas                | on "Excavation" |         |
        | Mirok                  | on "Excavation" |         |
      And Bob has:
        | card  | where           |
        | Entek | on "Excavation" |
      Then the skills of "Selot" are MEDICAL, Biology, Exobiology, Music, Mindmeld, Memory Omega, Leadership
      And the skills of "Korinas" are OFFICER, SECURITY, Leadership x2, Treachery, Obsidian Order
      And the skills of "Mirok" are SCIENCE, ENGINEER, Astrophysics, Physics
      And the skills of "Entek" are SECURITY, Treachery, Exobiology, Biology, Obsidian Order
